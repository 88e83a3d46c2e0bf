import { problemText } from '@schrankwerk/shell-api'
import { useMutation } from '@tanstack/react-query'

interface Download {
  /** The file's id, or what else tells its button apart. */
  key: string
  /** Left out for several files. */
  filename?: string
  begin: () => Promise<void>
}

/** Hands downloads to the browser, one after the other; what failed is said until the next one, or until it is read. */
export function useFileDownload() {
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ begin }: Download) => begin(),
  })
  const what = variables?.filename ? `Der Download von „${variables.filename}“` : 'Der Download'
  return {
    download: mutate,
    running: isPending ? variables.key : undefined,
    failure: error ? `${what} ist fehlgeschlagen. ${problemText(error)}` : undefined,
    forgetFailure: reset,
  }
}

export type FileDownloads = ReturnType<typeof useFileDownload>
