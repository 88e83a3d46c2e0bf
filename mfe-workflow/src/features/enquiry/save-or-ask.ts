import type { EnquiryDraft } from './enquiry-draft.ts'

/** Saves at once; where somebody else's change stands against it, asks which one holds. */
export const saveOrAsk = async (draft: EnquiryDraft): Promise<boolean> => {
  const isSaved = await draft.flush()
  if (!isSaved) draft.showClash(true)
  return isSaved
}
