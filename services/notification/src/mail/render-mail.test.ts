import { describe, expect, it, test } from 'vitest'
import { aWorld, portalUrl } from '../notification.example.ts'
import { enquiryReleasedMail } from './enquiry-mails.ts'
import { estimatesAskedOftenMail } from './estimate-mails.ts'
import { articleImportEndedMail } from './import-mails.ts'
import type { MailContent } from './mail-content.ts'
import { oneLine } from './mail-content.ts'
import {
  bindingEndingMail,
  offerAcceptedMail,
  offerConfirmedMail,
  offerDeclinedMail,
  offerReleasedMail,
} from './offer-mails.ts'
import { renderMail } from './render-mail.ts'

const frame = { operatorName: 'Betreiber & Söhne', portalUrl }
const { offer, enquiry, articleImport, smallEstimates } = aWorld()

/** Every text of an object replaced by the hostile one, ids and dates kept. */
const spoil = <T extends object>(value: T, hostile: string): T =>
  Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && /name|title|number|reason|failure/i.test(key) ? hostile : inner,
    ]),
  ) as T

const contents = (hostile: string): [string, MailContent][] => {
  const spoiled = {
    ...spoil({ ...offer, rejectionReasonIndividual: '' }, hostile),
    rejectionReason: 'INDIVIDUAL',
  }
  return [
    ['enquiry released', enquiryReleasedMail(spoil(enquiry, hostile), portalUrl)],
    ['estimates asked often', estimatesAskedOftenMail(spoil(smallEstimates, hostile), portalUrl)],
    ['offer released', offerReleasedMail(spoiled, portalUrl)],
    ['accepted', offerAcceptedMail({ ...spoiled, state: 'ACCEPTED' }, portalUrl)],
    ['declined', offerDeclinedMail({ ...spoiled, state: 'DECLINED' }, portalUrl)],
    ['confirmed', offerConfirmedMail({ ...spoiled, state: 'CONFIRMED' }, portalUrl, 'attached')],
    ['binding ending', bindingEndingMail({ ...spoiled, state: 'ACCEPTED' }, portalUrl)],
    [
      'import failed',
      articleImportEndedMail({ ...spoil(articleImport, hostile), state: 'FAILED' }, portalUrl),
    ],
  ]
}

const hostileValues = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  'Titel\r\nBcc: opfer@example.com',
  'Titel\nPreis netto: 1,00 €',
  'links\u2028rechts\u0000ende\u0085',
  'harmlos\u202Eexe.fdp',
  '</title></style><!--',
  '&lt;b&gt;',
  'x'.repeat(10_000),
]

describe.each(hostileValues)('with %j everywhere', (hostile) => {
  it.each(contents(hostile))('%s stays one mail', (_, content) => {
    const { subject, text, html } = renderMail(content, frame)
    const plain = contents('Wert').find(([, other]) => other.heading === content.heading)![1]
    const expected = renderMail(plain, frame)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
    expect(subject).not.toMatch(/[\u0000-\u001f\u0085\u2028\u202e]/)
    expect(subject.length).toBeLessThanOrEqual(150)
    const tags = (markup: string) => markup.match(/<[^>]*>/g)?.map((tag) => tag.slice(0, 7))
    expect(tags(html)).toEqual(tags(expected.html))
    const lines = (written: string) => written.split('\n').length
    expect(lines(text)).toBe(lines(expected.text))
    expect(html).toContain(`href="${content.link.url}"`)
    expect(html).not.toMatch(/[\u202e\u2028]/)
  })
})

test('nothing is loaded from outside, and the page is German', () => {
  for (const [, content] of contents('Wert')) {
    const { html, text } = renderMail(content, frame)
    expect(html).toContain('<html lang="de">')
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|src=/i)
    expect(html).toContain('Betreiber &#38; Söhne')
    expect(text).toContain('Betreiber & Söhne')
    expect(text).toMatch(/\bSie\b/)
  }
})

test('a cut never leaves half a character', () => {
  expect(oneLine('😀'.repeat(10), 4)).toBe('😀…')
  expect(oneLine('a\ud800b')).toBe('a\ufffdb')
})

test('the import mail counts what happened, a stopped one says that nothing changed', () => {
  const { text } = renderMail(articleImportEndedMail(articleImport, portalUrl), frame)
  expect(text).toContain('Neu: 10.000')
  const aborted = renderMail(articleImportEndedMail({ ...articleImport, state: 'ABORTED' }, portalUrl), frame)
  expect(aborted.text).toContain('Kein Artikel wurde geändert.')
  expect(aborted.subject).toBe('Artikelimport abgebrochen: Artikel.xlsx')
})

test('a released offer that moved on says so', () => {
  const declined = offerReleasedMail({ ...offer, state: 'DECLINED' }, portalUrl)
  expect(declined.paragraphs).toContain('Es wurde inzwischen abgelehnt.')
  const ordered = offerReleasedMail({ ...offer, state: 'ACCEPTED' }, portalUrl)
  expect(ordered.link.url).toBe(`${portalUrl}/order/${offer.offerId}`)
})
