import { randomInt } from 'node:crypto'
import { demoArticles } from '@schrankwerk/infra/demo/articles.ts'

const known = [...demoArticles()].filter((_, at) => at % 131 === 0)

/** What two lines of the list mean. */
export const meant = known[3]!

/** Its number with an ending of this run's own: a decision about a number is remembered. */
export const wrongNumberOf = ({ Bestellnummer }: typeof meant, letter = '') =>
  `${Bestellnummer}/${letter}${randomInt(36 ** 3)
    .toString(36)
    .toUpperCase()
    .padStart(3, '0')}`

/**
 * A list as someone types it in a hurry: a title, a section, two equal lines with a wrong number, a supplied part and
 * a remark that is no line. Header in row 3, lines in rows 5 to 10, the remark in row 11.
 */
export function lateList(wrongNumber: string): Buffer {
  const [first, second, third, , supplied] = known
  const line = (
    bmk: string,
    article: typeof meant,
    quantity: string,
    more: { number?: string; kb?: string } = {},
  ) => [
    bmk,
    more.number ?? article.Bestellnummer,
    article.Hersteller,
    article.Bezeichnung,
    quantity,
    article.Einheit,
    more.kb ?? '',
  ]
  const rows = [
    ['Nachtrag zur Pumpensteuerung'],
    [],
    ['BMK', 'Bestellnummer', 'Hersteller', 'Bezeichnung', 'Menge', 'Einheit', 'Beistellung'],
    ['Einspeisung'],
    line('-K1', first!, '2'),
    line('-K2', second!, '1'),
    line('-X1', meant, '3', { number: wrongNumber }),
    line('-X7', meant, '3', { number: wrongNumber }),
    line('-S1', supplied!, '1', { kb: 'KB' }),
    line('-K3', third!, '4'),
    ['', '', '', 'Reserve für Erweiterung', '', '', ''],
  ]
  const text = rows
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
    .join('\r\n')
  return Buffer.from(`\uFEFF${text}\r\n`, 'utf8')
}
