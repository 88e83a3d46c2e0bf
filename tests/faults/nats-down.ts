import { updateEnquiry } from '@schrankwerk/contracts'
import { type FaultContext, same, until } from './fault-context.ts'

const seconds = 60

/** A release does not wait for NATS; its mails come once each after NATS is back. */
export async function natsDown({
  customer,
  readyEnquiry,
  mailsNaming,
  holdDown,
}: FaultContext): Promise<string> {
  const title = `Während NATS fehlte ${Date.now()}`
  const { id, editVersion } = await readyEnquiry(title)
  let took = 0
  await holdDown('nats', seconds, async () => {
    const started = performance.now()
    await customer.call(updateEnquiry, { body: { id, editVersion, released: true } })
    took = Math.round(performance.now() - started)
  })
  const told = await until(
    'the suppliers have their mails',
    90,
    async () => (await mailsNaming(title)).length >= 4,
  )
  const mails = await mailsNaming(title)
  same('mails and recipients', mails.length, new Set(mails.flatMap((mail) => mail.to)).size)
  return `released in ${took} ms while NATS was down ${seconds} s, ${mails.length} mails ${told} ms after, none twice`
}
