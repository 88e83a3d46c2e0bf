import { type Designation, emptyDesignation, leadingSign, partForSign, signs } from './signs.ts'

function splitOne(text: string): Designation {
  // A dash between the terminals of a range is no sign of a device.
  const range = text.match(/:(\d+ ?- ?\d+)$/)
  if (range) return { ...splitOne(text.slice(0, range.index)), terminal: range[1]! }
  const parts = emptyDesignation()
  const found = text.match(/(==|=|\+\+|\+|-|:)[^=+\-:]*/g) ?? []
  for (const piece of found) {
    const sign = signs.find((candidate) => piece.startsWith(candidate)) ?? '-'
    const value = piece.slice(sign.length).trim()
    if (value === '') continue
    const part = partForSign(sign)
    parts[part] = parts[part] === '' ? value : parts[part] + sign + value
  }
  return parts
}

const upTo = '..'
/** „-F1 ... -F3“, „-F4 bis -F6“, „-F10 - -F12“: from one device up to another. */
const range = /(?<=[\p{L}\d]) ?(?:\.{2,4}|…|\b(?:bis|to)\b| -) ?-(?=\p{L})/giu
/** „-F13/-F14“ */
const slashed = /(?<=\d) ?\/ ?(?=[=+-])/g

/**
 * Splits "=A1+S1-K5" into its parts. A text without a leading sign is the device alone ("K5", "A1-01").
 * A list ("-F1, -F2") shares its plant and location and lists its devices.
 */
export function splitDesignation(text: string): Designation {
  const trimmed = withoutGroupMark(text.trim())
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '))
    .replace(range, upTo)
    .replace(slashed, ', ')
    .trim()
  if (trimmed === '') return emptyDesignation()
  const pieces = trimmed
    .split(/[,;|\n]|\s(?=[=+-])/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  if (pieces.length < 2) {
    return leadingSign(trimmed) ? splitOne(trimmed) : { ...emptyDesignation(), bmk: trimmed }
  }
  if (!leadingSign(trimmed)) return { ...emptyDesignation(), bmk: trimmed }
  const split = pieces.map((piece) =>
    leadingSign(piece) ? splitOne(piece) : { ...emptyDesignation(), bmk: piece },
  )
  const joined = emptyDesignation()
  for (const part of Object.keys(joined) as (keyof Designation)[]) {
    joined[part] = [...new Set(split.map((one) => one[part]).filter((value) => value !== ''))].join(', ')
  }
  return joined
}

/** „> C1, C2“: how a program for circuits marks a row that stands for several devices. */
export const withoutGroupMark = (text: string): string => text.replace(/^>\s+/, '')

/** Number of devices a text lists: "F02-01,02,03" 3, "TR1-TR7" 7, "C1, C2" 2, "K1/K2" 2, "K5" 1, "" 0. */
export function countDesignations(text: string): number {
  const plain = withoutGroupMark(text.trim())
  const spaced = plain.split(/\s+/)
  const tags = spaced.length > 1 && spaced.every((piece) => /^-?\p{L}{1,4}\d{1,4}\p{L}?$/u.test(piece))
  const slashed = plain.split('/').map((piece) => piece.trim())
  const parted = slashed.length > 1 && slashed.every((piece) => /^-?\p{L}{1,4}\d{1,4}\p{L}?$/u.test(piece))
  const pieces = tags ? spaced : parted ? slashed : plain.split(/[,;\n]+/).map((piece) => piece.trim())
  let count = 0
  for (const piece of pieces) {
    if (piece === '') continue
    const range = piece.match(/^-?(\p{L}+)(\d+)\s*(?:-|–|…|\.\.+|bis|to)\s*-?(\p{L}+)(\d+)$/u)
    const size = range && range[1] === range[3] ? Number(range[4]) - Number(range[2]) + 1 : 1
    count += size > 0 && size < 10_000 ? size : 1
  }
  return count
}
