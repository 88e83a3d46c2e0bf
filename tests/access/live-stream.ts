import { openLiveStream } from '@schrankwerk/contracts'
import type { Person } from './person.ts'

export interface Listening {
  /** Everything that was heard so far, as it came over the wire. */
  readonly heard: string
  stop(): Promise<void>
}

/** Listens to someone's live stream until told to stop; when it ends, for the account changed, it resumes as a page does. */
export async function listen(person: Person): Promise<Listening> {
  let heard = ''
  let isStopped = false
  const open = async () => {
    const lastEventId = [...heard.matchAll(/^id: (.+)$/gm)].at(-1)?.[1]
    const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId }
    const answer = await person.ask(openLiveStream, { headers })
    if (!answer.ok) throw new Error(`${person.mail} hears nothing: ${answer.status}`)
    return answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  }
  let reader = await open()
  const reading = (async () => {
    while (!isStopped) {
      const { value, done } = await reader.read()
      if (!done) heard += value
      else if (!isStopped) reader = await open()
    }
  })().catch(() => undefined)
  return {
    get heard() {
      return heard
    },
    async stop() {
      isStopped = true
      await reader.cancel().catch(() => undefined)
      await reading
    },
  }
}
