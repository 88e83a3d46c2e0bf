import { startArticleImport } from '@schrankwerk/contracts'
import { uploadFile } from '@schrankwerk/shell-api'
import { useSyncExternalStore } from 'react'

/** The file on its way, outside of the dialog: closing that does not end it. */
export interface ImportUpload {
  file: File
  importConfigId: string
  /** 0 to 1. */
  share: number
  error: unknown
  cancel: () => void
}

let current: ImportUpload | undefined
const listeners = new Set<() => void>()

const become = (next: ImportUpload | undefined) => {
  current = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useImportUpload = (): ImportUpload | undefined => useSyncExternalStore(subscribe, () => current)

/** After a failure has been read. */
export const forgetUpload = (): void => become(undefined)

/**
 * Sends the file and starts the import, with the header in a row of its own if one is named; answers its id, or nothing where it was
 * refused or broken off.
 */
export async function sendImport(
  importConfigId: string,
  file: File,
  headerRowIndex?: number,
): Promise<string | undefined> {
  const controller = new AbortController()
  const cancel = () => controller.abort()
  const show = (part: Partial<ImportUpload>) =>
    become({ file, importConfigId, share: 0, error: undefined, cancel, ...part })
  show({})
  try {
    const { importId } = await uploadFile(startArticleImport, {
      file,
      fields: {
        importConfigId,
        ...(headerRowIndex !== undefined && { headerRowIndex: String(headerRowIndex) }),
      },
      signal: controller.signal,
      onProgress: (share) => show({ share }),
    })
    become(undefined)
    return importId
  } catch (error) {
    if (controller.signal.aborted) become(undefined)
    else show({ error })
    return undefined
  }
}
