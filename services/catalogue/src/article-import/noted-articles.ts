/** A list that is wrong throughout is undone and not gone through: what comes after these is counted. */
export const mostNoted = 1000

/** What is said at the last line that is noted of `amount` articles, of those below it; undefined where there are none. */
export function restOf(amount: number, what: string): string | undefined {
  const more = amount - mostNoted
  if (more <= 0) return undefined
  const others = more === 1 ? 'einem weiteren Artikel' : `${more.toLocaleString('de')} weiteren Artikeln`
  return `Bei ${others} unterhalb dieser Zeile ist ${what}`
}
