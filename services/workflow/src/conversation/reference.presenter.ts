import type { Reference, ReferenceInput } from '@schrankwerk/contracts'
import type { Kysely } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { Asker } from '../enquiry/enquiry.queries.ts'
import { pathOf } from '../file/file.presenter.ts'
import { ownerOfPath } from '../owner/owner.ts'
import { enquiriesSeenBy, linesSeenBy, sharedFilesSeenBy } from './reference.queries.ts'

type Db = Kysely<WorkflowTables>

/** A message that may point at something, with the enquiry its conversation is about. */
export interface Pointing {
  id: string
  enquiry_id: string
  reference: ReferenceInput | null
}
type Pointed = Pointing & { reference: ReferenceInput }

/** What these messages point at, as this reader may see it now; null where he may not, or where it is gone. */
export async function presentReferences(
  db: Db,
  asker: Asker,
  messages: readonly Pointing[],
): Promise<Map<string, Reference | null>> {
  const pointed = messages.filter((message): message is Pointed => message.reference !== null)
  const [lines, files, enquiries] = await Promise.all([
    byId(
      pointed.flatMap(({ reference }) => (reference.kind === 'LINE' ? [reference.lineId] : [])),
      (ids) => linesSeenBy(db, asker, ids),
    ),
    byId(
      pointed.flatMap(({ reference }) => fileIdOf(reference) ?? []),
      (ids) => sharedFilesSeenBy(db, asker, ids),
    ),
    byId(
      pointed.flatMap(({ reference, enquiry_id }) => (reference.kind === 'CONDITION' ? [enquiry_id] : [])),
      (ids) => enquiriesSeenBy(db, asker, ids),
    ),
  ])

  const present = ({ reference, enquiry_id }: Pointed): Reference | null => {
    if (reference.kind === 'CONDITION')
      return enquiries.has(enquiry_id) ? { ...reference, enquiryId: enquiry_id, offerId: null } : null
    if (reference.kind === 'LINE') {
      const line = lines.get(reference.lineId)
      if (line?.about_enquiry_id !== enquiry_id) return null
      return { ...reference, ...placeOf(line), position: line.position }
    }
    const file = files.get(fileIdOf(reference) as string)
    if (file?.about_enquiry_id !== enquiry_id || pathOf(file) !== reference.path) return null
    if (reference.kind === 'PLACE' && file.media_type !== 'application/pdf') return null
    return { ...reference, ...placeOf(file), filename: file.filename }
  }
  return new Map(pointed.map((message) => [message.id, present(message)]))
}

const placeOf = (row: { enquiry_id: string | null; offer_id: string | null }) => ({
  enquiryId: row.enquiry_id,
  offerId: row.offer_id,
})

const fileIdOf = (reference: ReferenceInput): string | undefined =>
  'path' in reference ? ownerOfPath(reference.path).fileId : undefined

async function byId<Row extends { id: string }>(
  ids: readonly string[],
  find: (ids: string[]) => Promise<Row[]>,
): Promise<Map<string, Row>> {
  if (ids.length === 0) return new Map()
  return new Map((await find([...new Set(ids)])).map((row) => [row.id, row]))
}
