import { once } from 'node:events'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOwnHost } from './admit.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { openInboxPage } from './page.ts'

let mailbox: Mailbox
let page: Awaited<ReturnType<typeof openInboxPage>>

beforeAll(async () => {
  mailbox = await openMailbox({ smtpPort: 0 })
  page = await openInboxPage(mailbox, 0, ['post.example'])
  const arrived = Promise.withResolvers<void>()
  mailbox.onArrival(() => arrived.resolve())
  await createTransport({ host: '127.0.0.1', port: mailbox.smtpPort, ignoreTLS: true }).sendMail({
    from: 'portal@schrankwerk.example',
    to: 'einkauf@nord.example',
    subject: 'Angebot',
    html: '<script>steal()</script><img src="https://elsewhere.example/seen.png"><p>Guten Tag</p>',
    attachments: [{ filename: 'Plan Nord.html', content: '<script>steal()</script>' }],
  })
  await arrived.promise
})
afterAll(() => Promise.all([page.close(), mailbox.close()]))

/** Writes a request as it is and reads until the connection ends. */
async function send(head: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: page.port }, () => socket.write(head, 'latin1'))
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  socket.on('error', () => undefined)
  await once(socket, 'close')
  return answer
}
const ask = (target: string, host = `localhost:${page.port}`) =>
  send(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
const statusOf = (answer: string) => Number(answer.split(' ')[1])
const headerOf = (answer: string, name: string) => new RegExp(`^${name}: (.*)\r$`, 'mi').exec(answer)?.[1]

describe('what is no address is 400, and the inbox goes on', () => {
  test.each([
    '//',
    '///',
    '//elsewhere.example/',
    '*',
    'http://elsewhere.example/',
    'http://[',
    '/%',
    '/%zz',
    '/%ff',
    '/\\',
    '/mails/\\..',
    '/?to=%',
    'mails',
  ])('%s', async (target) => {
    expect(statusOf(await ask(target))).toBe(400)
    expect(statusOf(await ask('/'))).toBe(200)
  })

  test.each(['GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n', 'nonsense\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n'])(
    '%j',
    async (bytes) => {
      expect(statusOf(await send(bytes))).toBe(400)
      expect(statusOf(await ask('/'))).toBe(200)
    },
  )
})

test.each([
  ['localhost', 200],
  ['LOCALHOST:9000', 200],
  ['127.0.0.1', 200],
  ['[::1]:8025', 200],
  ['post.example', 200],
  ['post.example:443', 200],
  ['elsewhere.example', 421],
  ['localhost.elsewhere.example', 421],
  ['localhost:80:80', 421],
  ['xlocalhost', 421],
  ['', 421],
])('asked as "%s" it answers %i', async (host, status) => {
  for (const target of ['/', '/api/mails', '/mails/000001/html'])
    expect(statusOf(await ask(target, host)), target).toBe(status)
})

test('a request without Host is none of ours', () => {
  expect(isOwnHost(undefined, [])).toBe(false)
})

test('a mail is shown in a sandbox that runs no script and loads nothing', async () => {
  const mail = await ask('/mails/000001')
  expect(/<iframe sandbox="([^"]*)"/.exec(mail)?.[1]).not.toMatch(/allow-(scripts|same-origin|forms)/)
  expect(headerOf(mail, 'content-security-policy')).toMatch(/default-src 'none'.*frame-src 'self'/)
  const content = await ask('/mails/000001/html')
  const policy = headerOf(content, 'content-security-policy')!
  expect(policy).toMatch(/default-src 'none'.*img-src data:.*frame-ancestors 'self'; sandbox allow-popups/)
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|https?:|\*/)
  expect(content).toContain('steal()')
})

test('an attachment is kept, never shown', async () => {
  const attachment = await ask('/api/mails/000001/attachments/0')
  expect(headerOf(attachment, 'content-disposition')).toBe("attachment; filename*=UTF-8''Plan%20Nord.html")
  expect(headerOf(attachment, 'content-security-policy')).toContain('sandbox')
  expect(headerOf(attachment, 'x-content-type-options')).toBe('nosniff')
})
