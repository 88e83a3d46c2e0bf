import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Setting } from '../part.ts'
import { untilReady } from '../ready.ts'
import { answers } from '../until.ts'

export interface InboxPart {
  smtpUrl: string
  /** Page to look into the mails; empty where mails go to another server. */
  url: string
}

const program = fileURLToPath(new URL('../../inbox/main.ts', import.meta.url))

/** The inbox of a copy without a mail server, or the server that SMTP_URL names. */
export async function startInbox({ environment, home, ports, processes }: Setting): Promise<InboxPart> {
  if (environment.SMTP_URL) return { smtpUrl: environment.SMTP_URL, url: environment.INBOX_URL ?? '' }
  const log = home.logOf('inbox')
  const url = `http://localhost:${ports.inbox}`
  const inbox = await processes.start({
    name: 'inbox',
    command: process.execPath,
    args: [program],
    env: {
      ...environment,
      SMTP_PORT: String(ports.smtp),
      HTTP_PORT: String(ports.inbox),
      INBOX_FOLDER: join(home.data, 'inbox'),
    },
    log,
    restart: true,
  })
  await untilReady(() => answers(`http://127.0.0.1:${ports.inbox}/api/mails`), {
    part: 'Posteingang',
    running: inbox,
    log,
    seconds: 20,
  })
  return { smtpUrl: `smtp://127.0.0.1:${ports.smtp}`, url }
}
