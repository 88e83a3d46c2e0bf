import { randomBytes } from 'node:crypto'
import {
  type AnswerOf,
  downloadBusinessData,
  getBusinessData,
  type uploadBusinessData,
} from '@schrankwerk/contracts'
import { signInForTokens } from '@schrankwerk/infra/demo/sign-in.ts'
import { type FaultContext, same, until } from './fault-context.ts'

const files = 6
const fileBytes = 20_000_000

/** A zip whose service dies in the middle ends in an error, counts nothing, and comes whole the next time. */
export async function folderZipKilled({
  stack,
  supplier,
  releasedEnquiry,
  releasedOffer,
  kill,
}: FaultContext): Promise<string> {
  const offerId = await releasedOffer(await releasedEnquiry('Zip'))
  const itemIds: string[] = []
  for (let number = 1; number <= files; number += 1) {
    // What cannot be packed smaller, so that it takes its time on the line.
    const bytes = new TextEncoder().encode(randomBytes(fileBytes / 2).toString('hex'))
    const item = await supplier.upload('/offer/businessdata', { name: `${number}.txt`, bytes }, { offerId })
    itemIds.push((item as AnswerOf<typeof uploadBusinessData>).id)
  }
  const { accessToken } = await signInForTokens({
    portal: stack.ready.portal,
    mail: 'vertrieb@suedtal.example',
    password: 'schrankwerk-demo',
  })
  const ask = () =>
    fetch(`${stack.ready.portal}/api${downloadBusinessData.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ offerId, itemIds }),
    })
  const counts = async () =>
    (await supplier.call(getBusinessData, { query: { offerId } })).items.map((item) => item.downloadCounter)

  const received = await takenUntil(await ask(), () => kill('businessdata'))
  await until('businessdata is back', 60, async () => (await counts()).length === files)
  same('downloads counted', await counts(), Array(files).fill(0))

  const whole = await (await ask()).arrayBuffer()
  await until('the whole zip is counted', 20, async () => (await counts()).every((count) => count === 1))
  return `an error after ${received} bytes, nothing counted, then ${whole.byteLength} bytes whole`
}

/** Reads the beginning, has the sender end and reads on: that must fail, not end. */
async function takenUntil(response: Response, end: () => void): Promise<number> {
  const reader = response.body!.getReader()
  let received = 0
  let isEnding = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) throw new TakenForWhole(`the client took ${received} bytes for a whole zip`)
      received += value.length
      if (!isEnding) end()
      isEnding = true
    }
  } catch (error) {
    if (error instanceof TakenForWhole) throw error
    return received
  }
}

class TakenForWhole extends Error {}
