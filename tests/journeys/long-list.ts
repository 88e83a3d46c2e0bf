import { demoArticles } from '@schrankwerk/infra/demo/articles.ts'

/** Articles of the demo catalogue far from each other: none is a sibling of another. */
const wanted = (lines: number) => {
  const all = [...demoArticles()]
  return Array.from({ length: lines }, (_, at) => all[Math.floor((at * all.length) / lines)]!)
}

/** A list in which no number is right: each has an ending too many, as from a dealer's own system. */
export function wrongNumbers(lines: number, ending: string): Buffer {
  const rows = [
    ['Pos.', 'Bestellnummer', 'Hersteller', 'Bezeichnung', 'Menge', 'Einheit'],
    ...wanted(lines).map((article, at) => [
      String(at + 1),
      `${article.Bestellnummer}${ending}`,
      article.Hersteller,
      article.Bezeichnung,
      String((at % 4) + 1),
      article.Einheit,
    ]),
  ]
  const text = rows
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
    .join('\r\n')
  return Buffer.from(`\uFEFF${text}\r\n`, 'utf8')
}
