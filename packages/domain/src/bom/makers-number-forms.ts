import { foldHeader } from './header-text.ts'
import { cellText, type SheetRow } from './rows.ts'

/**
 * How makers write the numbers that their parts are ordered by, or their types, as their catalogues show: the beginning of
 * the maker's name, and the form without blanks, in upper case.
 */
const forms: readonly (readonly [maker: string, form: RegExp])[] = [
  [
    'Siemens',
    /^(?:3(?:RT|RV|RH|RA|RP|RU|RK|RW|RQ|RM|SE|SU|SB|SK|SX|KA|KD|KF|KL|N[A-Z]|V[A-Z]|WL|UF|UG|T[A-Z]|L[A-Z])|4A[A-Z]|5S[A-Z]|5T[A-Z]|5W|6E[A-Z]|6A[VG]|6GK|6GT|6F[XC]|6S[LE]|6XV|6MF|6NH|7[A-Z]{2}|8[A-Z]{2}|1F[KT]|1L[A-Z]|A5E|BPZ|S55|LZ[XS]|QBM|QAE|QAM|RD)/,
  ],
  ['Phoenix', /^(?:0[1-9]\d{5}|[1-5]\d{6})$/],
  ['Rittal', /^(?:[A-Z]{2})?\d{4}[.,]?\d{3}$/],
  ['WAGO', /^\d{3,4}-\d{3,5}(?:\/\d{3,4}-\d{3,4})*$/],
  ['Weidmüller', /^\d{10}$/],
  ['Eaton', /^(?:\d{6}|[A-Z]{2}\d{6}|EP-\d{6})$/],
  ['Moeller', /^\d{6}$/],
  ['ABB', /^(?:[12][A-Z]{3}\d{6}[A-Z]\d{4}|3[A-Z]{2,3}\d{6}[A-Z\d-]*)$/],
  ['Schneider', /^(?:[A-Z]{2,4}\d|[A-Z]\d[A-Z]|A9[A-Z]|R9[A-Z]|M9[A-Z]|C\d{2})[A-Z\d]+$/],
  ['Telemecanique', /^[A-Z]{2,4}\d[A-Z\d]+$/],
  ['Finder', /^\d{2}\.\d{2}(?:\.\d\.\d{3}(?:\.\d{4})?|\.\d)?$/],
  ['Pilz', /^(?:[3-7]\d{5}|[A-Z]\d[A-Z\d]{6})$/],
  ['Murr', /^(?:\d{4,7}(?:-\d{2,7}){1,2}|\d{5,7})$/],
  ['Lapp', /^\d{7,8}$/],
  ['ifm', /^[A-Z]{1,3}\d{3,5}[A-Z]?$/],
  ['SICK', /^\d{7}$/],
  ['Festo', /^\d{4,7}$/],
  ['Balluff', /^B[A-Z]{2,3}[A-Z\d-]+$/],
  ['Turck', /^(?:\d{6,9}|U-?\d{4,5})$/],
  ['Beckhoff', /^(?:E[LKSPQJ]|KL|BK|CX|C|CP|AX|AM|ZK|ZS|CU|PS|AL|CS|KM)\d{4}/],
  ['DEHN', /^\d{6}$/],
  ['Doepke', /^09\d{6}$/],
  ['Hager', /^[A-Z]{2,4}\d{2,4}[A-Z]{0,2}$/],
  ['Harting', /^\d{11}$/],
  ['icotek', /^\d{5}(?:\.\d{3})?$/],
  ['OBO', /^\d{7}$/],
  ['Spelsberg', /^(?:\d{8}|\d{3}-\d{3}-\d{2})$/],
  ['Pfannenberg', /^\d{11}$/],
  ['Danfoss', /^\d{3}[A-Z]\d{4}$/],
  ['B&R', /^(?:X20|X67|X90|8[A-Z]{1,3}|4PP|5[A-Z]{2}|7[A-Z]{2}|80)[A-Z\d.]+/],
  ['PULS', /^[A-Z]{2,4}\d{1,3}\.\d{3}(?:-[A-Z\d]+)?$/],
  ['Mean Well', /^[A-Z]{2,4}-\d+[A-Z]?-\d+/],
  ['Jean Müller', /^[A-Z]\d{7}$/],
  ['Bender', /^B\d{7,8}$/],
  ['Janitza', /^\d{2}\.\d{2}\.\d{3}$/],
  ['Schmersal', /^10\d{7}$/],
  ['Euchner', /^\d{6}$/],
  ['Leuze', /^50\d{6}$/],
  ['Legrand', /^0\d{5}$/],
  ['Helukabel', /^\d{5,8}$/],
  ['Hellermann', /^\d{3}-\d{5}$/],
  ['Stego', /^\d{5}\.\d-\d{2}$/],
  ['Bosch Rexroth', /^R\d{9}$/],
  ['Rexroth', /^R\d{9}$/],
  ['Allen-Bradley', /^\d{2,4}[A-Z]{0,3}-[A-Z\d]+/],
  ['Rockwell', /^\d{2,4}[A-Z]{0,3}-[A-Z\d]+/],
  ['Jumo', /^\d{8}$/],
]

const folded = forms.map(([maker, form]) => ({ beginning: foldHeader(maker).compact, form }))

/** A list names the same few makers on every line. */
const formsOf = new Map<string, RegExp | null>()
const mostKept = 1000
/** Longer texts of a cell name no maker that comes again. */
const longestKept = 60

function formOf(maker: string): RegExp | null {
  const known = formsOf.get(maker)
  if (known !== undefined) return known
  const name = foldHeader(maker).compact
  // „B&R“ is too short to begin another's name with.
  const found = folded.find(({ beginning }) =>
    beginning.length < 3 ? name === beginning : name.startsWith(beginning),
  )
  const form = found?.form ?? null
  if (formsOf.size < mostKept && maker.length <= longestKept) formsOf.set(maker, form)
  return form
}

const withoutBlanks = (number: string): string => number.replace(/\s/g, '').toUpperCase()

/** Whether a maker of whom that is known writes the numbers of articles like this. */
export const isInMakersForm = (maker: string, number: string): boolean =>
  formOf(maker)?.test(withoutBlanks(number)) ?? false

/** From this share on the values of a column are the makers' numbers; some of them are written in no form that is known. */
export const makersFormFrom = 0.7

/** Fewer rows and fewer makers than that prove nothing. */
const fewestRows = 4
const fewestMakers = 2

/**
 * The share of each column's values, 0 to 1, that have the form in which the maker named in the same row writes its
 * numbers. Columns that hold a value beside too few makers of a known form are left out.
 */
export function sharesInMakersForm(
  rows: readonly SheetRow[],
  makerColumn: number,
  columns: readonly number[],
): Map<number, number> {
  const named = rows.flatMap((row) => {
    const maker = cellText(row.cells[makerColumn])
    const form = maker === '' ? null : formOf(maker)
    return form === null ? [] : [{ row, form }]
  })
  const shares = new Map<number, number>()
  for (const column of columns) {
    const tried = named.flatMap(({ row, form }) => {
      const number = withoutBlanks(cellText(row.cells[column]))
      return number === '' ? [] : [{ form, fits: form.test(number) }]
    })
    if (tried.length < fewestRows || new Set(tried.map(({ form }) => form)).size < fewestMakers) continue
    shares.set(column, tried.filter(({ fits }) => fits).length / tried.length)
  }
  return shares
}
