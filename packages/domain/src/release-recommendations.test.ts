import { expect, it } from 'vitest'
import { jobConditionDefaults, settleConditions } from './job-conditions.ts'
import { recommendedForEnquiry, recommendedForOffer } from './release-recommendations.ts'

const none = { isUploaded: false, isRead: false, sums: undefined }
const codes = (items: readonly { code: string }[]) => items.map(({ code }) => code)

it.each([
  ['no list', none, []],
  ['a file that is merely attached', { isUploaded: true, isRead: false, sums: undefined }, ['list-not-read']],
  ['a list that nobody mapped', { isUploaded: true, isRead: true, sums: undefined }, ['list-not-mapped']],
  [
    'a list in order',
    { isUploaded: true, isRead: true, sums: { uncounted: 0, incomplete: 0, unmatchedLines: 0, toCheck: 0 } },
    [],
  ],
  [
    'lines without an article and uncertain ones',
    { isUploaded: true, isRead: true, sums: { uncounted: 4, incomplete: 1, unmatchedLines: 2, toCheck: 3 } },
    ['quantities-assumed', 'lines-incomplete', 'lines-unmatched', 'lines-to-check'],
  ],
])('%s', (_, partsList, expected) => {
  expect(codes(recommendedForOffer({ partsList, deviations: 0, openQuestions: 0 }))).toEqual(expected)
})

it('counts the lines', () => {
  const partsList = {
    isUploaded: true,
    isRead: true,
    sums: { uncounted: 4, incomplete: 1, unmatchedLines: 2, toCheck: 3 },
  }
  expect(recommendedForOffer({ partsList, deviations: 0, openQuestions: 0 })).toEqual([
    { code: 'quantities-assumed', count: 4 },
    { code: 'lines-incomplete', count: 1 },
    { code: 'lines-unmatched', count: 2 },
    { code: 'lines-to-check', count: 3 },
  ])
})

it('counts where the lines of an offer differ from the enquiry’s', () => {
  expect(recommendedForOffer({ partsList: none, deviations: 15, openQuestions: 0 })).toEqual([
    { code: 'lines-deviate', count: 15 },
  ])
})

it('counts the open questions, also where there is no list to look at', () => {
  const partsList = { isUploaded: true, isRead: true, sums: undefined }
  const questions = { code: 'questions-open', count: 2 }
  expect(recommendedForOffer({ partsList, deviations: 0, openQuestions: 2 })).toEqual([
    { code: 'list-not-mapped' },
    questions,
  ])
  expect(recommendedForOffer({ partsList: undefined, deviations: 0, openQuestions: 2 })).toEqual([questions])
})

it('recommends what nobody has touched', () => {
  const asked = (touched: string[], amount: number | null = 1, conditions = jobConditionDefaults) =>
    codes(
      recommendedForEnquiry({
        partsList: none,
        touched: new Set(touched),
        amount,
        conditions,
        fileTypes: [],
      }),
    )
  expect(asked([])).toEqual(['amount-untouched', 'conditions-untouched'])
  expect(asked(['amount'])).toEqual(['conditions-untouched'])
  expect(asked([], 4)).toEqual(['conditions-untouched'])
  expect(asked(['title', 'regulation'])).toEqual(['amount-untouched'])
  expect(asked(['amount'], 1, { ...jobConditionDefaults, systemLocation: 'EX_ZONE' })).toEqual([])
  // As a save leaves them.
  expect(asked(['amount'], 1, settleConditions(jobConditionDefaults))).toEqual(['conditions-untouched'])
  const individual = { ...jobConditionDefaults, packaging: 'INDIVIDUAL' } as const
  expect(asked(['amount', 'packaging'], 1, individual)).toEqual(['conditions-unsaid'])
  expect(asked(['amount', 'packaging'], 1, { ...individual, packagingIndividual: 'Holzkiste' })).toEqual([])
})
