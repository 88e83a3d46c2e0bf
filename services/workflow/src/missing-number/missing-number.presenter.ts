import type { MissingNumber, MissingNumberDetail } from '@schrankwerk/contracts'
import type { Actor, Sendable } from '@schrankwerk/service-kit'
import type { companiesOf, MissingNumberRow, spellingsOf } from './missing-number.queries.ts'

/** Number, manufacturer and counts: nothing else of any list, and nobody whose list it is. */
export const presentMissingNumber = (row: MissingNumberRow): Sendable<MissingNumber> => ({
  id: row.id,
  number: row.number,
  manufacturerName: row.manufacturer_name || null,
  kind: row.is_order_number ? 'ORDER_NUMBER' : 'MANUFACTURER_NUMBER',
  lines: row.lines,
  enquiries: row.enquiries,
  lastAt: row.last_at,
  state: row.state,
})

type Rows<Query extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Query>>

/** Whether the asker learns whose released enquiries have a number. */
export const seesCompanies = ({ companyType, admin }: Pick<Actor, 'companyType' | 'admin'>): boolean =>
  companyType === 'ADMIN' && admin

/** `companies` is undefined for whom they are not. */
export const presentMissingNumberDetail = (
  row: MissingNumberRow,
  spellings: Rows<typeof spellingsOf>,
  companies: Rows<typeof companiesOf> | undefined,
): Sendable<MissingNumberDetail> => ({
  ...presentMissingNumber(row),
  spellings: spellings.map((spelling) => ({ ...spelling, lines: Number(spelling.lines) })),
  ...(companies && {
    companies: companies.map(({ companyId, name, enquiries }) => ({
      companyId,
      name: name ?? '',
      enquiries: Number(enquiries),
    })),
  }),
})
