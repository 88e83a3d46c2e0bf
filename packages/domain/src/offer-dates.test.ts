import { expect, it } from 'vitest'
import { offerDateIssues } from './offer-dates.ts'

const today = '2026-11-23'

it('says of an offer which date has passed, and what helps', () => {
  const [date, validity] = offerDateIssues(
    { desiredDeliveryDate: '2020-01-01', validUntil: '2026-11-22' },
    today,
  )
  expect(date).toMatchObject({
    path: 'desiredDeliveryDate',
    detail: expect.stringMatching(/späteren Tag\.$/),
  })
  expect(validity).toMatchObject({ path: 'validUntil', detail: expect.stringMatching(/Feld leer\.$/) })
  expect(offerDateIssues({ desiredDeliveryDate: today, validUntil: null }, today)).toEqual([])
})
