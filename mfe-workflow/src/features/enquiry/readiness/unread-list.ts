import type { Enquiry } from '@schrankwerk/contracts'

/** A parts list that has no lines to show: merely attached, or read and not mapped. */
export interface UnreadList {
  code: 'list-not-read' | 'list-not-mapped'
  name: string
}

/** What the service recommends about such a list, with the file's name; undefined where the lines are there. */
export function unreadListOf({ recommended, bomFileName, fileItems }: Enquiry): UnreadList | undefined {
  for (const { code } of recommended)
    if (code === 'list-not-read' || code === 'list-not-mapped') {
      const attached = fileItems.find(({ fileType }) => fileType === 'BILL_OF_MATERIAL')?.filename
      return { code, name: bomFileName ?? attached ?? '' }
    }
  return undefined
}
