import { beforeNumber, shortBeforeNumber, shortForms } from './header-short-forms.ts'

/**
 * Headers are compared without case, umlauts, dots, dashes and line breaks. Tokens are kept so that
 * "TOTAL QTY" holds the word "QTY" but "Quantität" does not hold "Tat".
 */
export interface FoldedHeader {
  compact: string
  tokens: string[]
}

const numberWord = /^(?:nr|no|num|number|nummer|nbr|numero|nro|numer|cislo)$/

function foldLetters(text: string): string {
  return text
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/([\p{Ll}\d])(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/([\p{Ll}])(\p{Lu}+)\b/gu, '$1 $2')
    .toLowerCase()
}

function foldToken(token: string): string {
  if (numberWord.test(token)) return 'nr'
  const plain = token
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/ue/g, 'u')
    .replace(/(?:nummern?|number)/g, 'nr')
    .replace(
      /^(art|best|lief|mat|herst)((?:teile|artikel|best)?)nr$/,
      (_, short: string, of: string) => `${shortBeforeNumber.get(short) ?? 'hersteller'}${of}nr`,
    )
    .replace(/(?<=\p{L}{4})bez$/u, 'bezeichnung')
    .replace(/(?<=\p{L}{4})mg$/u, 'menge')
  const [, letters = plain, count = ''] = /^(\p{L}+)(\d{1,2})$/u.exec(plain) ?? []
  return `${shortForms.get(letters) ?? letters}${count}`
}

function writtenOut(tokens: readonly string[]): string[] {
  return tokens.map((token, index) => {
    const next = tokens[index + 1]
    return (next !== undefined && beforeNumber.test(next) && shortBeforeNumber.get(token)) || token
  })
}

/** Folds a header text for comparison. */
export function foldHeader(text: string): FoldedHeader {
  const tokens = foldLetters(
    text
      // „Einbauort +“: the sign of the designation says the same.
      .replace(/(?<=\p{L})\s{0,3}[([]?(?:={1,2}|\+{1,2})[)\]]?\s{0,3}$/u, '')
      .replace(/#|\bn[°º]/gi, ' nr ')
      .replace(/['’´`]/g, '')
      .replace(/[łŁ]/g, 'l')
      .replace(/[øØ]/g, 'o')
      .replace(/ı/g, 'i')
      .replace(/æ/gi, 'a'),
  )
    .replace(/\s+/g, (blank) => (blank.includes('\n') ? '\n' : ' '))
    .replace(/(?<=\p{L}{3})-\n(?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}=+]+/u)
    .filter((token) => token !== '')
    .map(foldToken)
  // „Order No#“ says it twice.
  if (tokens.at(-1) === 'nr' && tokens.at(-2) === 'nr') tokens.pop()
  const whole = writtenOut(tokens)
  return { compact: whole.join(''), tokens: whole }
}

/** The header without what stands in brackets: "Stückpreis (inkl. MwSt.)" → "Stückpreis". */
export function withoutBrackets(text: string): string {
  return text
    .replace(/[([{（【［][^)\]}）】］]*([)\]}）】］]|$)/g, (part, end: string) => (end === '' ? part : ' '))
    .trim()
}

/** The header as the file has it, without the number of one that occurs again: "Menge (2)" → "Menge". */
export function withoutCount(header: string): string {
  return header.replace(/(?<!\s)\s*\(\d+\)$/, '')
}

/** „Bezeichnung 1“ and „Bezeichnung 2“ have the same base. */
export function sameBase(header: string, other: string): boolean {
  return baseOf(header) === baseOf(other)
}

const baseOf = (header: string): string => foldHeader(withoutCount(header)).compact.replace(/(?<!\d)\d+$/, '')
