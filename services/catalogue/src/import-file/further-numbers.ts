import type { HeadedColumn, Settled } from './headed-column.ts'
import type { PriceListColumn } from './price-list-column.ts'

const enoughNumbers = 5
const nearlyAll = 0.95
/** „5497843“, „KT-2204“: figures, or figures and large letters. */
const number = /^(?=(?:.*\d){3})[\p{Lu}\d][\p{Lu}\d./_-]{3,24}$/u

/** Numbers of one form, each another, as who makes or sells articles gives them: neither amounts nor sizes. */
const areNumbersOfOneForm = ({ profile, texts, price, grouped, percent, isPosition }: PriceListColumn) =>
  profile.filled >= enoughNumbers &&
  profile.fillShare >= 0.8 &&
  profile.distinctShare >= nearlyAll &&
  profile.uniform >= 0.9 &&
  profile.numberLike >= nearlyAll &&
  texts.every((text) => number.test(text)) &&
  price < 0.1 &&
  grouped < 0.1 &&
  percent === 0 &&
  profile.date < 0.1 &&
  profile.ean < 0.1 &&
  profile.madeKey < 0.5 &&
  !profile.counting &&
  !isPosition

/** What rises from row to row numbers the records of a system, not the articles. */
function rises({ numbers }: PriceListColumn): boolean {
  const all = [...numbers.values()]
  const steps = all.filter((value, at) => at > 0 && value > all[at - 1]!).length
  return all.length >= enoughNumbers && steps >= (all.length - 1) * nearlyAll
}

/** „BARCODE“ that says „GOID“ again */
const repeats = ({ texts }: PriceListColumn, others: readonly string[]) =>
  texts.filter((text) => others.includes(text)).length > texts.length / 2

/** Beside the number to order by, a name that says nothing over numbers of one form may be a further one. */
export function suggestFurtherNumbers(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  const ordered = columns.find(({ column }) => settled.get(column)?.field === 'orderNumber')
  if (!ordered) return
  for (const at of columns) {
    const [best] = at.matches
    const isNamed = best !== undefined && best.strength >= 0.6
    if (settled.has(at.column) || isNamed || !areNumbersOfOneForm(at.values)) continue
    if (rises(at.values) || repeats(at.values, ordered.values.texts)) continue
    settled.set(at.column, {
      field: 'possibleOrderNumber',
      certainty: 'CHECK',
      reason: `Die Werte in „${at.label}“ („${at.values.profile.samples[0]?.slice(0, 60)}“) sind Nummern neben denen in „${ordered.label}“; bitte prüfen`,
    })
  }
}
