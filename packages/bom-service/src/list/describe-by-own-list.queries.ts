import { exactNumber } from '@schrankwerk/domain/bom'
import { sql } from 'kysely'
import type { BomDb, LineView } from '../keeper/bom-owner.ts'

/** What tells which article a line asks for. */
interface Numbered {
  orderNumber: string | null
  manufacturerNumber: string | null
  manufacturerName: string | null
  description: string | null
}

interface Named {
  number: string
  manufacturer: string | null
  description: string
}

const numbersOf = ({ orderNumber, manufacturerNumber }: Numbered): string[] =>
  [orderNumber, manufacturerNumber].filter((number) => number !== null).map(exactNumber)

/**
 * Lines of another company's list whose texts stay theirs, and that no article describes, in the words that the asker's
 * own list has for the same number, unless it names another manufacturer.
 */
export async function describeByOwnList<Line extends Numbered>(
  db: BomDb,
  lines: Line[],
  { hidesOwnTexts, ownList }: Pick<LineView, 'hidesOwnTexts' | 'ownList'>,
): Promise<Line[]> {
  const numbers = lines.filter(({ description }) => description === null).flatMap(numbersOf)
  if (!hidesOwnTexts || ownList === undefined || numbers.length === 0) return lines
  const { rows } = await sql<Named>`
    select distinct on (number, manufacturer) number, manufacturer, description
    from bom_line join bom on bom.id = bom_line.bom_id
    cross join lateral (values (upper(trim(order_number))), (upper(trim(manufacturer_number)))) by_number (number)
    cross join lateral (values (lower(trim(manufacturer_name)))) by_maker (manufacturer)
    where ${ownList} and number = any(${numbers}::text[]) and description <> ''
    order by number, manufacturer, position`.execute(db)
  const named = Map.groupBy(rows, ({ number }) => number)
  const wordsFor = (line: Line): string | null => {
    const own = line.manufacturerName?.trim().toLowerCase()
    const fits = ({ manufacturer }: Named) => !own || !manufacturer || manufacturer === own
    return (
      numbersOf(line)
        .flatMap((number) => named.get(number) ?? [])
        .find(fits)?.description ?? null
    )
  }
  return lines.map((line) => (line.description === null ? { ...line, description: wordsFor(line) } : line))
}
