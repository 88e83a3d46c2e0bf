/**
 * Headers are compared without case, umlauts, dots, dashes and line breaks. Tokens are kept so that
 * "TOTAL QTY" holds the word "QTY" but "Quantität" does not hold "Tat".
 */
export interface FoldedHeader {
  compact: string
  tokens: string[]
}

const numberWord = /^(?:nr|no|num|number|nummer|nbr|nos)$/

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
  return token
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/ue/g, 'u')
    .replace(/(?:nummern?|number)/g, 'nr')
}

/** Folds a header text for comparison. */
export function foldHeader(text: string): FoldedHeader {
  const tokens = foldLetters(text.replace(/#/g, ' nr '))
    .replace(/(\p{L})-\s*\n\s*(\p{L})/gu, '$1$2')
    .split(/[^\p{L}\p{N}=+]+/u)
    .filter((token) => token !== '')
    .map(foldToken)
  return { compact: tokens.join(''), tokens }
}

/** The header without what stands in brackets: "Stückpreis (inkl. MwSt.)" → "Stückpreis". */
export function withoutBrackets(text: string): string {
  return text.replace(/[([{][^)\]}]*[)\]}]/g, ' ').trim()
}
