import { ProblemError } from '@schrankwerk/shell-api'
import type { FolderCalls } from '../../folder/folder.api.ts'

const refusals = [401, 403, 404]

/** The answer of a call; where it was refused, access may have ended meanwhile, and `onRefused` finds that out. */
export async function watched<Answer>(onRefused: () => void, call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ProblemError && refusals.includes(error.status)) onRefused()
    throw error
  }
}

/** The same calls, each of them {@link watched}. */
export const watchCalls = (calls: FolderCalls, onRefused: () => void): FolderCalls => ({
  reader: calls.reader,
  getFolder: calls.getFolder,
  readItem: (...asked) => watched(onRefused, calls.readItem(...asked)),
  readStart: (...asked) => watched(onRefused, calls.readStart(...asked)),
  readTable: (...asked) => watched(onRefused, calls.readTable(...asked)),
  listVersions: (...asked) => watched(onRefused, calls.listVersions(...asked)),
  download: (...asked) => watched(onRefused, calls.download(...asked)),
})
