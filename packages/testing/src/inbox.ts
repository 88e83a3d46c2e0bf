import { type Mail, type Mailbox, openMailbox } from '@schrankwerk/infra/inbox/mailbox.ts'

export type { Mail }

export interface TestInbox extends Mailbox {
  /** `smtp://…`, as a service's SMTP_URL. */
  url: string
  /** The first mail that fits, also one that came before; rejects when none came in time. */
  waitForMail(fits: (mail: Mail) => boolean, seconds?: number): Promise<Mail>
}

/** An SMTP server inside the test process. */
export async function inbox(): Promise<TestInbox> {
  const mailbox = await openMailbox({ smtpPort: 0 })
  return {
    ...mailbox,
    url: `smtp://127.0.0.1:${mailbox.smtpPort}`,
    waitForMail(fits, seconds = 10) {
      const present = mailbox.mails.find(fits)
      if (present) return Promise.resolve(present)
      return new Promise((resolve, reject) => {
        const stopListening = mailbox.onArrival((mail) => {
          if (!fits(mail)) return
          clearTimeout(timer)
          stopListening()
          resolve(mail)
        })
        const timer = setTimeout(() => {
          stopListening()
          const seen = mailbox.mails.map((mail) => `${mail.to.join()}: ${mail.subject}`)
          reject(new Error(`No such mail within ${seconds} s. Arrived: ${seen.join(' | ') || 'none'}`))
        }, seconds * 1000)
      })
    },
  }
}
