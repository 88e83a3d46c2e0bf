import type { BusinessDataItem } from '@schrankwerk/contracts'
import type { FolderCalls } from '../../folder/folder.api.ts'
import { TablePreview } from './table-preview.tsx'
import { TextPreview } from './text-preview.tsx'

const kinds = { txt: 'text', csv: 'table', xls: 'table', xlsx: 'table' } as const

const kindOf = ({ filename }: BusinessDataItem) => {
  const ending = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(kinds, ending) ? kinds[ending as keyof typeof kinds] : undefined
}

/** Whether it is a text or a table, which the folder shows beside what every table of files does. */
export const hasOwnPreview = (item: BusinessDataItem): boolean => kindOf(item) !== undefined

export interface ItemPreviewProps {
  offerId: string
  item: BusinessDataItem
  calls: FolderCalls
}

/** The beginning of a text or a table. */
export function ItemPreview({ offerId, item, calls }: ItemPreviewProps) {
  const { id, filename, size, version } = item
  const queryKey = ['filePreview', id, version]
  if (kindOf(item) === 'text')
    return (
      <TextPreview
        name={filename}
        size={size}
        queryKey={queryKey}
        read={(bytes, signal) => calls.readStart(offerId, id, bytes, signal)}
      />
    )
  return (
    <TablePreview
      name={filename}
      queryKey={queryKey}
      read={(sheet, signal) => calls.readTable(offerId, id, sheet, signal)}
    />
  )
}
