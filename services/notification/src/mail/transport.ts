import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { RenderedMail } from './render-mail.ts'
import { type HandedOver, type SmtpVerdict, smtpVerdict } from './smtp-verdict.ts'

export interface OutgoingMail extends RenderedMail {
  messageId: string
  to: { name: string; address: string }
  attachments: { filename: string; content: Buffer }[]
  /** Ends the sending, whatever it waits for. */
  signal: AbortSignal
}

/** Hands one mail to the server. */
export interface MailTransport {
  /** The server's answer. Rejects with `NotSent`. */
  send(mail: OutgoingMail): Promise<string>
  close(): void
}

/** What the mail server, or the way to it, said. */
export class NotSent extends Error {
  readonly verdict: SmtpVerdict
  constructor(verdict: SmtpVerdict, options: { cause: unknown }) {
    super('The mail was not sent.', options)
    this.verdict = verdict
  }
}

/** RFC 5321 §4.5.3.2.6: a server may look that long at a mail before it says whether it takes it. */
const silenceMs = 10 * 60_000

/** SMTP by address: `smtp://user:password@host:587`, `smtps://…`; user and password may be left out. */
export function createMailTransport({ url, from }: { url: string; from: string }): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const written = new WeakMap<AbortSignal, Readable>()
  transport.use('stream', ({ data, message }, goOn) => {
    message.processFunc((output) => {
      if (data.signal) written.set(data.signal, output)
      return output
    })
    goOn()
  })
  return {
    async send({ messageId, to, subject, text, html, attachments, signal }) {
      // One that is sent a second time, without its attachments, has not been read yet.
      written.delete(signal)
      try {
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
          signal,
        })
        return info.response
      } catch (cause) {
        throw new NotSent(smtpVerdict(cause, handedOver(written.get(signal))), { cause })
      }
    },
    close: () => transport.close(),
  }
}

/** The server is asked for the data of a mail before it is read; its end goes out right after the last byte. */
function handedOver(message: Readable | undefined): HandedOver {
  if (!message?.readableDidRead) return 'nothing'
  return message.readableEnded ? 'whole' : 'part'
}

/** What stands behind the @ of the sender; Message-IDs end in it. */
export const domainOf = (from: string): string => /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
