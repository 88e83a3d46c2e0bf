import { plainArray, textArray } from '@schrankwerk/service-kit/worker'
import type { LineRow } from '../keeper/bom-tables.ts'

type Column = Exclude<keyof LineRow, 'article'>

export const columnTypes: Readonly<
  Record<Column, 'uuid' | 'int' | 'numeric' | 'boolean' | 'text' | 'jsonb'>
> = {
  id: 'uuid',
  bom_id: 'uuid',
  position: 'int',
  row_index: 'int',
  order_number: 'text',
  manufacturer_number: 'text',
  manufacturer_name: 'text',
  description: 'text',
  quantity: 'numeric',
  total_quantity: 'numeric',
  quantity_text: 'text',
  quantity_unit_name: 'text',
  quantity_unit_text: 'text',
  ean_number: 'text',
  erp_number: 'text',
  manufacturer_link: 'text',
  remark: 'text',
  list_price: 'numeric',
  purchase_price: 'numeric',
  wholesaler_order_number: 'text',
  installation_location: 'text',
  location_identifier: 'text',
  bmk: 'text',
  function_designation: 'text',
  functional_assignment: 'text',
  is_supplied_part: 'boolean',
  equivalent_allowed: 'boolean',
  match_hints: 'jsonb',
  notes: 'jsonb',
  bom_error: 'text',
  matched_article_id: 'uuid',
  matched_by: 'text',
  certainty: 'text',
  reason: 'text',
  line_price: 'numeric',
  manual_replacement: 'boolean',
  edited: 'boolean',
  by_hand: 'jsonb',
  copied_from: 'uuid',
}
export const columns = Object.keys(columnTypes) as Column[]

/**
 * Lines in the form in which one statement writes them. Made in the thread that reads the list: a few long texts go
 * to the service and on to the database, and nobody on the way walks through thousands of lines.
 */
export interface LinesToWrite {
  count: number
  /** A value that all lines have in common, or PostgreSQL's text form of an array with one for each line. */
  columns: Record<Column, { all: string | null } | { each: string }>
  /** For each line the place of its article among the snapshots from 1; an array as well. */
  articleAt: string
  /** JSON, one to a line of text. Once each, for thousands of lines name the same few. */
  snapshots: string
}

/**
 * Puts lines of one list into that form, in their order. What all lines have in common is sent once, and so is an
 * article that several name, unless the line has prices of its own.
 */
export function linesToWrite(lines: readonly LineRow[]): LinesToWrite {
  const written = columns.map((column) => [
    column,
    columnOf(
      lines.map((line) => textOf(line[column])),
      column,
    ),
  ])
  const places = new Map<string, number>()
  const snapshots: string[] = []
  const articleAt = lines.map(({ id, article, by_hand }) => {
    if (article === null) return null
    // With prices of the line's own an article is this line's alone.
    const key = by_hand.cataloguePrices === undefined ? article.id : id
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, snapshots.push(JSON.stringify(article)))
    return snapshots.length
  })
  return {
    count: lines.length,
    columns: Object.fromEntries(written) as LinesToWrite['columns'],
    articleAt: plainArray(articleAt),
    snapshots: snapshots.join('\n'),
  }
}

function textOf(value: LineRow[Column]): string | null {
  if (value === null || value === undefined) return null
  if (typeof value !== 'object') return String(value)
  // Most lines have no hints, no notes and nothing changed by hand.
  for (const _ in value) return JSON.stringify(value)
  return Array.isArray(value) ? '[]' : '{}'
}

function columnOf(
  values: readonly (string | null)[],
  column: Column,
): { all: string | null } | { each: string } {
  const [first = null] = values
  if (values.every((value) => value === first)) return { all: first }
  const isQuoted = columnTypes[column] === 'text' || columnTypes[column] === 'jsonb'
  return { each: isQuoted ? textArray(values) : plainArray(values) }
}
