import { quantityDecimals } from './estimate-sums.ts'

/** What of a line is compared between an enquiry and an offer. */
export interface ComparedLine {
  position: number
  /**
   * The line of the enquiry this one was copied from; null for a line of the supplier's own list. May name a line that
   * is gone, where the enquiry's list was mapped again.
   */
  copiedFrom: string | null
  id: string
  quantity: number | null
  unitName: string | null
  articleLabel: string | null
  label: string
  /** What a line that was added is called where its label is not for the reader. */
  shownLabel?: string
}

export interface Deviation {
  kind: 'ADDED' | 'REMOVED' | 'QUANTITY' | 'ARTICLE' | 'UNIT'
  position: number
  label: string
  before: string | null
  after: string | null
}

const quantityFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: quantityDecimals })
const quantityText = (value: number | null): string | null =>
  value === null ? null : quantityFormat.format(value)

/**
 * How an offer's lines differ from the enquiry's, in the order of the positions: lines left out or added,
 * other quantities, units and articles. What was copied from no line of the enquiry as it is now, like a parts list
 * of the supplier's own, is compared by label.
 */
export const deviationsBetween = (
  enquiryLines: readonly Omit<ComparedLine, 'copiedFrom'>[],
  offerLines: readonly ComparedLine[],
): Deviation[] => {
  const enquiryIds = new Set(enquiryLines.map((line) => line.id))
  const isCopy = (line: ComparedLine) => line.copiedFrom !== null && enquiryIds.has(line.copiedFrom)
  const byId = new Map(offerLines.filter(isCopy).map((line) => [line.copiedFrom, line]))
  const own = offerLines.filter((line) => !isCopy(line))
  const unclaimed = new Set(own)
  // The first line of a label is claimed first; a queue each keeps 10,000 lines against 10,000 quick.
  const byLabel = Map.groupBy(own.toReversed(), (line) => line.label)
  const claimByLabel = (label: string): ComparedLine | undefined => {
    const line = byLabel.get(label)?.pop()
    if (line !== undefined) unclaimed.delete(line)
    return line
  }
  const found: Deviation[] = []
  for (const before of enquiryLines) {
    const after = byId.get(before.id) ?? claimByLabel(before.label)
    const base = { position: before.position, label: before.label }
    if (after === undefined) {
      found.push({ ...base, kind: 'REMOVED', before: before.articleLabel, after: null })
      continue
    }
    if (before.quantity !== after.quantity) {
      found.push({
        ...base,
        kind: 'QUANTITY',
        before: quantityText(before.quantity),
        after: quantityText(after.quantity),
      })
    }
    if (before.unitName !== after.unitName) {
      found.push({ ...base, kind: 'UNIT', before: before.unitName, after: after.unitName })
    }
    if (before.articleLabel !== after.articleLabel) {
      found.push({ ...base, kind: 'ARTICLE', before: before.articleLabel, after: after.articleLabel })
    }
  }
  for (const line of unclaimed) {
    found.push({
      kind: 'ADDED',
      position: line.position,
      label: line.shownLabel ?? line.label,
      before: null,
      after: line.articleLabel,
    })
  }
  return found.sort((a, b) => a.position - b.position)
}
