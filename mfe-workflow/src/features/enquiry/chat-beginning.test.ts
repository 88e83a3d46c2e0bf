import { expect, test } from 'vitest'
import { chatBeginning } from './chat-beginning.ts'

const open = { offerCount: 0, closed: false, archived: false }

test.each([
  ['a supplier begins on the enquiry', open, false, 'here'],
  ['a customer without an offer waits for a supplier', open, true, 'by-supplier'],
  ['a customer with offers begins at one', { ...open, offerCount: 2 }, true, 'at-offer'],
  ['also once the enquiry is closed', { ...open, offerCount: 1, closed: true }, true, 'at-offer'],
  ['without offers nobody begins on a closed one', { ...open, closed: true }, true, 'nowhere'],
  ['nor on an archived one', { ...open, archived: true }, true, 'nowhere'],
] as const)('%s', (_, enquiry, isCustomer, beginning) => {
  expect(chatBeginning(enquiry, isCustomer)).toBe(beginning)
})
