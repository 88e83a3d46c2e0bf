import {
  changeOfferState,
  copyEnquiry,
  createEnquiry,
  createOffer,
  type EnquiryInput,
  getEnquiry,
  getOffer,
  mapBom,
  reviseOffer,
  updateEnquiry,
  updateOffer,
} from '@schrankwerk/contracts'
import { pumpControl, writeGermanCsv, writeOldXls, writeTitledXlsx } from './parts-lists.ts'
import type { Person } from './people.ts'
import { smallPdf } from './small-pdf.ts'

export interface People {
  nordhafen: Person
  westhalde: Person
  suedtal: Person
  elbaue: Person
  rheinbogen: Person
}

/** Calendar date so many days from now. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Reading = { suggestedMapping: { importHeader: string; articleField: string | null }[] }

/** Uploads a parts list and takes every suggestion, as a buyer in a hurry does. */
async function withPartsList(
  customer: Person,
  enquiryId: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const reading = (await customer.upload('/enquiry/bom/upload', { name, bytes }, { enquiryId })) as Reading
  const mapping = reading.suggestedMapping.filter((entry) => entry.articleField !== null)
  await customer.call(mapBom, {
    query: { enquiryId },
    fields: { mapping: mapping.map(({ importHeader, articleField }) => ({ importHeader, articleField })) },
  })
}

async function draft(customer: Person, input: EnquiryInput): Promise<string> {
  const { id } = await customer.call(createEnquiry, { body: input })
  return id
}

async function release(customer: Person, id: string): Promise<void> {
  await customer.upload(
    '/file/',
    { name: 'Schaltplan.pdf', bytes: smallPdf('Schaltplan') },
    { path: `enquiry/${id}`, fileType: 'CIRCUIT_DIAGRAM' },
  )
  const { editVersion } = await customer.call(getEnquiry, { query: { id } })
  await customer.call(updateEnquiry, { body: { id, editVersion, released: true } })
}

async function offer(
  supplier: Person,
  enquiryId: string,
  offerNumber: string,
  price: number,
  released = true,
) {
  const { id } = await supplier.call(createOffer, {
    body: { enquiryId, offerNumber, price, desiredDeliveryDate: inDays(42), deliveryCondition: 'DAP' },
  })
  if (released) await releaseOffer(supplier, id, offerNumber)
  return id
}

async function releaseOffer(supplier: Person, id: string, offerNumber: string): Promise<void> {
  await supplier.upload(
    '/file/',
    { name: `Angebot ${offerNumber}.pdf`, bytes: smallPdf(`Angebot ${offerNumber}`) },
    { path: `offer/${id}`, fileType: 'OFFER' },
  )
  const { editVersion } = await supplier.call(getOffer, { query: { id } })
  await supplier.call(updateOffer, { body: { id, editVersion, released: true } })
}

async function order(customer: Person, offerId: string): Promise<void> {
  await customer.upload(
    '/file/',
    { name: 'Bestellung.pdf', bytes: smallPdf('Bestellung') },
    { path: `offer/${offerId}`, fileType: 'ORDER' },
  )
  await customer.call(changeOfferState, { query: { offerId, state: 'ACCEPTED' } })
}

async function confirm(supplier: Person, offerId: string): Promise<void> {
  await supplier.upload(
    '/file/',
    { name: 'Auftragsbestätigung.pdf', bytes: smallPdf('Auftragsbestaetigung') },
    { path: `offer/${offerId}`, fileType: 'ORDER_CONFIRMATION' },
  )
  await supplier.call(changeOfferState, { query: { offerId, state: 'CONFIRMED' } })
}

/** Enquiries and offers in every state there is, made through the portal's own calls. */
export async function writeEnquiries({
  nordhafen,
  westhalde,
  suedtal,
  elbaue,
  rheinbogen,
}: People): Promise<void> {
  const base = { deliveryCondition: 'DAP', desiredDeliveryDate: inDays(60), amount: 2 } as const

  // A draft as one leaves it in the evening.
  const begun = await draft(nordhafen, {
    title: 'Pumpensteuerung Kai 4',
    referenceNumber: 'NH-2601',
    ...base,
  })
  await withPartsList(nordhafen, begun, 'Pumpensteuerung.xlsx', await writeTitledXlsx(pumpControl))

  // Released, with offers in every stage.
  const open = await draft(nordhafen, {
    title: 'Kransteuerung Halle 2',
    referenceNumber: 'NH-2602',
    ...base,
    offerDeadline: inDays(14),
    deviceIdentification: 'DOUBLE',
    componentLabel: 'YELLOW_TAPE',
    mountingPlateLabel: 'PLASTIC',
  })
  await withPartsList(nordhafen, open, 'Kransteuerung.csv', writeGermanCsv(pumpControl))
  await release(nordhafen, open)
  await offer(suedtal, open, 'ST-7001', 8420)
  await offer(elbaue, open, 'EA-310', 8990.5, false)
  const declined = await offer(rheinbogen, open, 'RB-55', 11_300)
  await nordhafen.call(changeOfferState, {
    query: { offerId: declined, state: 'DECLINED', rejectionReason: 'PRICE_NOT_AS_EXPECTED' },
  })

  // Ordered, waiting for the confirmation.
  const ordered = await draft(westhalde, {
    title: 'Bandantrieb 7',
    referenceNumber: 'WH-118',
    ...base,
    amount: 1,
  })
  await withPartsList(westhalde, ordered, 'Bandantrieb.xls', writeOldXls(pumpControl))
  await release(westhalde, ordered)
  const first = await offer(elbaue, ordered, 'EA-311', 4100)
  const second = await elbaue.call(reviseOffer, { query: { offerId: first } })
  await releaseOffer(elbaue, second.id, 'EA-311')
  await order(westhalde, second.id)

  // Confirmed: the enquiry is closed, the other offer declined by itself.
  const done = await draft(westhalde, { title: 'Brecher 2, Einspeisung', referenceNumber: 'WH-117', ...base })
  await withPartsList(westhalde, done, 'Brecher.xlsx', await writeTitledXlsx(pumpControl))
  await release(westhalde, done)
  const won = await offer(suedtal, done, 'ST-6990', 15_780)
  await offer(rheinbogen, done, 'RB-54', 16_200)
  await order(westhalde, won)
  await confirm(suedtal, won)

  // Closed by hand, archived, and a copy.
  const closed = await draft(nordhafen, {
    title: 'Testschrank Labor',
    referenceNumber: 'NH-2590',
    ...base,
    amount: 1,
  })
  await withPartsList(nordhafen, closed, 'Labor.csv', writeGermanCsv(pumpControl.slice(0, 8)))
  await release(nordhafen, closed)
  const { editVersion } = await nordhafen.call(getEnquiry, { query: { id: closed } })
  await nordhafen.call(updateEnquiry, { body: { id: closed, editVersion, closed: true } })
  await westhalde.call(copyEnquiry, { query: { id: done } })
}
