import { ProblemError, useSingleMutation } from '@schrankwerk/shell-api'
import { notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'

interface SettingsChange<Input> {
  send: (input: Input) => Promise<unknown>
  /** Told when it is done; the folder as it is then is already there. */
  done?: (input: Input) => string
  onDone?: (input: Input) => void
}

/** One change of a folder's settings. Where somebody else was first, what is saved now is loaded for the next try. */
export function useSettingsChange<Input = void>({ send, done, onDone }: SettingsChange<Input>) {
  const cache = useQueryClient()
  const load = () => cache.invalidateQueries({ queryKey: ['businessData'] })
  return useSingleMutation<unknown, Input>({
    mutationFn: send,
    onSuccess: async (_, input) => {
      await load()
      if (done) notify.success(done(input))
      onDone?.(input)
    },
    onError: async (error) => {
      if (isOutdated(error) || hasGone(error)) await load()
    },
  })
}

/** Somebody else saved since this page's state was loaded. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'changed-meanwhile'

/** The folder was closed, or an entry ended, meanwhile. */
const hasGone = (error: unknown): boolean =>
  error instanceof ProblemError && (error.code === 'folder-not-open' || error.status === 404)
