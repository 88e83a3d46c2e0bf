const bullet = /^[-–•*·] ?(?=[\p{L}\p{Pi}'"\d(])/u
const counted = /^\d{1,4} ?[x×] ?[\p{L}(]/u
const fewest = 3

/** „- Gehäuse“, „2x Motor“: a text that is one of those that a list counts up. */
export const isEnumerated = (text: string): boolean => bullet.test(text) || counted.test(text)

/** Whether most of a list's rows, `texts` of those that are one text alone, count up a part each. */
export function isEnumeration(texts: readonly string[], rows: number): boolean {
  const found = texts.filter(isEnumerated).length
  return found >= fewest && found >= rows * 0.5
}

const unit = /^(?:[kmcµu]?m|qmm|k?g|mg|[mk]?v|m?a|k?w|k?hz|m?l|bar|ohm|zoll|grad)(?![\p{L}])/iu

/**
 * The quantity that a text names itself, in a list without a column for it: „2x Netzteil“, „- 4 Stück Klemme“,
 * „Motor (2x)“, „Relais x4“. „2x4 mm“ and „M4 x 20“ are measures.
 */
export function piecesNamed(text: string): { pieces: number; isBehind: boolean } | null {
  const bare = text.replace(bullet, '').trim()
  const before = /^([1-9]\d{0,2}) ?(?:[x×] ?|(?:stück|stk|st|pcs|ks|szt|adet)\b\.? ?)(.*)$/iu.exec(bare)
  if (before && isThing(before[2]!, /[x×]\p{L}/iu.test(bare.slice(before[1]!.length, before[1]!.length + 2))))
    return { pieces: Number(before[1]), isBehind: false }
  const behind =
    /(?<!\d[.,]? ?)(?:[,;] ?| |\()(?:[x×] ?([1-9]\d{0,2})|([1-9]\d{0,2}) ?(?:[x×]|stück|stk\.?|pcs\.?))\)?$/iu.exec(
      bare,
    )
  return behind ? { pieces: Number(behind[1] ?? behind[2]), isBehind: true } : null
}

const rated =
  /^\d{1,4}(?:[.,]\d{1,3})? ?(?:[km]?(?:ohm|Ω)|k|[µunp]F|[km]?[VAW]|k?VA|VDC|VAC|k?Hz)(?![\p{L}\d]).{0,40}\p{L}{3}/iu

/** What stands behind „2x“: a word, a text in marks or brackets, or a form such as „1x16 Pin“ and „3Pin“. */
function isThing(text: string, isJoined: boolean): boolean {
  if (isJoined) return /^\p{L}{3}/u.test(text)
  if (/^(?:\p{L}{2}|\p{L}\d{1,3} \p{L}{3}|[\p{Pi}'"(]+\p{L})/u.test(text)) return true
  // „3x 1,5K Widerstand“, „2x 24 V Netzteil“; lengths and cross-sections may be meant times something.
  if (rated.test(text)) return true
  const form = /^\d{1,3}(?:[x×]\d{1,3})? ?(?=\p{L}{3})(.*)$/iu.exec(text)
  return form !== null && !unit.test(form[1]!)
}

const numberFirst = /^([1-9]\d{0,2}) +(?=\p{L}{3})/u

/**
 * Whether the texts of a list without quantities begin with how many there are, „4 Relais“, „1 Netzteil“: nearly all
 * of them with a number, and the numbers do not just count up.
 */
export function countInFront(texts: readonly string[]): boolean {
  const numbers = texts.flatMap((text) => {
    const found = numberFirst.exec(text.replace(bullet, ''))
    return found && !unit.test(text.slice(found[0].length)) ? [Number(found[1])] : []
  })
  if (numbers.length < fewest || numbers.length < texts.length * 0.8) return false
  return new Set(numbers).size < numbers.length * 0.7
}

/** The number that a text of such a list begins with; null where it begins with none. */
export function numberInFront(text: string): number | null {
  const found = numberFirst.exec(text.replace(bullet, ''))
  return found ? Number(found[1]) : null
}
