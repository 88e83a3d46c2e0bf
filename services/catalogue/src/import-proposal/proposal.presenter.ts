import {
  type FieldChange,
  type ImportProposal,
  type ProposalRow,
  proposalClasses,
  suspicions,
} from '@schrankwerk/contracts'
import { compareNames } from '@schrankwerk/domain'
import type { Sendable } from '@schrankwerk/service-kit'
import { presentImport } from '../article-import/article-import.presenter.ts'
import { filePlacesOf } from '../article-import/file-places.ts'
import { articleColumnOf } from '../article-import/staged-columns.ts'
import { nobody } from '../database/tables.ts'
import type { FoundRow, NeedingException, ProposalRecord, SkippedRow } from './proposal.queries.ts'
import {
  type ChosenClasses,
  keptDays,
  type NeedsOfNames,
  type PlannedShape,
  type ProposalPlan,
} from './proposal-plan.ts'

export const mostNames = 100
const day = 24 * 60 * 60 * 1000

const namesOf = (names: string[]) => ({
  total: names.length,
  names: names.toSorted(compareNames).slice(0, mostNames),
})

export interface Exception {
  class: string
  chosen: boolean
  amount: number
}

/** Master data that accepting would make. */
export interface AnnouncedNames {
  manufacturers: { name: string }[]
  units: { name: string }[]
  groups: { name: string }[]
}

/** Whether any row that takes effect needs the name. */
export function isTakenBySome(
  id: string,
  {
    needs,
    exceptions,
    chosen,
  }: { needs: NeedsOfNames; exceptions: NeedingException[]; chosen: ChosenClasses },
): boolean {
  const excepted = (name: string, of: boolean) =>
    exceptions.find((one) => one.id === id && one.class === name && one.chosen === of)?.amount ?? 0
  return Object.entries(needs[id] ?? {}).some(([name, rows]) => {
    // Nothing is chosen of rows that change nothing; their lines count all the same.
    if (!(name in chosen)) return rows > 0
    return chosen[name as keyof ChosenClasses] ? rows > excepted(name, false) : excepted(name, true) > 0
  })
}

export function presentProposal(
  record: ProposalRecord,
  {
    announced,
    exceptions,
    goneInUse,
    manufacturers,
    percents,
    undecided,
  }: {
    announced: AnnouncedNames
    exceptions: Exception[]
    goneInUse: { rows: number; chosen: number }
    manufacturers: string[]
    percents: ImportProposal['discountPercents']
    undecided: ImportProposal['undecidedNames']['names']
  },
): Sendable<ImportProposal> {
  const { counts, chosen } = record
  const proposedAt = record.proposed_at!
  const amount = (name: string, of: boolean) =>
    exceptions.find((one) => one.class === name && one.chosen === of)?.amount ?? 0
  const chosenOf = (name: string, rows: number) =>
    chosen[name as keyof ChosenClasses] ? rows - amount(name, false) : amount(name, true)
  return {
    import: presentImport(record),
    editVersion: record.edit_version,
    filePlaces: filePlacesOf(record.filename),
    proposedAt,
    expiresAt: new Date(proposedAt.getTime() + keptDays * day),
    classes: proposalClasses.map((name) => {
      const rows = counts.classes[name] ?? 0
      const kept = name === 'GONE' ? goneInUse.chosen : 0
      return { class: name, rows, chosen: chosenOf(name, rows) - kept }
    }),
    suspicions: suspicions.flatMap((reason) => {
      const rows = counts.suspicions[reason]
      return rows ? [{ reason, rows }] : []
    }),
    goneInUse: goneInUse.rows,
    newWithoutManufacturer: counts.newWithoutManufacturer ?? 0,
    manufacturers: namesOf(manufacturers),
    newManufacturers: namesOf(announced.manufacturers.map(({ name }) => name)),
    newUnits: namesOf(announced.units.map(({ name }) => name)),
    newDiscountGroups: namesOf(announced.groups.map(({ name }) => name)),
    undecidedNames: { total: undecided.length, names: undecided.slice(0, mostNames) },
    discountPercents: percents,
  }
}

/** Columns of an article by the field that shows them; ids are shown as names. */
const fields: [string, string][] = [
  ['order_number', 'orderNumber'],
  ['manufacturer_number', 'manufacturerNumber'],
  ...Object.entries(articleColumnOf).map(([field, column]): [string, string] => [column, field]),
]
const namedColumns = new Set(['unit_id', 'discount_group_id'])

type Value = FieldChange['old']

