import { describe, expect, test } from 'vitest'
import { fieldsOf, suggestionsFor } from './price-list.example.ts'
import { withoutSharedPrefix } from './shared-prefix.ts'

describe('names of columns that begin alike', () => {
  test.each([
    ['MAT_CODICE|MAT_NOME|MAT_UM|MAT_PREZZO', 'mat', 'CODICE|NOME|UM|PREZZO'],
    ['tbl.nummer|tbl.text|tbl.preis|tbl.einheit', 'tbl', 'nummer|text|preis|einheit'],
    ['Ware: Nummer|Ware: Text|Ware: Preis|Ware: Einheit|Lager', 'ware', 'Nummer|Text|Preis|Einheit|Lager'],
    ['Artikel Kurztext|Artikel Preis|Artikel Marke|artikel Bild', 'artikel', 'Kurztext|Preis|Marke|Bild'],
    ['MAT_CODICE||MAT_NOME||MAT_UM|MAT_PREZZO', 'mat', 'CODICE||NOME||UM|PREZZO'],
  ])('lose what they share: %s', (names, prefix, own) => {
    expect(withoutSharedPrefix(names.split('|'))).toEqual({ prefix, names: own.split('|') })
  })

  test.each([
    'MAT_CODICE|MAT_NOME|MAT_PREZZO',
    'MAT_CODICE|MAT_NOME|MAT_UM|MAT_PREZZO|Sconto|Marca',
    'Nummer|Text|Preis|Einheit',
    'Preis|Preiseinheit|Preisgruppe|Preismenge',
    'Nachfolger Nummer|Nachfolger Bezeichnung|Nachfolger EAN|Nachfolger Preis',
    'Lieferant Nummer|Lieferant Name|Lieferant Artikel|Lieferant Preis',
    'Karton EAN|Karton Gewicht|Karton Menge|Karton Preis',
  ])(
    'keep it where fewer than four, or than four fifths, do, or where it says whose they are: %s',
    (names) => {
      expect(withoutSharedPrefix(names.split('|'))).toEqual({ prefix: '', names: names.split('|') })
    },
  )
})

test.each(['STM_', 'ART_', 'tbl.', 'Artikel: '])(
  'an export that begins each name with „%s“ is read as one that does not',
  (prefix) => {
    const names = 'Bestellnummer|Titolo|Marca|U.M.|Prezzo acquisto|Qtà conf.|Codice EAN 1'.split('|')
    const suggested = (headers: string[]) =>
      suggestionsFor(`${headers.join('|')}
WK-2201|Canale 40x60|Nordwerk|m|4,20|12|4006381333931
WK-2202|Canale 60x60|Nordwerk|m|5,10|12|96385074
WK-3107|Pressacavo M20|Südtal|pz|0,85|50|036000291452`).map(
        ({ articleField, certainty }) => `${articleField} ${certainty}`,
      )
    const found = suggested(names.map((name) => `${prefix}${name}`))
    expect(found).toEqual(suggested(names))
    expect(found.slice(0, 2)).toEqual(['orderNumber SURE', 'description SURE'])
  },
)

test('prices of several levels keep the word that they begin with', () => {
  expect(
    fieldsOf(`Preis Alpha|Preis Beta|Preis Gamma|Preis Delta|Artikelnummer
12,10|11,40|10,20|9,80|WK-2201
14,30|13,10|12,00|11,20|WK-2202
0,85|0,80|0,70|0,65|WK-3107`),
  ).toBe('listPrice|purchasePrice|-|-|orderNumber')
})

test('what replaces an article is not the article', () => {
  expect(
    fieldsOf(`Ersatz Nummer|Ersatz Bezeichnung|Ersatz EAN|Ersatz Bestellnummer|Artikelnummer
K-1|Klemme grau|4006381333931|WK-2201|WK-1201
K-2|Klemme blau|96385074|WK-2202|WK-1202
K-3|Sockel|036000291452|WK-3107|WK-1107`).split('|')[4],
  ).toBe('orderNumber')
})
