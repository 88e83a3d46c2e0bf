import type { BomField } from '@schrankwerk/contracts'
import type { Entry } from './entries.ts'
import type { LineTruth, UnitKind } from './own-list.ts'
import type { Cell } from './write-file.ts'

/** How a list shows one thing of an entry, and what a reader has to take from it. */
export interface Column {
  header: string
  fields: readonly (BomField | null)[]
  needed: boolean
  cell(entry: Entry): Cell
  gives(entry: Entry): Partial<LineTruth>
}

const column = (
  header: string,
  field: BomField,
  cell: (entry: Entry) => Cell,
  gives: (entry: Entry) => Partial<LineTruth>,
): Column => ({ header, fields: [field], needed: true, cell, gives })

/** A column that none of our fields holds. */
export const other = (header: string, cell: (entry: Entry) => Cell = () => ''): Column => ({
  header,
  fields: [null],
  needed: false,
  cell,
  gives: () => ({}),
})

/** A column that some people map and others do not. */
export const either = (
  header: string,
  fields: readonly (BomField | null)[],
  cell: (entry: Entry) => Cell,
): Column => ({ header, fields, needed: false, cell, gives: () => ({}) })

export const position = (header = 'Pos.') => other(header, (entry) => String(entry.position))
export const empty = () => other('')

export const order = (header: string, cell: (entry: Entry) => Cell = (entry) => entry.part.order): Column =>
  column(header, 'orderNumber', cell, (entry) => ({ orderNumber: entry.part.order }))
export const type = (header: string, cell: (entry: Entry) => Cell = (entry) => entry.part.type): Column =>
  column(header, 'manufacturerNumber', cell, (entry) => ({ manufacturerNumber: entry.part.type }))
/** Holds what the catalogue calls the order number, in a list that calls it the manufacturer's number. */
export const manufacturersNumber = (header: string): Column =>
  column(
    header,
    'manufacturerNumber',
    (entry) => entry.part.order,
    (entry) => ({ manufacturerNumber: entry.part.order }),
  )
/** EPLAN's part number: the manufacturer's abbreviation, a dot, the order number. */
export const prefixedOrder = (header: string): Column =>
  column(
    header,
    'orderNumber',
    (entry) => `${entry.part.abbreviation}.${entry.part.order}`,
    (entry) => ({ orderNumber: entry.part.order, manufacturerName: entry.part.abbreviation }),
  )
export const manufacturer = (header: string): Column =>
  column(
    header,
    'manufacturerName',
    (entry) => entry.part.manufacturer,
    (entry) => ({ manufacturerName: entry.part.manufacturer }),
  )
export const manufacturerAbbreviation = (header: string): Column =>
  column(
    header,
    'manufacturerName',
    (entry) => entry.part.abbreviation,
    (entry) => ({ manufacturerName: entry.part.abbreviation }),
  )
export const german = (header: string): Column =>
  column(
    header,
    'description',
    (entry) => entry.part.german,
    (entry) => ({ description: [entry.part.german] }),
  )
export const english = (header: string): Column =>
  column(
    header,
    'description',
    (entry) => entry.part.english,
    (entry) => ({ description: [entry.part.english] }),
  )
export const quantity = (
  header: string,
  cell: (entry: Entry) => Cell = (entry) => entry.quantity ?? '',
): Column => column(header, 'quantity', cell, (entry) => ({ quantity: entry.quantity }))
export const unit = (header: string, words: Partial<Record<UnitKind, string>> = {}): Column => {
  const all = { piece: 'St', metre: 'm', set: 'Satz', pack: 'VPE', ...words }
  return column(
    header,
    'quantityUnitName',
    (entry) => all[entry.unit],
    (entry) => ({ unit: entry.unit }),
  )
}

const signed = (sign: string, text: string | null) => (text === null ? '' : `${sign}${text}`)
export const bmk = (header: string, sign = '-'): Column =>
  column(
    header,
    'bmk',
    (entry) => signed(sign, entry.bmk),
    (entry) => ({ bmk: entry.bmk }),
  )
export const place = (header: string, sign = '+'): Column =>
  column(
    header,
    'installationLocation',
    (entry) => signed(sign, entry.installationLocation),
    ({ installationLocation }) => ({ installationLocation }),
  )
export const site = (header: string, sign = '++'): Column =>
  column(
    header,
    'locationIdentifier',
    (entry) => signed(sign, entry.locationIdentifier),
    ({ locationIdentifier }) => ({ locationIdentifier }),
  )
export const plant = (header: string, sign = '='): Column =>
  column(
    header,
    'functionalAssignment',
    (entry) => signed(sign, entry.functionalAssignment),
    ({ functionalAssignment }) => ({ functionalAssignment }),
  )
export const functionOf = (header: string, sign = '=='): Column =>
  column(
    header,
    'functionDesignation',
    (entry) => signed(sign, entry.functionDesignation),
    ({ functionDesignation }) => ({ functionDesignation }),
  )

/** `==F1=A1++G1+S1-K5`, as far as the entry has it. */
export const wholeDesignation = (entry: Entry): string =>
  signed('==', entry.functionDesignation) +
  signed('=', entry.functionalAssignment) +
  signed('++', entry.locationIdentifier) +
  signed('+', entry.installationLocation) +
  signed('-', entry.bmk)
export const designation = (header: string, cell: (entry: Entry) => Cell = wholeDesignation): Column => ({
  header,
  // „BMK“, „Kennzeichen“ and "Device tag" are words for the BMK; a whole designation there is split all the same.
  fields: ['designation', 'bmk'],
  needed: true,
  cell,
  gives: (entry) => ({
    functionDesignation: entry.functionDesignation,
    functionalAssignment: entry.functionalAssignment,
    locationIdentifier: entry.locationIdentifier,
    installationLocation: entry.installationLocation,
    bmk: entry.bmk,
  }),
})

/** The mark stands at supplied parts and nothing at the others. */
export const supplied = (header: string, mark: string): Column =>
  column(
    header,
    'isSuppliedPart',
    (entry) => (entry.isSuppliedPart ? mark : ''),
    ({ isSuppliedPart }) => ({ isSuppliedPart }),
  )

/** A made-up price that depends on the part alone. */
export const priceOf = (entry: Entry): number => {
  const sum = [...entry.part.order].reduce((total, sign) => total + sign.charCodeAt(0), 0)
  return Math.round((sum % 97) * 137 + 250) / 100
}
export const germanMoney = (amount: number) =>
  amount
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.')
export const price = (
  header: string,
  field: 'purchasePrice' | 'listPrice',
  cell: (entry: Entry) => Cell = priceOf,
): Column => column(header, field, cell, () => ({}))
/** A remark is kept where someone maps it; nothing is lost on the line where nobody does. */
export const remark = (header: string): Column => either(header, ['remark', null], (entry) => entry.remark)
