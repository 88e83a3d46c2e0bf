import { type FaultContext, same, until } from './fault-context.ts'

/** Mails wait for the mail server and are sent once each when it is back. */
export async function mailDown({ releasedEnquiry, mailsNaming, holdDown }: FaultContext): Promise<string> {
  const title = `Während die Post fehlte ${Date.now()}`
  await holdDown('inbox', 20, async () => {
    await releasedEnquiry(title)
  })
  const told = await until(
    'the suppliers have their mails',
    120,
    async () => (await mailsNaming(title)).length >= 4,
  )
  const mails = await mailsNaming(title)
  same('mails and recipients', mails.length, new Set(mails.flatMap((mail) => mail.to)).size)
  return `${mails.length} mails ${told} ms after the mail server was back, none twice`
}
