import type { Logger } from '@schrankwerk/service-kit'

export interface Hands {
  /**
   * Has all hands work until none finds any more; a call during a round rouses the idle ones and is told of the end of
   * that round. One hand that has its hands full for long keeps nothing waiting: the others look for more meanwhile,
   * also after a failure, with which the round rejects once all hands are empty.
   */
  round(): Promise<void>
}

const lookAgainMs = 1000

/** Several hands at the same work, which ends when it finds nothing more to do. */
export function createHands({
  count,
  work,
  isStopping,
  log,
}: {
  count: number
  work(): Promise<void>
  isStopping(): boolean
  log: Logger
}): Hands {
  let atWork = 0
  let running: Promise<void> | undefined
  let roused = Promise.withResolvers<void>()
  const rouse = () => {
    roused.resolve()
    roused = Promise.withResolvers()
  }

  async function all(): Promise<void> {
    const failures: unknown[] = []
    await Promise.all(Array.from({ length: count }, () => hand(failures)))
    if (failures.length > 0) throw failures[0]
  }

  async function hand(failures: unknown[]): Promise<void> {
    do {
      atWork += 1
      await work().catch((error) => {
        failures.push(error)
        log.warn({ err: error }, 'a sender of mails failed')
      })
      atWork -= 1
    } while (await isToLookAgain())
  }

  /** While others are at work there may come more. */
  async function isToLookAgain(): Promise<boolean> {
    if (atWork === 0) rouse()
    else if (!isStopping()) await pause()
    return atWork > 0 && !isStopping()
  }

  async function pause(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, lookAgainMs)
    await Promise.race([promise, roused.promise])
    clearTimeout(timer)
  }

  return {
    round() {
      rouse()
      running ??= all().finally(() => {
        running = undefined
      })
      return running
    },
  }
}
