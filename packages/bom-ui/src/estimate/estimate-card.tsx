import type { Estimate } from '@schrankwerk/contracts'
import { LazyPart, lazyCode } from '@schrankwerk/ui'
import { useEstimate } from '../data/estimate-query.ts'
import { type BomOwner, ownerId } from '../data/owner.ts'
import type { LineFilter } from '../review/judge-line.ts'
import { useBomText } from '../texts.ts'

const content = lazyCode(() => import('./estimate-content.tsx'))

export interface EstimateCardProps {
  owner: BomOwner
  /** Where the page has it already; left out, it is loaded. Null hides the card. */
  estimate?: Estimate | null
  /** Cabinets of the enquiry. */
  amount: number
  /** False where the lines can only be read: then it says what holds, not what to do. */
  editable: boolean
  /** Shows the lines behind a figure; left out where the page shows none. */
  onShowLines?: (filter: LineFilter) => void
}

/**
 * The price range for one cabinet and for all, or why there is none; on demand what it is made of, as far as the reader
 * may know.
 */
export function EstimateCard({ owner, estimate: given, amount, editable, onShowLines }: EstimateCardProps) {
  const t = useBomText()
  const loaded = useEstimate(owner, given === undefined && ownerId(owner) !== '')
  const estimate = given === undefined ? loaded.data?.estimate : given
  if (estimate === null || estimate === undefined) return null
  return (
    <LazyPart part={content} what={t('estimate.title')}>
      {({ EstimateContent }) => (
        <EstimateContent
          estimate={estimate}
          summary={loaded.data?.summary}
          amount={amount}
          editable={editable}
          onShowLines={onShowLines}
        />
      )}
    </LazyPart>
  )
}
