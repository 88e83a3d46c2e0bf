import { type LineRow, linePriceOf, sumsOf } from '@schrankwerk/bom-service'
import type { ArticleSnapshot, RoundedEstimate } from '@schrankwerk/contracts'
import { disguisedSums, roundingStep } from '@schrankwerk/domain'
import { describe, expect, it } from 'vitest'
import { type Disguise, disguiseBy, disguiseSpan } from './disguise.ts'
import { presentEstimate } from './estimate.presenter.ts'

// A customer who works against the portal: asks for one estimate after another and narrows prices by the answers, and
// knows the formulas, the steps of rounding, the groups and the span of the constants; not the prices, not the secret.

const articles = {
  contactor: { price: 71.37, group: 'rg-switching' },
  breaker: { price: 3412.8, group: 'rg-switching' },
  terminal: { price: 1.3773, group: 'rg-terminals' },
  ferrule: { price: 0.0231, group: 'rg-terminals' },
  controller: { price: 12_345.67, group: null },
  cable: { price: 3.19, group: null },
} as const
type Article = keyof typeof articles
const names = Object.keys(articles) as Article[]
const manufacturers: Partial<Record<Article, string>> = { controller: 'm-1', cable: 'm-2' }
const groupOf = (name: Article) =>
  articles[name].group === null ? `manufacturer:${manufacturers[name]}` : `group:${articles[name].group}`

interface Question {
  basket: readonly { article: Article; quantity: number }[]
  /** Lines without an article: they raise the share of errors. */
  unmatched?: number
  amount?: number
  hasConnectionList?: boolean
}
type Answer = RoundedEstimate
type World = Readonly<Record<Article, number>>
const prices = Object.fromEntries(names.map((name) => [name, articles[name].price])) as World

const line = (part: Partial<LineRow>): LineRow =>
  ({
    quantity: 1,
    quantity_unit_name: null,
    matched_article_id: null,
    is_supplied_part: false,
    bom_error: null,
    certainty: 'SURE',
    article: null,
    line_price: null,
    by_hand: {},
    ...part,
  }) as LineRow

function priced(world: World, name: Article, quantity: number): LineRow {
  const { group } = articles[name]
  const article = {
    id: name,
    unitName: null,
    purchasePrice: world[name],
    listPrice: null,
    discountPercent: null,
    priceUnitSize: 1,
    discountGroupId: group,
    manufacturerId: manufacturers[name] ?? 'm-1',
    eclassWorkMinutes: null,
  } as ArticleSnapshot
  const asked = line({ quantity, matched_article_id: name, article })
  return { ...asked, line_price: linePriceOf(asked, article) }
}

/** What the portal answers: the service's own sums and presenter. */
function portal(world: World, disguise: Disguise | undefined) {
  return ({ basket, unmatched = 0, amount = 1, hasConnectionList = false }: Question): Answer => {
    const lines = [
      ...basket.map(({ article, quantity }) => priced(world, article, quantity)),
      ...Array.from({ length: unmatched }, () => line({ bom_error: 'ARTICLE_NOT_FOUND' })),
    ]
    const facts = { amount, estimateVisible: true, hasConnectionList, hasNcData: false }
    const customer = { companyType: 'CUSTOMER' } as const
    return presentEstimate(sumsOf(lines), customer, { owner: { enquiryId: 'e' }, facts, disguise }) as Answer
  }
}

interface Interval {
  low: number
  high: number
}
const span = ({ low, high }: Interval) => high / low
const surcharge = 50
const cent = 0.01

/** The prices of an article that fit an answer about a list of it alone, if they are not disguised. */
function fitting(name: Article, quantity: number, { range }: Answer): Interval {
  if (range === null) throw new Error('no range')
  const isDiscounted = articles[name].group !== null
  const [onLower, onUpper] = isDiscounted ? [1.2, 1.35] : [1.01, 1.1]
  const priceOf = (bound: number, factor: number) => (bound - surcharge) / factor / quantity
  const below = range.upper - roundingStep(range.upper - cent)
  return {
    low: Math.max(priceOf(range.lower - cent, onLower), priceOf(below - cent, onUpper)),
    high: Math.min(
      priceOf(range.lower + roundingStep(range.lower) + cent, onLower),
      priceOf(range.upper + cent, onUpper),
    ),
  }
}

