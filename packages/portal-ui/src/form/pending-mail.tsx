import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Notice, notify } from '@schrankwerk/ui'

export interface PendingMailProps<Saved> {
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

/** An address that waits to be confirmed, with the way to take it back. */
export function PendingMail<Saved>({
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
  return (
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
  )
}
