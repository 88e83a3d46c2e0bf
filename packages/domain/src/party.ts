/** The two sides of an enquiry and its offers. */
export type Party = 'CUSTOMER' | 'SUPPLIER'
