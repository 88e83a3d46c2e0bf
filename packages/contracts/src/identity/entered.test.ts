import { expect, test } from 'vitest'
import { mailAddress, phoneNumber } from './entered.ts'

test.each([
  [' einkauf@nordhafen.example ', 'einkauf@nordhafen.example'],
  ['einkauf@außen.example', 'einkauf@xn--auen-wna.example'],
  ['einkauf@MÜLLER.example', 'einkauf@xn--mller-kva.example'],
])('the address %j is %s', (entered, kept) => {
  expect(mailAddress.parse(entered)).toBe(kept)
})

test.each(['einkauf', '@müller.example', 'ä@müller.example', 'a@müller.example/x', 'a@b@müller.example'])(
  '%j is no address',
  (entered) => {
    expect(mailAddress.safeParse(entered).success).toBe(false)
  },
)

test.each([
  ['+49 431 55-12', '+49 431 55-12'],
  ['040/12345', '040-12345'],
  ['040 / 12345', '040-12345'],
  ['(040) 12345', '040 12345'],
  ['(040) 123/45', '040 123-45'],
  ['(040)-123', '040-123'],
  ['(040)/123', '040-123'],
  ['040.123.45', '040 123 45'],
  ['+49 (0) 40/123-45', '+49 40-123-45'],
  ['+49(0)40 123', '+49 40 123'],
  ['0049 (0)40 123', '0049 40 123'],
  ['(0) 40 123', '0 40 123'],
  ['040\u00a0123–45', '040 123-45'],
])('the telephone number %j is kept as %s', (entered, kept) => {
  expect(phoneNumber.parse(entered)).toBe(kept)
  expect(phoneNumber.parse(kept)).toBe(kept)
})

test.each(['040 123 App. 4', '040;123', '4', '(-)', `0${'1'.repeat(40)}`, '(('])(
  '%j is no telephone number',
  (entered) => {
    expect(phoneNumber.safeParse(entered).success).toBe(false)
  },
)
