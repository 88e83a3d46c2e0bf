import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { request } from 'undici'

/** What one call was answered with, and how long it took in milliseconds. */
export interface Answered {
  status: number
  took: number
}

/** Asks one address after the other until it is told to stop, in a thread: the account's own work is not in its time. */
const { addresses, token, rounds } = workerData as { addresses: string[]; token: string; rounds: number }
const answers: Answered[] = []
let isOver = false
parentPort!.once('message', () => {
  isOver = true
})
for (let round = 0; round < rounds && !isOver; round += 1) {
  for (const address of addresses) {
    const started = performance.now()
    const answer = await request(address, { headers: { authorization: `Bearer ${token}` } })
    await answer.body.dump({ limit: Number.POSITIVE_INFINITY })
    answers.push({ status: answer.statusCode, took: performance.now() - started })
  }
  await pause(20)
}
parentPort!.postMessage(answers)
// Otherwise its listener keeps the thread.
parentPort!.close()
