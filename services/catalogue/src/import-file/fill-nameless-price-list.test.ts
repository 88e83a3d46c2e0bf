import { describe, expect, test } from 'vitest'
import { fieldsOf } from './price-list.example.ts'

const nameless = (...rows: string[]) => {
  const columns = rows[0]!.split('|').length
  return fieldsOf(['|'.repeat(columns - 1), ...rows].join('\n'))
}

describe('a list without names of columns', () => {
  test('orders by the figures beside types, and takes whole amounts beside their currency as prices', () => {
    expect(
      nameless(
        'FESTO|KLZ-80-200-P|Normzylinder|2283340|30 004|EUR',
        'FESTO|KLZ-63-50-P|Normzylinder|2283580|20 114|EUR',
        'FESTO|KLZ-50-50-P|Normzylinder|2266950|17 585|EUR',
        'FESTO|KLZ-32-80-P|Normzylinder|2276425|13 091|EUR',
        'FESTO|GRL-40-A|Drosselventil|263464|1 250|EUR',
        'FESTO|GRL-63-A|Drosselventil|263465|1 410|EUR',
      ),
    ).toBe('manufacturerName|manufacturerNumber|description|orderNumber|listPrice|currency')
  })

  test('takes kinds of articles for their description, not the names of pages', () => {
    expect(
      nameless(
        'KLZ-80-200-P|Normzylinder|2283340|59f2a039.html',
        'KLZ-63-50-P|Normzylinder|2283580|48597363.html',
        'KLZ-50-50-P|Normzylinder|2266950|3b5cfb39.html',
        'GRL-40-A|Drosselventil|2276425|7a310c22.html',
        'GRL-63-A|Drosselventil|2263464|1c94ee07.html',
      ),
    ).toContain('|description|')
  })

  test('reads amounts of millions as prices by their signs for thousands', () => {
    expect(
      nameless(
        'QN30160R11|Netzteil 160 mA|1,03|10.191.480',
        'QN30320R11|Netzteil 320 mA|1,03|14.726.712',
        'QN30640R11|Netzteil 640 mA|1,03|20.275.944',
        'QN12160R02|Netzteil 12 V|1,03|12.970.984',
        'QN24080R02|Netzteil 24 V|1,03|13.570.500',
      ),
    ).toBe('orderNumber|description|-|listPrice')
  })

  test('takes no stock in thousandths for a number or a price', () => {
    expect(
      nameless(
        '100|Kaugummi Original|34.000|2.7691|8|4.00',
        '101|Kaugummi Minze|39.000|1.5327|8|3.00',
        '102|Limonade 0,33 l|46.000|1.2900|23|2.50',
        '103|Malzbier 0,5 l|32.000|1.9500|23|4.00',
        '105|Riegel 43 g|16.000|0.9505|23|2.00',
        '107|Riegel 65 g|12.000|1.1205|23|2.40',
      ),
    ).toBe('orderNumber|description|-|listPrice|-|-')
  })

  const fans = [
    ['LT-100-A', 'Lüfter 100 mm', '41,50', '64'],
    ['LT-125-A', 'Lüfter 125 mm', '58,20', '88'],
    ['LT-160-B', 'Lüfter 160 mm', '97,80', '149'],
    ['LT-200-B', 'Lüfter 200 mm', '180,00', '275'],
    ['LT-315-C', 'Lüfter 315 mm', '412,40', '630'],
    ['LT-400-C', 'Lüfter 400 mm', '733,10', '1120'],
  ] as const
  const beside = (other: (row: (typeof fans)[number], at: number) => string) =>
    nameless(...fans.map((row, at) => [...row.slice(0, 3), other(row, at)].join('|')))

  test('takes whole amounts that rise with the prices beside them for those of the list', () => {
    expect(beside(([, , , asked]) => asked)).toBe('orderNumber|description|purchasePrice|listPrice')
  })

  test('takes those that lie below for what is paid', () => {
    expect(beside(([, , price]) => String(Math.round(Number(price.replace(',', '.')) * 0.7)))).toBe(
      'orderNumber|description|listPrice|purchasePrice',
    )
  })

  test('takes neither the same with tax nor stock for a second price', () => {
    expect(beside(([, , price]) => (Number(price.replace(',', '.')) * 1.19).toFixed(3))).toBe(
      'orderNumber|description|listPrice|-',
    )
    expect(beside((_, at) => String([310, 12, 95, 410, 36, 150][at]))).toBe(
      'orderNumber|description|listPrice|-',
    )
  })

  test('keeps the first number for ordering where the second is no list of figures', () => {
    expect(
      nameless(
        'LG-10023|Siemens|3RT2015-1BB41|Schütz 3 kW|45,10',
        'LG-10024|Siemens|3RT2016-1BB41|Schütz 4 kW|51,20',
        'LG-10025|Eaton|DILM7-10|Schütz 3 kW|38,70',
        'LG-10026|Eaton|DILM9-10|Schütz 4 kW|42,90',
        'LG-10027|Siemens|3RV2011-1CA10|Motorschutzschalter|62,30',
      ),
    ).toBe('orderNumber|manufacturerName|manufacturerNumber|description|listPrice')
  })
})

describe('a list of which no column is known to be one of prices', () => {
  test('takes whole amounts under a name that says nothing, however high beside a number', () => {
    expect(
      fieldsOf(
        [
          'کد کالا|شرح کالا|قیمت',
          '1910005|آچار چرخ بکس|151000',
          '1510001|آچار تخت بزرگ|1210000',
          '1910061|پیچ گوشتی بلند|7571000',
          '2910001|انبر دست عایق|440000',
          '1410001|سیم چین کوچک|1111000',
        ].join('\n'),
      ),
    ).toBe('orderNumber|description|listPrice')
  })

  test('takes no number under a name that means something else', () => {
    expect(
      fieldsOf(
        [
          'Artikelnummer|Bezeichnung|Lagerbestand',
          'A-1001|Reihenklemme grau|151',
          'A-1002|Reihenklemme blau|1210',
          'A-1003|Endhalter schmal|757',
          'A-1004|Tragschiene gelocht|44',
          'A-1005|Verdrahtungskanal|111',
        ].join('\n'),
      ),
    ).toBe('orderNumber|description|-')
  })
})
