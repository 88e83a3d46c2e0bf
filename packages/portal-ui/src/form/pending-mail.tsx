import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Notice, notify } from '@schrankwerk/ui'
import { useEffect, useRef } from 'react'

export interface PendingMailProps<Saved> {
  /** Null where none waits. */
  address: string | null
  /** Of the form in which it is changed. */
  saves: number
  takeBack: () => Promise<Saved>
  /** Puts what the call answered into the cache. */
  remember: (saved: Saved) => Promise<void>
  /** Asks anew what holds: what could not be taken back may count by now. */
  readAgain: () => void
  /** The field of the address, where one goes on. */
  fieldId: string
  words: {
    title: string
    text: string
    verb: string
    done: (saved: Saved) => string
    failed: (detail: string) => string
  }
}

/** An address that waits to be confirmed, with the way to take it back; one that was saved just now comes into view. */
export function PendingMail<Saved>({
  address,
  saves,
  takeBack,
  remember,
  readAgain,
  fieldId,
  words,
}: PendingMailProps<Saved>) {
  const takingBack = useSingleMutation({
    mutationFn: takeBack,
    onSuccess: async (saved) => {
      await remember(saved)
      notify.success(words.done(saved))
      document.getElementById(fieldId)?.focus()
    },
    onError: (error) => {
      notify.error(words.failed(problemText(error)))
      readAgain()
    },
  })
  const place = useRef<HTMLDivElement>(null)
  const known = useRef(address)
  useEffect(() => {
    // What was there before and what others save moves nothing.
    if (saves === 0 || known.current === address) return
    known.current = address
    if (address !== null) place.current?.scrollIntoView({ block: 'center' })
  }, [saves, address])
  if (address === null) return null
  return (
    <div ref={place}>
      <Notice
        title={words.title}
        action={
          <Button small loading={takingBack.isPending} onClick={() => takingBack.mutate()}>
            {words.verb}
          </Button>
        }
      >
        {words.text}
      </Notice>
    </div>
  )
}
