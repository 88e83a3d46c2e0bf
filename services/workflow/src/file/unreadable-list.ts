import type { BomThreads } from '@schrankwerk/bom-service'
import { type FileType, type UnreadableCause, unreadableCauses } from '@schrankwerk/contracts'
import { fileTypeByName } from '@schrankwerk/domain'
import { type FileStore, Problem, type Work, withStoredFile } from '@schrankwerk/service-kit'
import type { WorkflowCtx } from '../workflow-ctx.ts'

/** What reading a stored list needs. */
export interface ListReading {
  files: FileStore
  threads: BomThreads
}

interface FileToRead {
  /** A place on the disk. */
  path: string
  filename: string
}

const isCause = (code: string): code is UnreadableCause =>
  (unreadableCauses as readonly string[]).includes(code)

/**
 * Why a file of this type cannot be read as a parts list, found by the same reading that a list goes through before it is
 * mapped; null where it can be, and for every other type. A reading that could not be tried says nothing of the file.
 */
export async function unreadableCauseOf(
  { log }: Pick<WorkflowCtx, 'log'>,
  threads: BomThreads,
  { path, filename }: FileToRead,
  fileType: FileType,
): Promise<UnreadableCause | null> {
  if (fileType !== 'BILL_OF_MATERIAL') return null
  const file = { path, filename, choice: {}, headerRowIndex: undefined, amount: 1, remembered: [] }
  try {
    // What the catalogue knows of its columns does not matter for that.
    await threads.run('describe', file, { recognise: async () => ({}) })
    return null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (isCause(error.code)) return error.code
    log.warn({ code: error.code }, 'an attached parts list was not read')
    return null
  }
}

/** The same of a file that is kept already. */
export async function unreadableCauseOfStored(
  ctx: Pick<WorkflowCtx, 'log'>,
  { files, threads }: ListReading,
  { key, filename }: { key: string; filename: string },
  fileType: FileType,
): Promise<UnreadableCause | null> {
  if (fileType !== 'BILL_OF_MATERIAL') return null
  return withStoredFile(files, key, (path) => unreadableCauseOf(ctx, threads, { path, filename }, fileType))
}

/** What it costs to give a file this type. */
export const workOfType = (fileType: unknown): Work | undefined =>
  fileType === 'BILL_OF_MATERIAL' ? 'parts-list' : undefined

/** What it costs to place a file of this name with the type that is asked for, or with the one its name says. */
export const workOfFile = (filename: string, asked: unknown): Work | undefined =>
  workOfType(asked ?? fileTypeByName(filename))
