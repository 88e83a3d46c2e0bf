import { EventEmitter, once } from 'node:events'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

export interface MailAttachment {
  filename: string
  mimeType: string
  content: Buffer
}

export interface Mail {
  id: string
  /** When it arrived, ISO 8601. */
  receivedAt: string
  messageId: string
  from: string
  /** Who it was handed to (the envelope), lower case. */
  to: string[]
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
}

export interface Mailbox {
  smtpPort: number
  /** Newest last. */
  readonly mails: readonly Mail[]
  /** Calls back at each arrival until the returned function is called. */
  onArrival(listener: (mail: Mail) => void): () => void
  clear(): void
  close(): Promise<void>
}

const addressOf = (address: Address | undefined) => address?.address ?? ''

function toMail(id: string, receivedAt: string, envelope: string[], email: Email): Mail {
  const named = [...(email.to ?? []), ...(email.cc ?? [])].map(addressOf)
  return {
    id,
    receivedAt,
    messageId: email.messageId ?? '',
    from: addressOf(email.from),
    to: (envelope.length ? envelope : named).map((address) => address.toLowerCase()),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    attachments: email.attachments.map((part) => ({
      filename: part.filename ?? 'anhang',
      mimeType: part.mimeType,
      content:
        typeof part.content === 'string'
          ? Buffer.from(part.content)
          : Buffer.from(part.content as ArrayBuffer),
    })),
  }
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** The name keeps what the message itself does not: when it came and for whom. */
interface StoredName {
  receivedAt: string
  to: string[]
}

async function readStored(folder: string): Promise<Mail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(
    names.map(async (name) => {
      const id = name.replace('.eml', '')
      const envelope: StoredName = JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'))
      return toMail(
        id,
        envelope.receivedAt,
        envelope.to,
        await PostalMime.parse(await readFile(join(folder, name))),
      )
    }),
  )
}

/**
 * An SMTP server that accepts everything and delivers nothing.
 * @param folder keeps the mails over a restart; without it they live in memory
 */
export async function openMailbox({
  smtpPort,
  folder,
}: {
  smtpPort: number
  folder?: string
}): Promise<Mailbox> {
  if (folder) await mkdir(folder, { recursive: true })
  const mails: Mail[] = folder ? await readStored(folder) : []
  const arrivals = new EventEmitter().setMaxListeners(0)
  let number = Number(mails.at(-1)?.id ?? 0)

  async function accept(raw: Buffer, to: string[]) {
    number += 1
    const id = String(number).padStart(6, '0')
    const receivedAt = new Date().toISOString()
    const mail = toMail(id, receivedAt, to, await PostalMime.parse(raw))
    if (folder) {
      await writeFile(join(folder, `${id}.json`), JSON.stringify({ receivedAt, to } satisfies StoredName))
      await writeFile(join(folder, `${id}.new`), raw)
      await rename(join(folder, `${id}.new`), join(folder, `${id}.eml`))
    }
    mails.push(mail)
    arrivals.emit('mail', mail)
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: 30 * 1024 * 1024,
    onData(stream, session, done) {
      readAll(stream)
        .then((raw) =>
          accept(
            raw,
            session.envelope.rcptTo.map((recipient) => recipient.address),
          ),
        )
        .then(() => done(), done)
    },
  })
  server.on('error', () => undefined)
  server.listen(smtpPort, '127.0.0.1')
  await once(server.server, 'listening')

  return {
    smtpPort: (server.server.address() as AddressInfo).port,
    mails,
    onArrival(listener) {
      arrivals.on('mail', listener)
      return () => arrivals.off('mail', listener)
    },
    clear() {
      mails.length = 0
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
