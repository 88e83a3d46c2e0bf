import { emptyBom } from '@schrankwerk/bom-ui'
import type { Enquiry, FileItem } from '@schrankwerk/contracts'
import { missingForEnquiryRelease } from '@schrankwerk/domain'
import { todayInBerlin } from '@schrankwerk/portal-ui/today-in-berlin'
import { emptyValues } from './enquiry-values.ts'

const createDate = '2026-11-02T08:30:00.000Z'
export const enquiryId = '01990000-0000-7000-8000-00000000000a'

/** A customer's draft for tests, changed by what is given; what is missing follows from it. */
export const anEnquiry = (part: Partial<Enquiry> = {}): Enquiry => {
  const enquiry: Enquiry = {
    id: enquiryId,
    customerId: '01990000-0000-7000-8000-000000000001',
    companyId: '01990000-0000-7000-8000-000000000002',
    customerName: 'Anlagenbau Nord',
    supplierName: null,
    offerCount: 0,
    declinedCount: 0,
    awardedState: null,
    price: null,
    ...emptyValues,
    state: 'DRAFT',
    released: false,
    releaseDate: null,
    closed: false,
    archived: false,
    invalidated: false,
    createDate,
    lastUpdate: createDate,
    editVersion: 1,
    fileItems: [],
    ...emptyBom,
    missing: [],
    recommended: [],
    allowedActions: ['edit', 'release', 'uploadFile', 'copy', 'archive'],
    allowedFileTypes: ['BILL_OF_MATERIAL', 'CIRCUIT_DIAGRAM', 'LEGAL_DOCUMENT', 'UNKNOWN'],
    changeEntries: [],
    ...part,
  }
  const fileTypes = enquiry.fileItems.map(({ fileType }) => fileType)
  return {
    ...enquiry,
    missing: enquiry.released ? [] : missingForEnquiryRelease({ ...enquiry, fileTypes }, todayInBerlin()),
  }
}

export const aFile = (part: Partial<FileItem> = {}): FileItem => {
  const id = part.id ?? '01990000-0000-7000-8000-0000000000f1'
  return {
    id,
    filename: 'Schaltplan.pdf',
    path: `enquiry/${enquiryId}/${id}`,
    fileType: 'CIRCUIT_DIAGRAM',
    size: 250_000,
    sha256: 'a'.repeat(64),
    createDate,
    frozen: false,
    lapsed: false,
    unreadable: null,
    allowedActions: ['delete', 'retype'],
    ...part,
  }
}
