import { expect, test } from 'vitest'
import { mailAddress } from './entered.ts'

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
