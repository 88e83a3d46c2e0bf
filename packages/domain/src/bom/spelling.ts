/** Words that are shorter differ in one letter too often to be the same one. */
const shortest = 5

/** Whether two words differ by one letter: left out, put in, changed, or two that have changed places. */
export function differsByOneLetter(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < shortest || long.length - short.length > 1 || short[0] !== long[0]) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  let end = 0
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1
  const changed = long.length - start - end
  if (changed <= 1) return true
  return (
    changed === 2 &&
    short.length === long.length &&
    short[start] === long[start + 1] &&
    short[start + 1] === long[start]
  )
}
