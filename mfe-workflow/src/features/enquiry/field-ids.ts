import type { EnquiryField } from './enquiry-values.ts'

/** Id of a field's input on the page, for jumps. */
export const fieldId = (field: EnquiryField): string => `enquiry-${field}`
