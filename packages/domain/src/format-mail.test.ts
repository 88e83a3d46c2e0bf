import { expect, test } from 'vitest'
import { formatMail } from './format-mail.ts'

test.each(['müller', 'bücher-größe', 'außen', 'weißenhorn-öl', 'łódź', 'ä', 'übergrößenträger'])(
  'a domain with %s is shown as it was entered',
  (label) => {
    const kept = new URL(`http://${label}.example`).hostname
    expect(kept).toMatch(/^xn--/)
    expect(formatMail(`einkauf@${kept}`)).toBe(`einkauf@${label}.example`)
  },
)

test.each([
  ['plain', 'einkauf@nordhafen.example'],
  ['of letters that look like Latin ones', `einkauf@${new URL('http://раураl.example').hostname}`],
  ['that no code stands for', 'einkauf@xn--99999999.example'],
  ['cut short', 'einkauf@xn--mller-kv.xn--.example'],
])('a domain %s stays as it is', (_, mail) => {
  expect(formatMail(mail)).toBe(mail)
})
