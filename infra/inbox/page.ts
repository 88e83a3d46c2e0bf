import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { Mail, Mailbox } from './mailbox.ts'

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
    ${mail.html ? `<iframe sandbox="allow-popups" title="Inhalt" src="/mails/${mail.id}/html"></iframe>` : ''}
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

/**
 * A German page to look into the mailbox, and its JSON: `GET /api/mails?to=`, `/api/mails/:id`,
 * `/api/mails/:id/attachments/:index`, `DELETE /api/mails`.
 */
export async function openInboxPage(
  mailbox: Mailbox,
  port: number,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://inbox')
    const parts = url.pathname.split('/').filter(Boolean)
    const [area, kind, id] = parts[0] === 'api' ? [parts[0], parts[1], parts[2]] : ['', parts[0], parts[1]]
    const send = sender(response)
    if (area === 'api' && kind === 'mails' && !id) {
      if (request.method === 'DELETE') {
        mailbox.clear()
        return send(204, 'application/json', '')
      }
      const to = url.searchParams.get('to')?.toLowerCase()
      const found = mailbox.mails.filter((mail) => !to || mail.to.includes(to))
      return send(200, 'application/json', JSON.stringify(found.map(summary)))
    }
    if (!kind && !area) return send(200, 'text/html', listPage(mailbox.mails))
    const mail = kind === 'mails' ? mailbox.mails.find((one) => one.id === id) : undefined
    if (!mail) return send(404, 'text/html', page('Nicht gefunden', '<p>Diese E-Mail gibt es nicht.</p>'))
    const attachment = mail.attachments[Number(parts[4])]
    if (area === 'api' && parts[3] === 'attachments' && attachment) {
      response.setHeader(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
      )
      return send(200, attachment.mimeType, attachment.content)
    }
    if (area === 'api') return send(200, 'application/json', JSON.stringify(summary(mail)))
    if (parts[2] === 'html') return send(200, 'text/html', mail.html)
    return send(200, 'text/html', mailPage(mail))
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

function sender(response: ServerResponse) {
  return (status: number, type: string, body: string | Buffer) => {
    const charset = type.startsWith('text/') || type === 'application/json' ? '; charset=utf-8' : ''
    response.writeHead(status, { 'content-type': type + charset, 'cache-control': 'no-store' })
    response.end(body)
  }
}