/** The fields in which the values of columns differ, as `old` and `new` say. */
export function changedFields(
  old: (column: string) => unknown,
  renewed: (column: string) => unknown,
  names: ReadonlyMap<string, string>,
): FieldChange[] {
  const shown = (column: string, value: unknown): Value =>
    (namedColumns.has(column) && value ? (names.get(String(value)) ?? null) : (value as Value)) ?? null
  return fields.flatMap(([column, field]) => {
    const [before, after] = [old(column) ?? null, renewed(column) ?? null]
    return before === after ? [] : [{ field, old: shown(column, before), new: shown(column, after) }]
  })
}

/** An empty cell leaves what is there. */
function changesOf(row: FoundRow, names: ReadonlyMap<string, string>): FieldChange[] {
  if (row.old_edit_version === null) return []
  const changes = changedFields(
    (column) => row[`old_${column}`],
    (column) => row[`new_${column}`] ?? row[`old_${column}`],
    names,
  )
  const more: [string, unknown, unknown][] = [
    ['wholesalerOrderNumber', row.old_wholesaler_number, row.new_wholesaler_number],
    ['wholesalerPurchasePrice', row.old_wholesaler_price, row.new_wholesaler_price],
    ['possibleOrderNumber', null, row.new_order_numbers?.join(', ') || null],
    ['possibleManufacturerNumber', null, row.new_manufacturer_numbers?.join(', ') || null],
  ]
  for (const [field, old, renewed] of more)
    if ((renewed ?? null) !== null && renewed !== old)
      changes.push({ field, old: (old as Value) ?? null, new: renewed as Value })
  const ofOthers = row.converted_prices ?? []
  return [...changes, ...ofOthers.map((price) => ({ field: 'wholesalerPurchasePrice', ...price }))]
}

const pricesOf = (row: FoundRow) => [row.list_price, row.purchase_price, row.new_wholesaler_price ?? null]

/** What a line, or the article that it would make, lacks; no reason to leave it out. */
function whatIsMissing(row: FoundRow, { articleColumns }: Pick<PlannedShape, 'articleColumns'>): string[] {
  const isNew = row.row > 0 && row.article_id === null
  const bringsPrices = articleColumns.some((column) => column === 'list_price' || column === 'purchase_price')
  return [
    ...(row.cut_off ? [`Zeile unvollständig: ${row.cut_off} Spalten`] : []),
    ...(isNew && row.manufacturer === nobody ? ['Ohne Hersteller'] : []),
    ...(isNew && bringsPrices && pricesOf(row).every((price) => price === null) ? ['Ohne Preis'] : []),
  ]
}

export function presentRow(
  row: FoundRow,
  { names, shape }: { names: ReadonlyMap<string, string>; shape: PlannedShape },
): Sendable<ProposalRow> {
  const isListed = row.row > 0
  return {
    row: row.row,
    class: row.class,
    line: isListed ? (row.file_line ?? row.row) : null,
    articleId: row.article_id,
    manufacturerName: (row.manufacturer && names.get(row.manufacturer)) ?? null,
    orderNumber: row.order_number,
    manufacturerNumber: row.type_number,
    description: row.description,
    listPrice: row.list_price,
    purchasePrice: row.purchase_price,
    priceUnitSize: row.price_unit_size,
    unitName: (row.unit_id && names.get(row.unit_id)) ?? null,
    priceFactor: row.jump === null ? null : Number(Math.exp(row.jump).toPrecision(4)),
    changes: isListed ? changesOf(row, names) : [],
    suspicions: row.suspicions ?? [],
    notices: [
      ...(row.notices ?? []),
      ...(row.converted ? [row.converted] : []),
      ...whatIsMissing(row, shape),
    ],
    chosen: row.chosen && !row.used_by,
    changedSince: row.changed_since,
    usedBy: row.used_by,
    skipReason: null,
    content: null,
  }
}

export const presentSkipped = (line: SkippedRow): Sendable<ProposalRow> => ({
  row: line.line,
  class: 'SKIPPED',
  line: line.file_line ?? line.line,
  articleId: null,
  manufacturerName: null,
  orderNumber: null,
  manufacturerNumber: null,
  description: null,
  listPrice: null,
  purchasePrice: null,
  priceUnitSize: null,
  unitName: null,
  priceFactor: null,
  changes: [],
  suspicions: [],
  notices: [],
  chosen: false,
  changedSince: false,
  usedBy: null,
  skipReason: line.reason,
  content: line.content,
})

/** Names that rows need and that become master data with the proposal. */
export const plannedNames = ({ names }: ProposalPlan): Map<string, string> =>
  new Map(
    [...names.newManufacturers, ...names.newUnits, ...names.newGroups].map(({ id, name }) => [id, name]),
  )
