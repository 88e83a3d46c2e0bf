import type { BmecatColumn } from './bmecat-columns.ts'

interface KnownFeature {
  column: BmecatColumn
  /** In which unit ECLASS defines the property; for files that leave it out. */
  unit: string
}

const length = (column: BmecatColumn): KnownFeature => ({ column, unit: 'mm' })

/** By the middle part of the identifier ECLASS gives a property: 0173-1#02-BAF016#004. */
const byProperty: Readonly<Record<string, KnownFeature>> = {
  BAF016: length('Breite'),
  BAA020: length('Höhe'),
  BAB577: length('Tiefe'),
  AAF040: { column: 'Gewicht', unit: 'kg' },
  AAM555: { column: 'Lieferzeit', unit: '' },
  AAO262: { column: 'Zolltarifnummer', unit: '' },
}

const byName: Readonly<Record<string, BmecatColumn>> = {
  breite: 'Breite',
  width: 'Breite',
  höhe: 'Höhe',
  hoehe: 'Höhe',
  height: 'Höhe',
  tiefe: 'Tiefe',
  depth: 'Tiefe',
  gewicht: 'Gewicht',
  nettogewicht: 'Gewicht',
  weight: 'Gewicht',
  'net weight': 'Gewicht',
  lieferzeit: 'Lieferzeit',
  'delivery time': 'Lieferzeit',
  zolltarifnummer: 'Zolltarifnummer',
  ursprungsland: 'Ursprungsland',
  'country of origin': 'Ursprungsland',
}

/** UN/ECE codes and what lists write, as the units that measures are read in. */
const units: Readonly<Record<string, string>> = {
  mmt: 'mm',
  mm: 'mm',
  cmt: 'cm',
  cm: 'cm',
  dmt: 'dm',
  dm: 'dm',
  mtr: 'm',
  m: 'm',
  mgm: 'mg',
  mg: 'mg',
  grm: 'g',
  g: 'g',
  kgm: 'kg',
  kg: 'kg',
}

export interface Feature {
  name: string
  /** What names the property in its system, where the file says so. */
  property: string
  value: string
  unit: string
}

export interface KnownValue {
  column: BmecatColumn
  text: string
}

/** What a feature says of an article, if it is one that articles have; a measure with its unit where one is known. */
export function readFeature({
  name,
  property,
  value,
  unit,
}: Feature): KnownValue | { remark: string } | undefined {
  const key = /#02-([A-Z]{3}\d{3})/.exec(property)?.[1]
  const known = key === undefined ? undefined : byProperty[key]
  const column = known?.column ?? byName[name.trim().toLowerCase()]
  if (column === undefined || value === '') return undefined
  if (!['Breite', 'Höhe', 'Tiefe', 'Gewicht'].includes(column)) return { column, text: value }
  const written = unit === '' ? (known?.unit ?? '') : units[unit.trim().toLowerCase()]
  if (written === undefined)
    return { remark: `${column}: die Einheit „${unit.slice(0, 20)}“ ist nicht bekannt` }
  return { column, text: `${germanNumber(value)} ${written}`.trim() }
}

/** BMEcat writes a decimal point. */
export const germanNumber = (text: string): string =>
  /^[+-]?\d+\.\d+$/.test(text) ? text.replace('.', ',') : text
