import { bareEan, isEan } from '@schrankwerk/domain/bom'
import type { Cell } from '@schrankwerk/spreadsheet'
import { headerUnit } from '../import-file/header-unit.ts'
import { shownOf, textOf, textOrNull } from './cell-text.ts'
import type { ColumnPlan } from './column-plan.ts'
import type { MasterNames } from './master-names.ts'
import { fitting, readAmount } from './read-amount.ts'
import { readCountry } from './read-country.ts'
import { type Note, readDays, readFlag, readMeasure, type Unread } from './read-values.ts'
import { isShortenedNumber } from './rows-without-article.ts'
import type { StagedField, StagedValue } from './staged-columns.ts'

const limits: Partial<Record<StagedField, number>> = {
  erpNumber: 200,
  eclass9_1Id: 20,
  surchargeCode: 50,
  copperCode: 50,
  customsTarifNumber: 50,
}
const lengths = { width: 'unitWidth', height: 'unitHeight', depth: 'unitDepth' } as const
const sizes: ReadonlySet<StagedField> = new Set<StagedField>([
  'packagingUnitSize',
  'orderQuantityUnitSize',
  'minimumOrderQuantityUnitSize',
  'copperBaseValue',
  'copperWeight',
])

interface Reading {
  /** The line's manufacturer. */
  owner: string | null
  note: Note
}

/**
 * Reads what a line says of a field of its article, but numbers, manufacturer and prices. The unit of a length or weight
 * stands in its cell, in the header, or is that of the configuration, in this order.
 */
export function createFieldReader({ columns, headers, settings, styles }: ColumnPlan, names: MasterNames) {
  const unitOf = (field: keyof typeof lengths | 'weight'): string => {
    const header = settings.withoutHeader ? undefined : headers[columns[field]?.[0] ?? -1]
    const named = header === undefined ? undefined : headerUnit(header, field === 'weight' ? field : 'length')
    return named ?? settings[field === 'weight' ? 'unitWeight' : lengths[field]]
  }
  const units = {
    width: unitOf('width'),
    height: unitOf('height'),
    depth: unitOf('depth'),
    weight: unitOf('weight'),
  }

  return (field: StagedField, cells: Cell[], { owner, note }: Reading): StagedValue | Unread => {
    const sources = columns[field]!
    const column = sources[0]!
    const cell = cells[column]
    const style = styles.get(column) ?? 'unclear'
    switch (field) {
      case 'unit':
        return names.unit(textOf(cell)) ?? null
      case 'discountGroup':
        return names.discountGroup(textOf(cell), owner)
      case 'rohs':
        return readFlag(cell)
      case 'deliveryTime':
        return readDays(cell)
      case 'width':
      case 'height':
      case 'depth':
      case 'weight':
        return fitting(readMeasure(cell, style, units[field]))
      case 'description':
        return joined(sources, cells)
      case 'manufacturerLink':
        return link(textOf(cell))
      case 'image':
        return image(textOrNull(cell))
      case 'countryOfOriginAbbreviation': {
        if (textOrNull(cell) === null) return null
        const { code, notice } = readCountry(textOf(cell))
        if (notice !== undefined) note(notice)
        return code
      }
      case 'eanNumber': {
        const text = textOrNull(cell)
        if (text === null) return null
        if (isEan(text)) return bareEan(text)
        note(`Die EAN „${text.slice(0, 60)}“ hat keine richtige Prüfziffer und wurde nicht übernommen`)
        return null
      }
      default: {
        if (sizes.has(field)) return readAmount(cell, style)
        const text = textOrNull(cell)
        // Ten articles would share what is left of their numbers.
        if (text !== null && isShortenedNumber(text)) return null
        if (text !== null && text.length > limits[field]!)
          return field === 'erpNumber'
            ? { skip: `Die ERP-Nummer ist länger als ${limits[field]} Zeichen` }
            : null
        return text
      }
    }
  }
}

function joined(sources: number[], cells: Cell[]): string | null {
  const text =
    sources.length === 1
      ? plainText(cells[sources[0]!])
      : sources
          .map((column) => shownOf(cells[column]))
          // Programs export one text under two names.
          .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
          .join(' ')
  if (text === '') return null
  return text.length > 4000 ? `${text.slice(0, 3999)}…` : text
}

/** Line breaks of a single description stay. */
const plainText = (cell: Cell | undefined): string =>
  cell === undefined || cell.kind === 'error' ? '' : (cell.shown ?? cell.text).trim()

function link(text: string): string | null {
  const address = /^www\./i.test(text) ? `https://${text}` : text
  return /^https?:\/\/\S+$/i.test(address) && address.length <= 2000 ? address : null
}

/** Name of a file or an address; what else has a colon could be an address that runs something. */
const image = (text: string | null): string | null =>
  text !== null && text.length <= 500 && /^(https?:\/\/\S+|[^:]+)$/i.test(text) ? text : null
