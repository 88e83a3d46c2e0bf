import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import ExcelJS from 'exceljs'

interface Line {
  place: string
  tag: string
  count: string | number
  unit: string
  text: string
  manufacturer: string
  type: string
  order: string
}

const line = (
  place: string,
  tag: string,
  count: string | number,
  unit: string,
  text: string,
  manufacturer: string,
  type: string,
  order: string,
): Line => ({ place, tag, count, unit, text, manufacturer, type, order })

/** A small pump control as people write it down: units and manufacturers in several spellings, two unknown numbers. */
export const pumpControl: readonly Line[] = [
  line('+S1', '-F1', 3, 'Stk', 'LS-Schalter 3pol C 16 A', 'Siemens', '5SY C16/3', '5SY316-C'),
  line('+S1', '-F2', 2, 'Stk', 'LS-Schalter 1pol B 6 A', 'SIE', '', '5SY106-B'),
  line('+S1', '-K1', 1, 'St.', 'Leistungsschütz 12 A', 'Siemens AG', '', '3RT2012-10-24VDC'),
  line('+S1', '-K2', 1, 'St.', 'Leistungsschütz 25 A', 'Siemens', '', '3RT2025-11-230VAC'),
  line('+S1', '-T1', 1, 'Stück', 'Netzteil 24 V 10 A', 'Puls', '', 'CP1-24-010'),
  line('+S1', '-X1', 25, 'Stk', 'Reihenklemme 2,5 grau', 'Phoenix', '', '3025100'),
  line('+S1', '-X2', 12, 'Stk', 'Reihenklemme 4 blau', 'Phoenix Contact', '', '304110'),
  line('+S1', '-K10', 4, 'Stk', 'Koppelrelais 2 Wechsler', 'Finder', '55.40.2.24VDC', ''),
  line('+S1', '-A1', 1, 'Stk', 'EtherCAT-Klemme', 'Beckhoff', 'EL1008', ''),
  line('+S1', '-A2', '2x', '', 'EtherCAT-Klemme', 'Beckhoff', 'EL2008', ''),
  line('+S1', '-U1', 1, 'Stk', 'Frequenzumrichter 2,2 kW', 'Danfoss', '', '131F0220-400-20'),
  line('+S1', '-W1', '15m', '', 'Steuerleitung 4x1,5', 'Lapp Kabel', '', '11041500'),
  line('+S2', '-B1', 2, 'Stk', 'Näherungsschalter M12', 'ifm electronic', '', 'IG-M12-04P-S4'),
  line('+S2', '-Q1', 1, 'Stk', 'Lasttrennschalter 63 A', 'Socomec', '', '2206337'),
  line('+S2', '-G1', 1, 'Stk', 'Schaltschrank 800x1200x300', 'Rittal GmbH & Co. KG', '', '18120.300'),
  line('+S2', '-S1', 1, 'Stk', 'Not-Halt-Taster nach Wahl des Kunden', 'beigestellt', '', 'KUNDE-4711'),
  line('+S2', '-P1', 1, 'Stk', 'Anzeige, Sonderanfertigung', '', '', 'SO-99812'),
  line('+S2', '-H1', 'n. B.', '', 'Meldeleuchten', 'Eaton', '', 'M22-L-G'),
]

/** xlsx with title rows above the header, as a design tool writes it. */
export async function writeTitledXlsx(lines: readonly Line[]): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('Stückliste')
  sheet.addRow(['Anlagenbau Nordhafen', '', '', '', '', 'Stückliste'])
  sheet.addRow(['Projekt: Pumpensteuerung Kai 4', '', '', '', '', 'Rev. C'])
  sheet.addRow([])
  sheet.addRow([
    'Pos.',
    'Einbauort',
    'BMK',
    'Menge',
    'Einheit',
    'Bezeichnung',
    'Hersteller',
    'Typnummer',
    'Bestellnummer',
  ])
  lines.forEach((one, index) => {
    sheet.addRow([
      index + 1,
      one.place,
      one.tag,
      one.count,
      one.unit,
      one.text,
      one.manufacturer,
      one.type,
      one.order,
    ])
  })
  sheet.addRow([])
  sheet.addRow(['', '', '', '', '', `Summe: ${lines.length} Positionen`])
  return Buffer.from(await book.xlsx.writeBuffer())
}

/** xls of the old kind, with other words for the same columns. */
export function writeOldXls(lines: readonly Line[]): Buffer {
  const rows = [
    ['Pos', 'Anzahl', 'ME', 'Benennung', 'Fabrikat', 'Artikel-Nr.', 'Kennzeichen'],
    ...lines.map((one, index) => [
      index + 1,
      one.count,
      one.unit,
      one.text,
      one.manufacturer,
      one.order || one.type,
      one.tag,
    ]),
  ]
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Materialliste')
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer
}

const windows1252: Record<string, number> = { '²': 0xb2, '€': 0x80, '–': 0x96 }

/** csv as a German Excel saves it: Windows-1252 and semicolons. */
export function writeGermanCsv(lines: readonly Line[]): Buffer {
  const quote = (value: string | number) =>
    /[;"\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)
  const rows = [
    ['Gesamtkennzeichen', 'Stückzahl', 'Einheit', 'Bezeichnung', 'Hersteller', 'Typ', 'Bestell-Nr.'],
    ...lines.map((one) => [
      `${one.place}${one.tag}`,
      one.count,
      one.unit,
      one.text,
      one.manufacturer,
      one.type,
      one.order,
    ]),
  ]
  const text = `${rows.map((row) => row.map(quote).join(';')).join('\r\n')}\r\n`
  return Buffer.from([...text].map((letter) => windows1252[letter] ?? (letter.codePointAt(0) as number)))
}

/** The three lists as files, for people to try. */
export async function writePartsLists(folder: string): Promise<Record<'xlsx' | 'xls' | 'csv', string>> {
  await mkdir(folder, { recursive: true })
  const files = {
    xlsx: join(folder, 'Pumpensteuerung.xlsx'),
    xls: join(folder, 'Materialliste-alt.xls'),
    csv: join(folder, 'Stueckliste-Excel.csv'),
  }
  await writeFile(files.xlsx, await writeTitledXlsx(pumpControl))
  await writeFile(files.xls, writeOldXls(pumpControl))
  await writeFile(files.csv, writeGermanCsv(pumpControl))
  return files
}
