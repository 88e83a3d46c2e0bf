import { openLiveStream } from '@schrankwerk/contracts'
import type { Person } from './person.ts'

export interface Listening {
  /** Everything that was heard so far, as it came over the wire. */
  readonly heard: string
  stop(): Promise<void>
}

/** Listens to someone's live stream until told to stop. */
export async function listen(person: Person): Promise<Listening> {
  const answer = await person.ask(openLiveStream)
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const reading = (async () => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      heard += value
    }
  })().catch(() => undefined)
  return {
    get heard() {
      return heard
    },
    async stop() {
      await reader.cancel().catch(() => undefined)
      await reading
    },
  }
}
