import type { BusinessCounts, Company, CompanyRow } from '@schrankwerk/contracts'

/** What component tests look at; changed by what is given. */
export const companyId = '01990000-0000-7000-8000-0000000000c1'
export const operatorId = '01990000-0000-7000-8000-0000000000c9'
const instant = '2026-03-04T09:05:00.000Z'

export const aListedCompany = (part: Partial<CompanyRow> = {}): CompanyRow => ({
  id: companyId,
  name: 'Nordhafen Anlagenbau',
  type: 'CUSTOMER',
  zip: '20457',
  city: 'Hamburg',
  customerNumber: 'K-1001',
  state: 'active',
  mailConfirmed: true,
  users: 3,
  createDate: instant,
  ...part,
})

export const aCompany = (part: Partial<Company> = {}): Company => ({
  id: companyId,
  name: 'Nordhafen Anlagenbau',
  type: 'CUSTOMER',
  active: true,
  pendingRegistration: false,
  additionalInfo: null,
  customerNumber: 'K-1001',
  address: {
    id: '01990000-0000-7000-8000-0000000000d1',
    street: 'Am Kai',
    houseNo: '4',
    zip: '20457',
    city: 'Hamburg',
    country: 'Deutschland',
    createDate: instant,
    lastUpdate: instant,
  },
  editVersion: 4,
  createDate: instant,
  lastUpdate: instant,
  changeEntries: [],
  ...part,
})

export const someBusiness: BusinessCounts = {
  drafts: 1,
  releasedEnquiries: 2,
  closedEnquiries: 0,
  openOffers: 5,
  declinedOffers: 0,
  orders: 7,
  jobs: 0,
}
