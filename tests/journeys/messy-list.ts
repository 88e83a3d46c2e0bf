import { demoArticles } from '@schrankwerk/infra/demo/articles.ts'
import ExcelJS from 'exceljs'

/** A parts list as planning tools write it: title rows, a header in row five, a section, a total. */
export async function messyList(lines: number): Promise<Buffer> {
  const articles = [...demoArticles()].filter((_, at) => at % 97 === 0).slice(0, lines)
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('Stückliste')
  sheet.addRow(['Stückliste Schaltschrank Pumpwerk'])
  sheet.addRow(['Projekt', '4711-Nord', '', 'Stand', '21.11.2026'])
  sheet.addRow([])
  sheet.addRow(['Alle Angaben ohne Gewähr'])
  sheet.addRow(['Pos.', 'BMK', 'Bestellnummer', 'Hersteller', 'Bezeichnung', 'Menge', 'Einheit'])
  articles.forEach((article, at) => {
    if (at === 4) sheet.addRow(['Einspeisung'])
    sheet.addRow([
      at + 1,
      `-K${at + 1}`,
      article.Bestellnummer,
      article.Hersteller,
      article.Bezeichnung,
      (at % 4) + 1,
      article.Einheit,
    ])
  })
  sheet.addRow([articles.length + 1, '-X99', 'GIBT-ES-NICHT-4711', 'Niemand', 'Klemme 2,5 mm²', 12, 'Stück'])
  return Buffer.from(await book.xlsx.writeBuffer())
}
