import { isWordForNothing } from '@schrankwerk/domain/bom'
import type { Cell } from '@schrankwerk/spreadsheet'

const spaces = /[\s\u00a0\u202f\u200b\ufeff]+/g
const blank = 0x20
/** And every other one of Latin-1. */
const isGermanLetter = (code: number) => code >= 0xc0 && code <= 0xff

/** One blank between words, none around them. */
export const tidyText = (text: string): string => (isTidy(text) ? text : text.replace(spaces, ' ').trim())

/** Nearly every text: words with one blank between them. */
function isTidy(text: string): boolean {
  let before = blank
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < blank || (code > 0x7e && !isGermanLetter(code)) || (code === blank && before === blank))
      return false
    before = code
  }
  return before !== blank || text === ''
}

export const textOf = (cell: Cell | undefined): string =>
  !cell || cell.kind === 'empty' || cell.kind === 'error' ? '' : tidyText(cell.text)

/** The same as the person sees it, for descriptions. */
export const shownOf = (cell: Cell | undefined): string =>
  cell?.shown === undefined || cell.kind === 'error' ? textOf(cell) : textOf({ ...cell, text: cell.shown })

/** Null where the cell is empty, or says that there is none. */
export const textOrNull = (cell: Cell | undefined): string | null => {
  const text = textOf(cell)
  return text === '' || isWordForNothing(text) ? null : text
}