/** Halves what is possible with each question: the quantity puts a threshold of the rounding into its middle. */
function narrow(name: Article, ask: (question: Question) => Answer, questions: number): Interval {
  const isDiscounted = articles[name].group !== null
  let known: Interval = { low: 1e-5, high: 1e7 }
  for (let asked = 0; asked < questions; asked += 1) {
    const middle = Math.sqrt(known.low * known.high)
    const thresholds = span(known) > 10 ? [1e6] : [1.1e6, 1.1e8, 9.9e8]
    const threshold = thresholds[asked % thresholds.length]!
    const factor = isDiscounted ? 1.2 : 1.01
    const quantity = Math.max(1, Math.round((threshold - surcharge) / factor / middle))
    const fits = fitting(name, quantity, ask({ basket: [{ article: name, quantity }] }))
    known = { low: Math.max(known.low, fits.low), high: Math.min(known.high, fits.high) }
  }
  return known
}

/** Numbers that are the same in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Lists of many kinds: several articles of a group and of others, errors, files, numbers of cabinets. */
function mixedQuestions(seed: number, count: number): Question[] {
  const next = dice(seed)
  return Array.from({ length: count }, () => ({
    basket: names
      .filter(() => next() < 0.5)
      .map((article) => ({ article, quantity: Math.ceil(10 ** (next() * 6)) })),
    unmatched: Math.floor(next() * 3),
    amount: Math.ceil(next() * 20),
    hasConnectionList: next() < 0.5,
  }))
}

describe('a customer who asks again and again', () => {
  it('finds every price while nothing is disguised: rounding alone only takes longer', () => {
    for (const name of names) {
      const found = narrow(name, portal(prices, undefined), 60)
      expect(found.low, name).toBeLessThanOrEqual(prices[name])
      expect(found.high, name).toBeGreaterThanOrEqual(prices[name])
      expect(span(found), name).toBeLessThan(1.001)
    }
  })

  it.each(['a first secret', 'a second secret', 'a third secret', 'a fourth secret'])(
    'with the disguise on is left with prices that span a factor of 1.2 for every article (%s)',
    (secret) => {
      const disguise = disguiseBy(secret)
      const seen: [Question, Answer][] = []
      const ask = portal(prices, disguise)
      const asking = (question: Question) => {
        const answer = ask(question)
        seen.push([question, answer])
        return answer
      }
      for (const name of names) {
        // As sharp as before, but what is found is the disguised price.
        const found = narrow(name, asking, 60)
        const shown = prices[name] * disguise(groupOf(name))
        expect(found.low, name).toBeLessThanOrEqual(shown)
        expect(found.high, name).toBeGreaterThanOrEqual(shown)
        expect(span(found), name).toBeLessThan(1.001)
      }
      for (const question of mixedQuestions(secret.length, 500)) asking(question)

      const edge = Math.sqrt(disguiseSpan)
      for (const name of names) {
        const group = groupOf(name)
        const constant = disguise(group)
        // Other prices of its group with another constant that is as likely: the answers are the same to the letter.
        const fits = [constant / edge, constant * edge].map((factor) => {
          const inside = factor < 1 ? factor * 1.002 : factor / 1.002
          const other = Object.fromEntries(
            names.map((one) => [one, groupOf(one) === group ? prices[one] * inside : prices[one]]),
          ) as World
          const otherConstant = constant / inside
          expect(otherConstant).toBeGreaterThanOrEqual(1 / edge)
          expect(otherConstant).toBeLessThanOrEqual(edge)
          const elsewhere = portal(other, (asked) => (asked === group ? otherConstant : disguise(asked)))
          for (const [question, answer] of seen) expect(elsewhere(question)).toEqual(answer)
          return other[name]
        })
        expect(Math.max(...fits) / Math.min(...fits), name).toBeGreaterThanOrEqual(1.2)
      }
    },
  )

  it('gets in no answer a figure beside the range that a price changes', () => {
    const next = dice(7)
    for (const question of mixedQuestions(8, 300)) {
      const other = Object.fromEntries(
        names.map((name) => [name, prices[name] * (0.1 + next() * 10)]),
      ) as World
      const [one, another] = [portal(prices, undefined)(question), portal(other, undefined)(question)]
      expect({ ...one, range: null }).toEqual({ ...another, range: null })
      if (one.range === null) continue
      expect(Object.keys(one.range).sort()).toEqual(['lower', 'lowerForAll', 'upper', 'upperForAll'])
      const { lower, upper, lowerForAll, upperForAll } = one.range
      expect([lower % roundingStep(lower), upper % roundingStep(upper - cent)]).toEqual([0, 0])
      expect([lowerForAll, upperForAll]).toEqual([lower * one.amount, upper * one.amount])
    }
  })

  it('sees prices multiplied before they are rounded: no step of a cent tells the constant', () => {
    const disguise = disguiseBy('a secret')
    const constant = disguise(groupOf('terminal'))
    for (const quantity of [1, 2, 3, 7]) {
      const { discountedSum } = disguisedSums(sumsOf([priced(prices, 'terminal', quantity)]), disguise)
      expect(discountedSum).toBeCloseTo(prices.terminal * quantity * constant, 10)
    }
  })
})
