import { manufacturers } from './manufacturers.ts'
import { allSeries, type Series } from './series.ts'

export interface DemoArticle {
  Hersteller: string
  Bestellnummer: string
  Typnummer: string
  Bezeichnung: string
  Einheit: string
  VPE: string
  Preiseinheit: string
  Listenpreis: string
  Einkaufspreis: string
  Rabattgruppe: string
  'E-Class': string
  Breite: string
  Höhe: string
  Tiefe: string
  Gewicht: string
  EAN: string
  Lieferzeit: string
}

const german = (value: number): string => value.toFixed(2).replace('.', ',')

function* combinations(choices: Series['choices']): Generator<Record<string, string | number>> {
  const [first, ...rest] = Object.entries(choices)
  if (first === undefined) return yield {}
  const [name, values] = first
  for (const value of values) {
    for (const others of combinations(Object.fromEntries(rest))) yield { [name]: value, ...others }
  }
}

/** Every article of the demo catalogue, the same at every call: columns of the demo's import file. */
export function* demoArticles(): Generator<DemoArticle> {
  let count = 0
  for (const series of allSeries) {
    for (const of of combinations(series.choices)) {
      count += 1
      const listPrice = series.listPrice(of)
      const size = series.size?.(of)
      yield {
        Hersteller: manufacturers[series.manufacturer].name,
        Bestellnummer: series.orderNumber(of),
        Typnummer: series.manufacturerNumber?.(of) ?? series.orderNumber(of),
        Bezeichnung: series.text(of),
        Einheit: series.unit ?? 'Stück',
        VPE: String(series.pack ?? 1),
        Preiseinheit: String(series.priceUnit ?? 1),
        Listenpreis: german(listPrice),
        // One in five articles has a price of its own besides the group's discount.
        Einkaufspreis: count % 5 === 0 ? german(listPrice * 0.58) : '',
        Rabattgruppe: count % 7 === 0 ? '' : series.group,
        'E-Class': series.eclass,
        Breite: size ? String(size[0]) : '',
        Höhe: size ? String(size[1]) : '',
        Tiefe: size ? String(size[2]) : '',
        Gewicht: size ? String(Math.round(size[3])) : '',
        EAN: `4${String(100_000_000_000 + count).slice(0, 12)}`,
        Lieferzeit: String(1 + (count % 14)),
      }
    }
  }
}
