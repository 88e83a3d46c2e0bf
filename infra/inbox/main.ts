import { openMailbox } from './mailbox.ts'
import { openInboxPage } from './page.ts'

const { SMTP_PORT = '1025', HTTP_PORT = '8025', INBOX_FOLDER } = process.env

const mailbox = await openMailbox({ smtpPort: Number(SMTP_PORT), folder: INBOX_FOLDER })
const page = await openInboxPage(mailbox, Number(HTTP_PORT))

process.on('SIGTERM', async () => {
  await Promise.all([page.close(), mailbox.close()])
  process.exit(0)
})
