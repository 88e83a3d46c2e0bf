import { describe, expect, it } from 'vitest'
import { enquiryDateIssues } from './enquiry-dates.ts'
import { issuesOfChanged } from './past-dates.ts'

const today = '2026-11-23'
const enquiry = (desiredDeliveryDate: string | null, offerDeadline: string | null) => ({
  desiredDeliveryDate,
  offerDeadline,
})

describe('dates of an enquiry', () => {
  it.each([
    ['none is set', enquiry(null, null), []],
    ['both are to come, the deadline first', enquiry('2027-01-15', '2026-12-01'), []],
    ['the deadline is today', enquiry('2027-01-15', today), []],
    ['the wanted date was yesterday', enquiry('2026-11-22', null), ['desiredDeliveryDate date-past']],
    ['the deadline was yesterday', enquiry('2027-01-15', '2026-11-22'), ['offerDeadline date-past']],
    [
      'both have passed, in the wrong order',
      enquiry('2020-01-01', '2020-02-01'),
      ['desiredDeliveryDate date-past', 'offerDeadline date-past'],
    ],
    ['both are one day', enquiry('2027-01-15', '2027-01-15'), ['offerDeadline deadline-too-late']],
  ])('%s', (_, dates, issues) => {
    expect(enquiryDateIssues(dates, today).map(({ path, code }) => `${path} ${code}`)).toEqual(issues)
  })

  it.each([
    [['desiredDeliveryDate'], 'desiredDeliveryDate'],
    [['offerDeadline'], 'offerDeadline'],
    [['desiredDeliveryDate', 'offerDeadline'], 'offerDeadline'],
    [[], 'offerDeadline'],
  ])('names a wrong order where it was made: %j', (changed, path) => {
    const issues = enquiryDateIssues(enquiry('2027-01-15', '2027-02-01'), today, changed)
    expect(issues.map((issue) => issue.path)).toEqual([path])
    expect(issuesOfChanged(issues, changed)).toEqual(changed.length > 0 ? issues : [])
  })
})
