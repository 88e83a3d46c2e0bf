import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { article4, bmecat, head4, product } from '../hostile/exchange-files.example.ts'

/** Writes a price list of about so many bytes, and answers how many articles it has. */
export async function writeLarge(path: string, format: 'datanorm' | 'bmecat', size: number): Promise<number> {
  const [start, end] =
    format === 'datanorm' ? [`${head4()}\r\n`, ''] : bmecat('<!--here-->').split('<!--here-->')
  const file = createWriteStream(path)
  let written = 0
  let articles = 0
  const write = async (text: string) => {
    written += text.length
    if (!file.write(text)) await once(file, 'drain')
  }
  await write(start!)
  while (written < size) {
    let piece = ''
    for (let at = 0; at < 1000; at += 1) {
      articles += 1
      piece +=
        format === 'datanorm'
          ? recordsOf(articles)
          : product(`N-${articles}`, features, 'Schütz mit Hilfsschalter')
    }
    await write(piece)
  }
  file.end(end)
  await once(file, 'finish')
  return articles
}

const features = Array.from(
  { length: 8 },
  (_, at) => `<FEATURE><FNAME>Merkmal ${at}</FNAME><FVALUE>${at * 7}</FVALUE></FEATURE>`,
).join('')

/** An article behind its text and before its supplement and price, so that none is complete where it stands. */
const recordsOf = (at: number) =>
  [
    ...[1, 3, 5].map(
      (line) => `T;N;L${at};;${line};;Zeile ${line} des langen Textes;${line + 1};;und noch eine Zeile;`,
    ),
    article4(`N-${at}`, { textNumber: `L${at}` }),
    `B;N;N-${at};NORD;ALT-${at};12;0;0;0;4006381333931;;REL;0;10;;;`,
    `P;A;N-${at};1;${1000 + (at % 5000)};1;2000;;;;;;;;;;;;;;`,
    '',
  ].join('\r\n')
