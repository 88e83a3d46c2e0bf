import { checkFolderPassword } from '@schrankwerk/contracts'
import { api, ProblemError } from '@schrankwerk/shell-api'
import { createFolderCalls, type FolderCalls, folderKey } from '../../../folder/folder.api.ts'

export const openByPassword = (offerId: string, password: string) =>
  api.call(checkFolderPassword, { body: { offerId, password } })

/** Under which the cache holds what visitors see of a folder. */
export const visitorKey = (offerId: string) => folderKey(offerId, 'visitor')

/** The token's hour is over, its password was changed, or the folder is closed to visitors. */
const isEnd = (error: unknown): boolean =>
  error instanceof ProblemError && (error.code === 'share-token-ended' || error.status === 404)

/** The folder's calls by a token; whichever hears first that the token has ended tells it. */
export const visitorCalls = (shareToken: string, onEnded: () => void): FolderCalls => {
  const telling =
    (call: (...input: unknown[]) => Promise<unknown>) =>
    async (...input: unknown[]) => {
      try {
        return await call(...input)
      } catch (error) {
        if (isEnd(error)) onEnded()
        throw error
      }
    }
  const calls = Object.entries(createFolderCalls({ shareToken })).map(([name, call]) => [
    name,
    typeof call === 'function' ? telling(call as (...input: unknown[]) => Promise<unknown>) : call,
  ])
  return Object.fromEntries(calls) as FolderCalls
}
