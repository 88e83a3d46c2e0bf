import type { Subfolder } from '@schrankwerk/contracts'
import { useSearchParams } from '@schrankwerk/shell-api/router'

/** All files, those in no subfolder, or the id of one. */
export type SubfolderChoice = string

const subfolderParameter = 'subfolder'
const previewParameter = 'file'

/** Which files are shown and which of them beside the table: the address remembers both. */
export function useFolderAddress(subfolders: readonly Subfolder[]) {
  const [params, setParams] = useSearchParams()
  const asked = params.get(subfolderParameter) ?? 'all'
  const isThere = asked === 'top' || subfolders.some(({ id }) => id === asked)
  const become = (name: string, value: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        if (name === subfolderParameter) next.delete(previewParameter)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    choice: isThere ? asked : 'all',
    choose: (choice: SubfolderChoice) => become(subfolderParameter, choice === 'all' ? undefined : choice),
    previewed: params.get(previewParameter) ?? undefined,
    onPreview: (itemId: string | undefined) => become(previewParameter, itemId),
  }
}
