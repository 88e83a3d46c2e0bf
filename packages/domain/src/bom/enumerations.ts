const bullet = /^(?:[-–•*·] ?|\d{1,3}[.)] )(?=[\p{L}\p{Pi}'"\d(])/u
const counted = /^\d{1,4} ?(?:[x×*]|(?:stück|stk|st|pcs|ks|szt|adet)\b\.?) ?[\p{L}\d(]/iu
const fewest = 3

/** „- Gehäuse“, „2x Motor“: a text that is one of those that a list counts up. */
export const isEnumerated = (text: string): boolean => bullet.test(text) || counted.test(text)

/**
 * Whether most of a list's rows, `texts` of those that are one text alone, count up a part each, be it with a sign, a
 * quantity or a number in front of it.
 */
export function isEnumeration(texts: readonly string[], rows: number): boolean {
  const found = texts.filter((text) => isEnumerated(text) || piecesNamed(text) !== null).length
  // Beside such lines „10 m Leitung“ and „1 Schrank“ count too.
  const all = texts.filter((text) => isEnumerated(text) || piecesInFront(text) !== null).length
  return (found >= fewest && all >= rows * 0.5) || (texts.length === rows && countInFront(texts))
}

const unit = /^(?:[kmcµu]?m|qmm|k?g|mg|[mk]?v|m?a|k?w|k?hz|m?l|bar|ohm|zoll|grad)(?![\p{L}])/iu

/** How many of a thing a text names, in which unit where it says one, and what is left of it without that. */
export interface NamedPieces {
  pieces: number
  unitName: string
  isBehind: boolean
  rest: string
}

const piecesBefore = /^([1-9]\d{0,2}) ?(?:([x×*]) ?|(?:stück|stk|st|pcs|ks|szt|adet)\b\.? ?)(.*)$/iu

const withoutBullet = (text: string): string => text.replace(bullet, '').trim().split(/\s+/).join(' ')

const lengthBehind = /[-–:] ?([1-9]\d{0,3}(?:[.,]\d{1,2})?) ?(m|mtr|lfm|meter)\.?$/i

/** „Motor (2x)“, „Relais x4“, „Klemme 3 Stück“, „Kabelkanal - 8 m“, „5SY4116-7: 4“. */
function piecesBehind(text: string): NamedPieces | null {
  // „Leitung 8 m“ may be one of that length.
  const laid = lengthBehind.exec(text)
  if (laid !== null && /\p{L}{3}/u.test(text.slice(0, laid.index)))
    return {
      pieces: Number(laid[1]!.replace(',', '.')),
      unitName: laid[2]!,
      isBehind: true,
      rest: text.slice(0, laid.index).trim(),
    }
  const words = text.split(' ')
  for (const count of [1, 2]) {
    if (words.length <= count) return null
    const last = words
      .slice(-count)
      .join('')
      .replace(/^\(|\)$/g, '')
    const [, times, first] = /^(?:[x×*]([1-9]\d{0,2})|([1-9]\d{0,2})[x×*])$/i.exec(last) ?? []
    const [, pieces] = /^([1-9]\d{0,2})(?:stück|stk|pcs)\.?$/i.exec(last) ?? []
    const rest = words
      .slice(0, -count)
      .join(' ')
      .replace(/ ?[,;:=(]$/, '')
    const isOfNumber = isArticleNumber(rest.split(' ').at(-1)!)
    // „5SY4116-7: 4“; behind other words it may be the number of a page or a room.
    const [, listed] = (isOfNumber && /[:=] ?([1-9]\d{0,2})$/.exec(text)) || []
    const found = pieces ?? times ?? first ?? listed
    // „M4 x 20“, „Leitung 5 x 2“
    const isMeasure = pieces === undefined && !isOfNumber && /\d$/.test(rest)
    if (found !== undefined && !isMeasure)
      return { pieces: Number(found), unitName: '', isBehind: true, rest }
  }
  return null
}

/**
 * The quantity that a text names itself, in a list without a column for it: „2x Netzteil“, „- 4 Stück Klemme“,
 * „Motor (2x)“, „Relais x4“. „2x4 mm“ and „M4 x 20“ are measures.
 */
export function piecesNamed(text: string): NamedPieces | null {
  const bare = withoutBullet(text)
  const [, before, times, thing = ''] = piecesBefore.exec(bare) ?? []
  const isJoined =
    times !== undefined && bare.charAt(before!.length + 1) !== ' ' && bare.charAt(before!.length) !== ' '
  if (before !== undefined && isThing(thing, isJoined, times === undefined))
    return { pieces: Number(before), unitName: '', isBehind: false, rest: thing }
  return piecesBehind(bare)
}

const rated =
  /^\d{1,4}(?:[.,]\d{1,3})? ?(?:[km]?(?:ohm|Ω)|k|[µunp]F|[km]?[VAW]|k?VA|VDC|VAC|k?Hz)(?![\p{L}\d]).{0,40}\p{L}{3}/iu
const longNumber = /^[\p{L}\d][\p{L}\d./_-]*\d[\p{L}\d./_()-]*/u

/** Five signs at least, two of them digits, no measure. */
const isArticleNumber = (word: string): boolean =>
  word.length >= 5 && /\d.*\d/.test(word) && !/^[\d.,]+(?:\p{L}{1,3}|[x×][\d.,x×]*\p{L}{0,2})$/u.test(word)

const startsWithNumber = (text: string): boolean => isArticleNumber(longNumber.exec(text)?.[0] ?? '')

/** What stands behind „2x“: a word, a text in marks or brackets, a number, or a form such as „1x16 Pin“ and „3Pin“. */
function isThing(text: string, isJoined: boolean, isCounted: boolean): boolean {
  if (isJoined) return /^(?:\p{L}{3}|[\p{Pi}'"(]+\p{L})/u.test(text)
  if (/^(?:\p{L}{2}|\p{L}\d{1,3} \p{L}{3}|[\p{Pi}'"(]+\p{L})/u.test(text)) return true
  // „3x 1,5K Widerstand“, „2x 24 V Netzteil“; lengths and cross-sections may be meant times something.
  if (rated.test(text) || startsWithNumber(text)) return true
  // „3 Stück 20 mm Rohr“ counts, whatever follows.
  if (isCounted) return /\p{L}{3}/u.test(text)
  const form = /^\d{1,3}(?:[x×]\d{1,3})? ?(?=\p{L}{3})(.*)$/iu.exec(text)
  return form !== null && !unit.test(form[1]!)
}

const numberFirst = /^([1-9]\d{0,2}) (.*)$/u
const lengthFirst = /^([1-9]\d{0,3}(?:[.,]\d{1,2})?) ?(m|mtr|lfm|meter)\.? (?=\p{L})(.*)$/iu

/**
 * Whether the texts of a list without quantities begin with how many there are, „4 Relais“, „10 m Leitung“: most
 * of them with a number, and the numbers do not go up throughout, as those of rows do.
 */
export function countInFront(texts: readonly string[]): boolean {
  const numbers = texts.flatMap((text) => piecesInFront(text)?.pieces ?? [])
  if (numbers.length < fewest || numbers.length < texts.length * 0.7) return false
  // Who numbers the rows goes up throughout.
  return numbers.some((number, index) => index > 0 && number <= numbers[index - 1]!)
}

/** Whether texts name their pieces, „2x Motor“, so that „10 m Leitung“ and „1 Schrank“ among them do so too. */
export function namePieces(texts: readonly string[]): boolean {
  const explicit = texts.filter((text) => piecesNamed(text) !== null).length
  return (
    explicit >= fewest && texts.filter((text) => piecesInFront(text) !== null).length >= texts.length * 0.5
  )
}

/** How many a text of such a list names, „4 Relais“ and „10 m Leitung“ too; null where it names no number. */
export function piecesInFront(text: string): NamedPieces | null {
  const bare = withoutBullet(text)
  const named = piecesNamed(bare)
  if (named) return named
  const [, length, unitName = '', laid = ''] = lengthFirst.exec(bare) ?? []
  if (length !== undefined)
    return { pieces: Number(length.replace(',', '.')), unitName, isBehind: false, rest: laid }
  const [, number, thing = ''] = numberFirst.exec(bare) ?? []
  const isNamed = /^\p{L}{3}/u.test(thing) && !unit.test(thing)
  return number !== undefined && (isNamed || startsWithNumber(thing))
    ? { pieces: Number(number), unitName: '', isBehind: false, rest: thing }
    : null
}
