import { openMailbox } from './mailbox.ts'
import { openInboxPage } from './page.ts'

const { SMTP_PORT = '1025', HTTP_PORT = '8025', INBOX_FOLDER, INBOX_HOSTS = '' } = process.env

const mailbox = await openMailbox({ smtpPort: Number(SMTP_PORT), folder: INBOX_FOLDER })
const page = await openInboxPage(
  mailbox,
  Number(HTTP_PORT),
  INBOX_HOSTS.toLowerCase().split(',').filter(Boolean),
)

process.on('SIGTERM', async () => {
  await Promise.all([page.close(), mailbox.close()])
  process.exit(0)
})
