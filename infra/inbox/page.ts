import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isOwnHost, readTarget } from './admit.ts'
import type { Mail, MailAttachment, Mailbox } from './mailbox.ts'
import { bytesPolicy, mailPolicy, mailSandbox, pagePolicy } from './policies.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const when = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
})

const style = `
  body { margin: 0; font: 14px/1.5 Inter, system-ui, sans-serif; color: #1c2a33; background: #f4f6f8 }
  header { padding: 16px 24px; background: #fff; border-bottom: 1px solid #d7dee3 }
  h1 { margin: 0; font-size: 18px } main { padding: 24px; max-width: 1100px; margin: auto }
  table { width: 100%; border-collapse: collapse; background: #fff; border: 1px solid #d7dee3 }
  th, td { text-align: left; padding: 8px 12px; border-bottom: 1px solid #e6ebee } a { color: #0b5563 }
  iframe { width: 100%; height: 60vh; background: #fff; border: 1px solid #d7dee3 }
  pre { white-space: pre-wrap; background: #fff; border: 1px solid #d7dee3; padding: 12px }`

const page = (title: string, body: string) => `<!doctype html><html lang="de"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)} – Posteingang</title>
<style>${style}</style></head><body><header><h1>${escaped(title)}</h1></header><main>${body}</main></body></html>`

function listPage(mails: readonly Mail[]) {
  if (!mails.length) return page('Posteingang', '<p>Noch ist keine E-Mail angekommen.</p>')
  const rows = mails.toReversed().map(
    (mail) => `<tr><td>${when.format(new Date(mail.receivedAt))}</td><td>${escaped(mail.to.join(', '))}</td>
      <td><a href="/mails/${mail.id}">${escaped(mail.subject) || '(ohne Betreff)'}</a></td><td>${mail.attachments.length || ''}</td></tr>`,
  )
  return page(
    'Posteingang',
    `<table><thead><tr><th>Eingang</th><th>An</th><th>Betreff</th><th>Anhänge</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  )
}

function mailPage(mail: Mail) {
  const attachments = mail.attachments.map(
    (part, index) =>
      `<li><a href="/api/mails/${mail.id}/attachments/${index}">${escaped(part.filename)}</a></li>`,
  )
  return page(
    mail.subject || '(ohne Betreff)',
    `<p><a href="/">Zurück zur Liste</a></p><p>Von ${escaped(mail.from)} an ${escaped(mail.to.join(', '))}, ${when.format(new Date(mail.receivedAt))}</p>
    ${attachments.length ? `<h2>Anhänge</h2><ul>${attachments.join('')}</ul>` : ''}
    ${mail.html ? `<iframe sandbox="${mailSandbox}" title="Inhalt" src="/mails/${mail.id}/html"></iframe>` : ''}
    <h2>Als Text</h2><pre>${escaped(mail.text)}</pre>`,
  )
}

const summary = (mail: Mail) => ({
  ...mail,
  attachments: mail.attachments.map(({ filename, mimeType, content }, index) => ({
    filename,
    mimeType,
    size: content.length,
    path: `/api/mails/${mail.id}/attachments/${index}`,
  })),
})

const jsonType = 'application/json; charset=utf-8'
const htmlType = 'text/html; charset=utf-8'

/** What a mail says of its attachment comes from outside: a type only where it is one. */
const attachmentHeaders = ({ filename, mimeType }: MailAttachment) => ({
  'content-type': /^[\w.+-]+\/[\w.+-]+$/.test(mimeType) ? mimeType : 'application/octet-stream',
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename.toWellFormed())}`,
})

function answer(mailbox: Mailbox, hosts: readonly string[], request: IncomingMessage, send: Send) {
  const json = (status: number, body: string) => send(status, { 'content-type': jsonType }, body)
  const html = (status: number, body: string, policy = pagePolicy(style)) =>
    send(status, { 'content-type': htmlType, 'content-security-policy': policy }, body)
  const refuse = (status: number, title: string, why: string) =>
    html(status, page(title, `<p>${escaped(why)}</p>`))

  if (!isOwnHost(request.headers.host, hosts))
    return refuse(
      421,
      'Unbekannte Adresse',
      'Unter diesem Namen antwortet der Posteingang nicht. Rufen Sie ihn unter localhost auf, oder nennen Sie den Namen in INBOX_HOSTS.',
    )
  const url = readTarget(request.url ?? '')
  if (!url) return refuse(400, 'Nicht lesbar', 'Diese Adresse konnte nicht gelesen werden.')

  const parts = url.pathname.split('/').filter(Boolean)
  const [area, kind, id] = parts[0] === 'api' ? [parts[0], parts[1], parts[2]] : ['', parts[0], parts[1]]
  if (area === 'api' && kind === 'mails' && !id) {
    if (request.method === 'DELETE') {
      mailbox.clear()
      return json(204, '')
    }
    const to = url.searchParams.get('to')?.toLowerCase()
    const found = mailbox.mails.filter((mail) => !to || mail.to.includes(to))
    return json(200, JSON.stringify(found.map(summary)))
  }
  if (!kind && !area) return html(200, listPage(mailbox.mails))
  const mail = kind === 'mails' ? mailbox.mails.find((one) => one.id === id) : undefined
  if (!mail) return refuse(404, 'Nicht gefunden', 'Diese E-Mail gibt es nicht.')
  const attachment = mail.attachments[Number(parts[4])]
  if (area === 'api' && parts[3] === 'attachments' && attachment)
    return send(
      200,
      { ...attachmentHeaders(attachment), 'content-security-policy': bytesPolicy },
      attachment.content,
    )
  if (area === 'api') return json(200, JSON.stringify(summary(mail)))
  if (parts[2] === 'html') return html(200, mail.html, mailPolicy)
  return html(200, mailPage(mail))
}

/**
 * A German page to look into the mailbox, and its JSON: `GET /api/mails?to=`, `/api/mails/:id`,
 * `/api/mails/:id/attachments/:index`, `DELETE /api/mails`. Listens on this machine alone.
 * @param hosts names beside `localhost`, without port, under which it may be asked
 */
export async function openInboxPage(
  mailbox: Mailbox,
  port: number,
  hosts: readonly string[] = [],
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const send = sender(response)
    try {
      answer(mailbox, hosts, request, send)
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
      if (response.headersSent) response.destroy()
      else send(500, { 'content-type': 'text/plain; charset=utf-8' }, 'Da ist etwas schiefgegangen.')
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Send = (status: number, headers: Record<string, string>, body: string | Buffer) => void

const sender =
  (response: ServerResponse): Send =>
  (status, headers, body) => {
    response.writeHead(status, {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      ...headers,
    })
    response.end(body)
  }
