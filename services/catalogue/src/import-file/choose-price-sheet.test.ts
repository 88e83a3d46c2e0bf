import type { SheetRow } from '@schrankwerk/spreadsheet'
import { describe, expect, test } from 'vitest'
import { choosePriceSheet } from './choose-price-sheet.ts'

const rowsOf = (text: string, separator = '|'): SheetRow[] =>
  text.split('\n').map((line, at) => ({
    rowIndex: at + 1,
    cells: line.split(separator).map((cell) => ({ text: cell, kind: cell === '' ? 'empty' : 'text' })),
  }))

const articles = 'Sachnummer|Hersteller|Benennung|LP|EK\nNK-1|Nordwerk|Relais|12,50|8,10'
const discounts = 'Rabattgruppe|Hersteller|Rabatt %\nA1|Nordwerk|32\nB2|Nordwerk|18'
const stock =
  'Sachnummer|EAN|Benennung|LP|Hersteller|Einheit|Gewicht kg\nNK-1|4012345678901|Relais|0,00|Nordwerk|Stk|0,2'
const empty = 'Sachnummer|EAN|Benennung|LP|Hersteller|Einheit|Gewicht kg\n|||12,50|||'
const short = 'Sachnummer|Benennung|Maße|Farbe|Leistung|LP\nNK-1|Relais|20 mm|grau|6 A|12,50'
const nameless = Array.from(
  { length: 6 },
  (_, at) => `Dichtsatz für Zylinder ${at}|Nordwerk|KIT-${at + 10}-NBR|${at + 4},50|10|VE`,
).join('\n')
const long = `Sachnummer|Benennung|LP${Array.from({ length: 60 }, (_, at) => `\nNK-${at + 10}|Relais ${at}|${at},50`).join('')}`

const brandHeader = 'Sachnummer|Hersteller|Benennung|Beschreibung|LP'
const brand = (name: string, text: string) =>
  `${brandHeader}\n${name}-1|${name}|Relais|${text}|12,50\n${name}-2|${name}|Sockel|${text}|3,10`
const rest = `${brandHeader}\nNK-1|Nordwerk|Relais||12,50`
const many = `${brandHeader}${Array.from({ length: 12 }, (_, at) => `\nNK-${at + 10}|Nordwerk|Relais ${at}|grau|${at},50`).join('')}`

describe('the sheet of the articles', () => {
  test.each([
    ['behind conditions', ['Konditionen 2026\nKunde 4711', articles], 1],
    ['behind discount groups', [discounts, articles], 1],
    ['before them', [articles, discounts], 0],
    ['before one whose prices are all noughts', [articles, stock], 0],
    ['behind a template that nobody filled in', [empty, articles], 1],
    ['behind a few special articles with more properties', [short, long], 1],
    ['behind one that names nothing', [nameless, 'Codice|Descrizione|Prezzo\nZB-1|Forcella M6|4,80'], 1],
    [
      'behind rooms whose codes come again',
      [
        `Zone|Raumnr.|Raum|Bezeichnung|Code${Array.from({ length: 60 }, (_, at) => `\nErdgeschoss|${at}|Flur|Lampe ${at}|DL1`).join('')}`,
        articles,
      ],
      1,
    ],
    ['the first of two alike', [articles, articles], 0],
    ['the first of one for each brand', [brand('Nordwerk', ''), brand('Südtal', 'Relais mit Sockel')], 0],
    ['no title page of three rows under the same header', [rest, many], 1],
    ['the first where none is understood', ['Alpha|Beta\n1|2', 'Psi|Omega\n3|4'], 0],
  ])('%s', (_, sheets, expected) => {
    const starts = sheets.map((text, at) => ({ name: String(at), rows: rowsOf(text) }))
    expect(choosePriceSheet(starts)?.name).toBe(String(expected))
  })

  test.each([
    [['Preise 2025', 'Preise 2026 Mai', 'Preise 2026 Januar'], 'Preise 2026 Mai'],
    [['Preise 2026', 'Preise 2025'], 'Preise 2026'],
    [['Relais 2026', 'Sockel 2027'], 'Relais 2026'],
  ])('of %j is „%s“', (names, expected) => {
    const sheet = (at: number) =>
      `${articles}${`\nNK-${at}|Nordwerk|Sockel|3,10|2,00`.repeat(names.length - at)}`
    const starts = names.map((name, at) => ({ name, rows: rowsOf(sheet(at)) }))
    expect(choosePriceSheet(starts)?.name).toBe(expected)
  })

  test.each([
    ['Entfallene Artikel', 80, 'Artikel', 90],
    ['Auslauf', 90, 'Gesamt', 240],
    ['Sortiment', 100, 'Artikel', 200],
  ])('is not „%s“ (%i) before „%s“ (%i) under the same header', (first, few, second, more) => {
    const sheet = (name: string, rows: number) => ({
      name,
      rows: rowsOf(
        `${brandHeader}${Array.from({ length: rows }, (_, at) => `\nNK-${at + 10}|Nordwerk|Relais ${at}|grau|${at},50`).join('')}`,
      ),
    })
    expect(choosePriceSheet([sheet(first, few), sheet(second, more)])?.name).toBe(second)
  })

  test.each(['Cennik 2026', 'Preisliste', 'Price list', 'Listino'])('is called „%s“', (name) => {
    const whole = 'Benennung|Einheit|LP|Hersteller\nRelais|Stk|12,50|Nordwerk\nSockel|Stk|3,10|Nordwerk'
    const starts = [
      { name: 'Relais', rows: rowsOf(articles) },
      { name, rows: rowsOf(whole) },
    ]
    expect(choosePriceSheet(starts)?.name).toBe(name)
  })
})
