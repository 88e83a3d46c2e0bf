import type { GroupClash, NumberClash } from '@schrankwerk/contracts'

const spokenAtMost = 5

const rest = (amount: number) => (amount > spokenAtMost ? ` und ${amount - spokenAtMost} weitere` : '')

const numberOf = ({ orderNumber, manufacturerNumber }: NumberClash['articles'][number]) =>
  orderNumber ?? manufacturerNumber ?? ''

/** Names the pairs of articles that share a number. */
export function numberClashSentence({ amount, first }: { amount: number; first: NumberClash[] }): string {
  const pairs = first.slice(0, spokenAtMost).map(({ kind, number, articles }) => {
    const word = kind === 'ORDER' ? 'Bestellnummer' : 'Typnummer'
    const owners = articles.map((article) => `${article.manufacturerName} ${numberOf(article)}`)
    return `${word} „${number}“ (${owners.join(' und ')})`
  })
  return `Artikel dieser Hersteller haben dieselbe Nummer: ${pairs.join(', ')}${rest(amount)}. Es wurde nichts geändert.`
}

/** Names the groups that share a name and not their discounts. */
export function groupClashSentence(clashes: GroupClash[]): string {
  const names = clashes.slice(0, spokenAtMost).map(({ name }) => `„${name}“`)
  return `Rabattgruppen dieser Hersteller heißen gleich, haben aber verschiedene Rabatte: ${names.join(', ')}${rest(clashes.length)}. Es wurde nichts geändert.`
}
