import { setTimeout as pause } from 'node:timers/promises'
import {
  createImportConfig,
  getArticleImportHistory,
  getImportConfigs,
  getUnits,
  type ImportConfigInput,
} from '@schrankwerk/contracts'
import { demoArticles } from './articles.ts'
import type { Person } from './people.ts'

const title = 'Gesamtkatalog (Demo)'
const mapping: ImportConfigInput['fieldMapping'] = [
  { importHeader: 'Hersteller', articleField: 'manufacturerName' },
  { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
  { importHeader: 'Typnummer', articleField: 'manufacturerNumber' },
  { importHeader: 'Bezeichnung', articleField: 'description' },
  { importHeader: 'Einheit', articleField: 'unit' },
  { importHeader: 'VPE', articleField: 'packagingUnitSize' },
  { importHeader: 'Preiseinheit', articleField: 'priceUnitSize' },
  { importHeader: 'Listenpreis', articleField: 'listPrice' },
  { importHeader: 'Einkaufspreis', articleField: 'purchasePrice' },
  { importHeader: 'Rabattgruppe', articleField: 'discountGroup' },
  { importHeader: 'E-Class', articleField: 'eclass9_1Id' },
  { importHeader: 'Breite', articleField: 'width' },
  { importHeader: 'Höhe', articleField: 'height' },
  { importHeader: 'Tiefe', articleField: 'depth' },
  { importHeader: 'Gewicht', articleField: 'weight' },
  { importHeader: 'EAN', articleField: 'eanNumber' },
  { importHeader: 'Lieferzeit', articleField: 'deliveryTime' },
]

/** The demo articles as the file of a wholesaler: semicolons, German numbers. */
export function articlesCsv(): { headers: string[]; bytes: Uint8Array; rows: number } {
  const articles = [...demoArticles()]
  const headers = Object.keys(articles[0] as object)
  const rows = articles.map((article) =>
    Object.values(article)
      .map((value) => `"${value.replaceAll('"', '""')}"`)
      .join(';'),
  )
  return {
    headers,
    rows: rows.length,
    bytes: new TextEncoder().encode([headers.join(';'), ...rows].join('\r\n')),
  }
}

/** Imports the demo catalogue through the import itself and waits for its end. Answers the number of articles. */
export async function writeCatalogue(admin: Person): Promise<number> {
  const { headers, bytes, rows } = articlesCsv()
  const pieces = (await admin.call(getUnits)).find((unit) => unit.displayName === 'Stück')
  const known = (await admin.call(getImportConfigs)).find((config) => config.title === title)
  const config =
    known ??
    (await admin.call(createImportConfig, {
      body: {
        title,
        description: 'Alle Hersteller in einer Datei, mit Semikolon getrennt; Maße in mm, Gewicht in g.',
        filename: 'katalog.csv',
        headers,
        fieldMapping: mapping,
        headerRowIndex: 1,
        defaultUnitId: pieces?.id ?? null,
        unitWidth: 'MM',
        unitHeight: 'MM',
        unitDepth: 'MM',
        unitWeight: 'G',
      },
    }))
  const { importId } = (await admin.upload(
    '/article/import',
    { name: 'katalog.csv', bytes },
    { importConfigId: config.id },
  )) as { importId: string }
  for (;;) {
    const entry = (await admin.call(getArticleImportHistory)).find((one) => one.id === importId)
    if (entry?.state === 'ENDED') return rows
    if (entry !== undefined && entry.state !== 'RUNNING')
      throw new Error(`The demo import failed: ${entry.failure}`)
    await pause(200)
  }
}
