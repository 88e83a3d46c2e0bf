/** How the reason of a line begins whose article a person chose: for numbers before, or for this very line. */
export const rememberedReasons = {
  company: 'Für diese Nummern so gemerkt',
  operator: 'Vom Betreiber für alle so gemerkt',
  line: 'Von Hand zugeordnet',
} as const

const former = { begins: 'Gemerkt war ', ends: ', als kein Artikel diese Nummer hatte' }
const led = 'die Nummern führten'
const doubted = 'Die Angaben widersprechen sich: '

/** What was remembered gave way to an article that has the number by now. */
export const formerlyRemembered = (article: string): string => `${former.begins}${article}${former.ends}`

/** Where the numbers led when another article was chosen instead. */
export const ledElsewhere = (article: string): string => `${led} zu ${article}`

export const contradictedBy = (texts: readonly string[]): string => `${doubted}${texts.join(', ')}`

/** The reason as everybody else may read it: what was found and what speaks against it, not what somebody remembered. */
export function withoutRemembered(reason: string): string {
  const begins = Object.values(rememberedReasons).find((one) => reason.startsWith(one))
  const told = begins === undefined ? reason : `Der Zeile zugeordnet${reason.slice(begins.length)}`
  return withoutFormer(withoutLed(told))
}

function withoutFormer(reason: string): string {
  const from = reason.indexOf(`. ${former.begins}`)
  const to = reason.lastIndexOf(former.ends)
  return from < 0 || to < from ? reason : reason.slice(0, from) + reason.slice(to + former.ends.length)
}

function withoutLed(reason: string): string {
  const from = reason.indexOf(`; ${led} zu `)
  if (from < 0) return reason
  const to = reason.lastIndexOf(`. ${doubted}`)
  return reason.slice(0, from) + (to < from ? '' : reason.slice(to))
}
