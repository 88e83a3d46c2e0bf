import ExcelJS from 'exceljs'

/** What the list holds, told so that a test need not repeat it. */
export interface PriceList {
  file: { name: string; mimeType: string; buffer: Buffer }
  headerRow: number
  /** Lines that become articles. */
  articles: number
  /** Lines that cannot: series and remarks alone in their row, and one without a number. */
  skipped: number
  orderNumber: (at: number) => string
}

/**
 * A price list as manufacturers send it: title rows, a header in row four with words of their own, section rows,
 * prices as text in German, sizes in millimetres, a line without a number, remarks below.
 */
export async function messyPriceList(series: string, articles: number): Promise<PriceList> {
  const perSeries = 500
  const orderNumber = (at: number) => `${series}-${String(at + 1).padStart(5, '0')}`
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('Preise 2027')
  sheet.addRow([`Preisliste ${series}, gültig ab 01.01.2027`])
  sheet.addRow(['Alle Preise in EUR zuzüglich Mehrwertsteuer'])
  sheet.addRow([])
  sheet.addRow(['Bestell-Nr.', 'Typ', 'Artikelbezeichnung', 'Bruttopreis', 'PE', 'ME', 'Breite mm', 'Info'])
  for (let at = 0; at < articles; at += 1) {
    if (at % perSeries === 0) sheet.addRow([`Baureihe ${at / perSeries + 1}`])
    const cents = String((at * 7) % 100).padStart(2, '0')
    sheet.addRow([
      orderNumber(at),
      `${series} ${at + 1}`,
      `Reihenklemme ${series}, ${at + 1}-fach`,
      `1.${String(100 + (at % 800))},${cents} €`,
      1,
      'Stück',
      String(5 + (at % 40)),
      'neu',
    ])
  }
  sheet.addRow(['', '', 'Zubehör ohne Nummer', '12,00 €', 1, 'Stück', '', ''])
  sheet.addRow([])
  sheet.addRow(['Irrtum und Änderungen vorbehalten'])
  return {
    file: {
      name: `Preisliste ${series}.xlsx`,
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(await book.xlsx.writeBuffer()),
    },
    headerRow: 4,
    articles,
    skipped: Math.ceil(articles / perSeries) + 2,
    orderNumber,
  }
}
