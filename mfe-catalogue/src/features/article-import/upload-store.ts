import { startArticleImport } from '@schrankwerk/contracts'
import { createStore, uploadFile } from '@schrankwerk/shell-api'

/** The file on its way, outside of the dialog: closing that does not end it. */
export interface ImportUpload {
  file: File
  importConfigId: string
  /** 0 to 1. */
  share: number
  error: unknown
  cancel: () => void
}

const current = createStore<ImportUpload | undefined>(() => undefined)

export const useImportUpload = (): ImportUpload | undefined => current.use()

/** After a failure has been read. */
export const forgetUpload = (): void => current.set(undefined)

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
  const begun: ImportUpload = { file, importConfigId, share: 0, error: undefined, cancel }
  const show = (part: Partial<ImportUpload>) => {
    if (current.get()?.cancel === cancel) current.set({ ...begun, ...part })
  }
  current.set(begun)
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
    forgetUpload()
    return importId
  } catch (error) {
    if (controller.signal.aborted) forgetUpload()
    else show({ error })
    return undefined
  }
}
