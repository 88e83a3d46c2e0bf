/** How many signs have to be changed, added or taken out; anything above `most` is `most + 1`. */
export function numberDistance(a: string, b: string, most = 3): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return Math.min(row[b.length]!, most + 1)
}

/** Which share of the longer number both begin with. */
export function sharedBeginning(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at / Math.max(a.length, b.length)
}
