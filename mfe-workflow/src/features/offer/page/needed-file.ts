import type { FileType, Offer } from '@schrankwerk/contracts'
import { offerTransitions } from '@schrankwerk/domain'

/** The transition the asking user may make that needs a file, and whether that file is there. */
export interface NeededFile {
  action: 'accept' | 'confirm'
  type: FileType
  isThere: boolean
}

export const neededFile = (offer: Offer): NeededFile | undefined => {
  for (const { action, requiredFile } of offerTransitions) {
    if (requiredFile === null || !offer.allowedActions.includes(action)) continue
    const isThere = offer.fileItems.some(({ fileType, lapsed }) => fileType === requiredFile && !lapsed)
    return { action, type: requiredFile, isThere }
  }
  return undefined
}

/** The file type a problem asks for; undefined where it asks for something else. */
export const fileTypeOfProblem = (code: string): FileType | undefined => {
  if (code === 'offer-file-missing') return 'OFFER'
  return offerTransitions.find(({ missingFile }) => missingFile === code)?.requiredFile ?? undefined
}
