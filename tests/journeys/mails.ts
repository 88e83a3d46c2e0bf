import { until } from '@schrankwerk/infra/start/until.ts'
import { stackAddresses } from '../stack-addresses.ts'

export interface Mail {
  id: string
  to: string[]
  subject: string
  text: string
  html: string
  messageId: string
  attachments: { filename: string; size: number; path: string }[]
}

const { inbox } = stackAddresses()
const all = async (): Promise<Mail[]> => (await fetch(`${inbox}/api/mails`)).json() as Promise<Mail[]>

/** Remembers what is there, so that later only what came since counts. */
export async function mailsFromNow() {
  const before = new Set((await all()).map(({ id }) => id))
  let seen: ReadonlySet<string> = before
  return {
    /** Those with this in their subject that are there by now. */
    now: async (subject: string): Promise<Mail[]> =>
      (await all()).filter((mail) => !before.has(mail.id) && mail.subject.includes(subject)),

    /** Waits until everyone got his mail with this in its subject; the mails, by address. */
    async arrived(subject: string, addresses: readonly string[]): Promise<Mail[]> {
      const fitting = async () =>
        (await all()).filter((mail) => !seen.has(mail.id) && mail.subject.includes(subject))
      const isComplete = await until(
        async () => {
          const mails = await fitting()
          return addresses.every((address) => mails.some(({ to }) => to.includes(address)))
        },
        { seconds: 20 },
      )
      const mails = (await fitting()).sort((one, other) => one.to[0]!.localeCompare(other.to[0]!))
      if (!isComplete)
        throw new Error(`„${subject}“ came to ${mails.map(({ to }) => to).join() || 'nobody'} only.`)
      seen = new Set((await all()).map(({ id }) => id))
      return mails
    },
  }
}

/** The link that a mail leads to. */
export const linkOf = (mail: Mail): string => /https?:\/\/\S+/.exec(mail.text)?.[0] ?? ''
