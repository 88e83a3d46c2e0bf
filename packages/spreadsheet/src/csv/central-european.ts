import { createReadStream } from 'node:fs'
import iconv from 'iconv-lite'

/**
 * Windows-1250 and Windows-1252 hold other letters at the same places: „złącze“ is „z³¹cze“ in the other. Each word with
 * such a letter is asked which language could write it, in either reading.
 */
interface Alphabet {
  /** Letters beyond ASCII. */
  letters: string
  /** How those are placed that the other code page gives to common letters; a word that does otherwise is not one. */
  misplaced?: RegExp
}

const western: readonly Alphabet[] = [
  { letters: 'äöüßé' },
  {
    letters: 'àâæçéèêëîïôœùûü',
    // „modèle“, „très“, „où“, „voilà“, „œuvre“, „maïs“, and nowhere else.
    misplaced: /è(?!s$|[bcdfglmnpqrstvxz]{1,3}[eué])|(?<!^o)ù|ù(?=.)|à(?=.)|œ(?![eiu])|(?<![aeou])ï/u,
  },
  { letters: 'àèéìòù', misplaced: /[àèìòù](?=.)/u },
  { letters: 'áéíñóúü', misplaced: /ñ(?![aeiouáéíóú])/u },
  { letters: 'àáâãçéêíóôõú', misplaced: /ã(?=[^eos])|õ(?!e)|à(?=.)/u },
  { letters: 'æøåé' },
  { letters: 'äöåé' },
  { letters: 'äëéïöü', misplaced: /(?<![aeou])ï/u },
  { letters: 'áæéíðóöþúý' },
]

const central: readonly Alphabet[] = [
  { letters: 'ąćęłńóśźż' },
  { letters: 'áčďéěíňóřšťúůýž' },
  { letters: 'áäčďéíĺľňóôŕšťúýž' },
  { letters: 'áéíóöőúüű' },
  { letters: 'čćđšž' },
  { letters: 'ăâîşţ' },
]

const isWrittenIn = (word: string, alphabets: readonly Alphabet[]): boolean =>
  alphabets.some(
    ({ letters, misplaced }) =>
      [...word].every((letter) => letter < '\x80' || letters.includes(letter)) && !misplaced?.test(word),
  )

/** Letters of Windows-1250 by their bytes, ASCII among them. */
const word =
  /[A-Za-z\x8a\x8c-\x8f\x9a\x9c-\x9f\xa3\xa5\xaa\xaf\xb3\xb9\xba\xbc\xbe-\xd6\xd8-\xf6\xf8-\xfe]{1,60}/g
/** Bytes that are other characters in the other code page. */
const tells =
  /[\x8c\x8d\x8f\x9c\x9d\x9f\xa3\xa5\xaa\xaf\xb3\xb9\xba\xbc\xbe\xbf\xc0\xc3\xc5\xc6\xc8\xca\xcc\xcf-\xd2\xd5\xd8\xd9\xdb\xde\xe0\xe3\xe5\xe6\xe8\xea\xec\xef-\xf2\xf5\xf8\xf9\xfb\xfe]/g
/** „mm²“ and „½“, which Windows-1250 cannot write. */
const onlyWestern = /[Mm]\xb2|\d ?\xbd/
/** Signs that stand beside a word in Windows-1252: „m³“, „N°“, „Wert¹“, „¿Qué“. */
const signsBeside = /^¿|[³¹ºª]$/gu

const chunkBytes = 1 << 20
const lookedBytes = 16 << 20
const lookedWords = 5000

/** Whether a file that is no UTF-8 was most likely written in Windows-1250. */
export async function isCentralEuropean(path: string, signal?: AbortSignal): Promise<boolean> {
  const seen = new Set<string>()
  const votes = { central: 0, western: 0, either: 0 }
  let at = -1
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes, end: lookedBytes, signal })) {
    const text = (chunk as Buffer).toString('latin1')
    at += 1
    if (onlyWestern.test(text)) return false
    for (const { 0: found, index } of text.matchAll(word)) {
      const telling = found.match(tells)?.length ?? 0
      if (telling === 0 || seen.has(found)) continue
      // What stands where two chunks meet may be half a word.
      if ((index === 0 && at > 0) || (index + found.length === text.length && text.length === chunkBytes))
        continue
      seen.add(found)
      // Two such letters in a word are hardly chance.
      votes[voteOf(found)] += telling > 1 ? 2 : 1
      if (seen.size === lookedWords) return isClear(votes)
    }
  }
  return isClear(votes)
}

interface Votes {
  central: number
  western: number
  either: number
}

/** Wrong names and slips of the pen decide nothing. */
const isClear = ({ central, western, either }: Votes): boolean =>
  central >= 2 && central > 2 * western && central * 5 >= either

function voteOf(found: string): keyof Votes {
  const bytes = Buffer.from(found, 'latin1')
  const asWestern = iconv.decode(bytes, 'windows-1252').toLowerCase().replace(signsBeside, '')
  const asCentral = iconv.decode(bytes, 'windows-1250').toLowerCase()
  const fitsWestern = isWrittenIn(asWestern, western)
  if (fitsWestern === isWrittenIn(asCentral, central)) return 'either'
  return fitsWestern ? 'western' : 'central'
}
