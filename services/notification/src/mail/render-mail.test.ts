import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { aWorld, neighboursOf, portalUrl, type World } from '../notification.example.ts'
import { type MailContent, oneLine } from './mail-content.ts'
import { type MailExample, mailExamples } from './mails.example.ts'
import { mailOfKind } from './mails.ts'
import { renderMail } from './render-mail.ts'

const frame = { operatorName: 'Betreiber & Söhne', portalUrl }
const world = aWorld()
let asked: Awaited<ReturnType<typeof neighboursOf>>
beforeAll(async () => {
  asked = await neighboursOf(world)
})
afterAll(() => asked.stop())

/** Every text of an object replaced by the hostile one, ids and dates kept. */
const spoil = (value: object, hostile: string): object =>
  Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' &&
      key !== 'rejectionReason' &&
      /name|title|number|reason|failure|city/i.test(key)
        ? hostile
        : inner,
    ]),
  )

const parts = [
  'offer',
  'enquiry',
  'articleImport',
  'articleExport',
  'smallEstimates',
  'holder',
  'accountMail',
  'company',
  'folderEntry',
  'invite',
] as const

/** What the readers of a case see where every text that people wrote is this one. */
async function contentsOf(example: MailExample, written: string): Promise<MailContent[]> {
  Object.assign(world, aWorld())
  example.given?.(world)
  for (const part of parts) Object.assign(world[part]!, spoil(world[part]!, written))
  Object.assign(world.company.admin!, spoil(world.company.admin!, written))
  world.otherOffers = world.otherOffers.map((offer) => spoil(offer, written) as World['offer'])
  const mail = mailOfKind(example.kind)
  const deps = { ...asked.neighbours, requestId: 'r' }
  const { topicId, recipients, payload } = await mail.plan(deps, example.payload(world))
  const contents: MailContent[] = []
  const onePerCompany = new Map(recipients.map(({ userId, companyId }) => [companyId, userId]))
  for (const [companyId, userId] of onePerCompany) {
    const due = { topicId, companyId, userId, now: new Date(), payload }
    const composed = await mail.compose(deps, due, { attach: true })
    if ('dropped' in composed) throw new Error(composed.dropped)
    contents.push(composed.content)
  }
  return contents
}

const hostileValues = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  'Titel\r\nBcc: opfer@example.com',
  'Titel\nNettopreis: 1,00 €',
  'links\u2028rechts\u0000ende\u0085',
  'harmlos\u202Eexe.fdp',
  '</title></style><!--',
  '&lt;b&gt;',
  'x'.repeat(10_000),
]

describe.each(mailExamples.map((example) => [example.kind, example.when ?? 'it happens', example] as const))(
  '%s, when %s',
  (_, __, example) => {
    it.each(hostileValues)('stays one mail with %j everywhere', async (hostile) => {
      const plain = (await contentsOf(example, 'Wert')).map((content) => renderMail(content, frame))
      const contents = await contentsOf(example, hostile)
      expect(contents.length).toBeGreaterThan(0)
      for (const [index, content] of contents.entries()) {
        const { subject, text, html } = renderMail(content, frame)
        const expected = plain[index]!
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
        expect(subject).not.toMatch(/[\u0000-\u001f\u0085\u2028\u202e]/)
        expect(subject.length).toBeLessThanOrEqual(150)
        const tags = (markup: string) => markup.match(/<[^>]*>/g)?.map((tag) => tag.slice(0, 7))
        expect(tags(html)).toEqual(tags(expected.html))
        const lines = (written: string) => written.split('\n').length
        expect(lines(text)).toBe(lines(expected.text))
        expect(html).toContain(`href="${portalUrl}${content.link.path.replaceAll('&', '&#38;')}"`)
        expect(html).not.toMatch(/[\u202e\u2028]/)
      }
    })

    it('is German and loads nothing from outside', async () => {
      for (const content of await contentsOf(example, 'Wert')) {
        const { html, text } = renderMail(content, frame)
        expect(html).toContain('<html lang="de">')
        expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|src=/i)
        expect(html).toContain('Betreiber &#38; Söhne')
        expect(text).toContain('Betreiber & Söhne')
        expect(text).toContain('Sie erhalten diese E-Mail, weil')
      }
    })
  },
)

test('a cut never leaves half a character', () => {
  expect(oneLine('😀'.repeat(10), 4)).toBe('😀…')
  expect(oneLine('a\ud800b')).toBe('a\ufffdb')
})

const quoting = (text: string, foot?: string): MailContent => ({
  subject: 'Neue Nachricht',
  heading: 'Neue Nachricht',
  paragraphs: ['Vorher'],
  quotes: [{ head: 'Nora Neumann, 20.11.2026, 10:00 Uhr', text, ...(foot && { foot }) }],
  facts: [],
  link: { label: 'Anzeigen', path: '/messages' },
  also: { label: 'Einstellen', path: '/profile' },
})

describe('what somebody wrote', () => {
  it('keeps its lines and nothing of markup', () => {
    const { text, html } = renderMail(
      quoting('Guten Tag,\r\n\n\n<b>zwei</b>\u2028& drei\n\n', 'Anhang: a.pdf'),
      frame,
    )
    expect(text).toContain(
      '\n\nNora Neumann, 20.11.2026, 10:00 Uhr:\n> Guten Tag,\n>\n> <b>zwei</b>\n> & drei\nAnhang: a.pdf\n\nAnzeigen:',
    )
    expect(html).toContain('>Guten Tag,<br><br>&#60;b&#62;zwei&#60;/b&#62;<br>&#38; drei</p>')
    expect(html).toContain('>Anhang: a.pdf</p>')
    expect(html).toContain(`<a href="${portalUrl}/profile"`)
  })

  it.each(hostileValues)('passes for nothing else: %j', (hostile) => {
    const { text, html } = renderMail(quoting(hostile, hostile), frame)
    const tags = (markup: string) => markup.replaceAll('<br>', '').match(/<[^>]*>/g)
    expect(tags(html)).toEqual(tags(renderMail(quoting('Wert', 'Wert'), frame).html))
    const [quote = ''] = text.slice(text.indexOf('Uhr:\n') + 5).split('\n\nAnzeigen:')
    const [foot, ...lines] = quote.split('\n').reverse()
    expect(foot).not.toBe('')
    for (const line of lines) expect(line).toMatch(/^>/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
    expect(text + html).not.toMatch(/[\u0000\u0085\u202e\u2028\r]/)
  })

  it('is cut after 800 characters or 15 lines', () => {
    const quoteOf = (written: string) => renderMail(quoting(written), frame).text.match(/^>.*$/gm)!
    expect(quoteOf('x'.repeat(10_000)).join('').length).toBeLessThan(810)
    expect(quoteOf('Wort '.repeat(2000)).at(-1)).toMatch(/…$/)
    expect(quoteOf('a\n'.repeat(100))).toEqual([...Array(15).fill('> a'), '> …'])
    expect(quoteOf('a\n'.repeat(15))).toHaveLength(15)
    expect(quoteOf(`${'x'.repeat(800)}\nmehr`).at(-1)).toBe('> …')
  })

  it('is left out where there is an attachment alone', () => {
    expect(renderMail(quoting('', 'Anhang: a.pdf'), frame).text).toContain('Uhr:\nAnhang: a.pdf')
  })
})
