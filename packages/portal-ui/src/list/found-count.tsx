import { formatCount } from '@schrankwerk/ui'
import { useEffect, useRef, useState } from 'react'

interface FoundCountProps {
  filters: object
  /** Undefined until the first answer. */
  total: number | undefined
  /** More were found than that. */
  isMore?: boolean | undefined
  /** The total is still that of the filters before. */
  isFetching: boolean | undefined
}

/** Says how many entries a filter or a search has left, as soon as that is known; silent before somebody filters. */
export function FoundCount({ filters, total, isMore, isFetching }: FoundCountProps) {
  const question = JSON.stringify(filters)
  const first = useRef(question)
  const [hasFiltered, setHasFiltered] = useState(false)
  useEffect(() => {
    if (question !== first.current) setHasFiltered(true)
  }, [question])
  const isKnown = hasFiltered && !isFetching && total !== undefined
  return (
    <div className="kit-hidden" aria-live="polite">
      {isKnown &&
        (total === 0
          ? 'Kein Treffer'
          : `${isMore ? 'Mehr als ' : ''}${formatCount(total, 'Treffer', 'Treffer')}`)}
    </div>
  )
}
