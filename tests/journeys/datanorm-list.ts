/** What the list holds, told so that a test need not repeat it. */
export interface DatanormList {
  file: { name: string; mimeType: string; buffer: Buffer }
  articles: number
  orderNumber: (at: number) => string
}

const umlauts: Readonly<Record<string, number>> = {
  ä: 0x84,
  ö: 0x94,
  ü: 0x81,
  Ä: 0x8e,
  Ö: 0x99,
  Ü: 0x9a,
  ß: 0xe1,
}

/** In code page 850, as these files come. */
const codePage850 = (text: string): Buffer =>
  Buffer.from([...text].map((sign) => umlauts[sign] ?? sign.charCodeAt(0)))

/**
 * A price list in DATANORM 4 as wholesalers send it: a head of fixed width, articles with prices in cents for one or for a
 * hundred, their further data, in code page 850.
 */
export function datanormList(series: string, articles: number): DatanormList {
  const orderNumber = (at: number) => `${series}-${String(at + 1).padStart(4, '0')}`
  const head = `V 010127${'Klemmenwerk, Preise 2027'.padEnd(40)}${'Alle Preise netto'.padEnd(35)}${''.padEnd(35)}04EUR`
  const lines = [head]
  for (let at = 0; at < articles; at += 1) {
    const perHundred = at % 2
    const number = orderNumber(at)
    lines.push(
      `A;N;${number};00;Reihenklemme für ${at + 1} Leiter;grau, schraublos;1;${perHundred ? 2 : 0};Stck;${1250 + at * 10};RG1;HG1;;`,
      `B;N;${number};RK${at + 1};;;;;;;;;;1;;;`,
    )
  }
  return {
    file: {
      name: 'DATANORM.001',
      mimeType: 'application/octet-stream',
      buffer: codePage850(`${lines.join('\r\n')}\r\n`),
    },
    articles,
    orderNumber,
  }
}
