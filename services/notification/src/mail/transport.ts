import { createTransport } from 'nodemailer'
import type { RenderedMail } from './render-mail.ts'

export interface OutgoingMail extends RenderedMail {
  messageId: string
  to: { name: string; address: string }
  attachments: { filename: string; content: Buffer }[]
}

/** Hands one mail to the server. */
export interface MailTransport {
  /** The server's answer. Rejects with nodemailer's error. */
  send(mail: OutgoingMail): Promise<string>
  close(): void
}

/** SMTP by address: `smtp://user:password@host:587`, `smtps://…`; user and password may be left out. */
export function createMailTransport({ url, from }: { url: string; from: string }): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ messageId, to, subject, text, html, attachments }) {
      const info = await transport.sendMail({
        messageId,
        from,
        to: [to],
        subject,
        text,
        html,
        // No answer by a machine, so that none comes from one.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        attachments,
      })
      return info.response
    },
    close: () => transport.close(),
  }
}

/** What stands behind the @ of the sender; Message-IDs end in it. */
export const domainOf = (from: string): string => /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
