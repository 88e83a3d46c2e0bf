import { expect, test } from 'vitest'
import { pageTitles } from './page-titles.ts'
import { rowsOf } from './rows.example.ts'

const columns = new Map([
  ['quantity', [2]],
  ['orderNumber', [3]],
] as const)

test('rows that stand above the header come again on each page, whatever sheet they name', () => {
  const above = rowsOf('Artikelstückliste|F01_001\nFirma|Anlagenbau M.|Blatt 11 / 3')
  const below = rowsOf(
    '-K1|Schütz|1\nArtikelstückliste|F01_001\nFirma|Anlagenbau M.|Blatt 12 / 3\n-K2|Firma|1',
  )
  expect([...pageTitles(above, below, columns)]).toEqual([2, 3])
})

test('so do the labels of a title block, whatever stands beside them, but for those of places', () => {
  const above = rowsOf('Projektname:|Presse 250|\nAuftragsnr.:|2231-04|1 / 2\nEinbauort:|+S1')
  const below = rowsOf(
    '-K1|Schütz|1\nProjektname:|Presse 250|Blatt|2 / 2\nEinbauort:|+S2\nProjektname:|Schild|2',
  )
  expect([...pageTitles(above, below, columns)]).toEqual([2])
})

test('numbers alone above the header are no title', () => {
  expect(pageTitles(rowsOf('1|2|3'), rowsOf('4|5|6'), columns).size).toBe(0)
})

test('places and parts that come again are no titles', () => {
  const above = rowsOf('Einbauort: +S1\nSchrank|Rittal|1|AX 1060')
  const below = rowsOf('Einbauort: +S1\nSchrank|Rittal|1|AX 1060')
  expect(pageTitles(above, below, columns).size).toBe(0)
})
