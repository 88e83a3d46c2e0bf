import type { Offer } from '@schrankwerk/contracts'
import { Muted, SimpleTable } from '@schrankwerk/ui'
import { usePageText } from './page-text.ts'

export interface DeviationTableProps {
  label: string
  deviations: Offer['deviations']
  /** All there are, of which `deviations` are the first. */
  count: number
  /** The rest is only counted. */
  atMost?: number
}

/** How the offer's lines differ from the enquiry's. */
export function DeviationTable({
  label,
  deviations,
  count,
  atMost = deviations.length,
}: DeviationTableProps) {
  const page = usePageText()
  const rest = count - Math.min(atMost, deviations.length)
  return (
    <>
      <SimpleTable
        label={label}
        head={[
          page('deviation.position'),
          page('deviation.kindTitle'),
          page('deviation.line'),
          page('deviation.before'),
          page('deviation.after'),
        ]}
        align={['end']}
        rows={deviations
          .slice(0, atMost)
          .map(({ kind, position, label, before, after }) => [
            position,
            page(`deviation.kind.${kind}`),
            label,
            before ?? '–',
            after ?? '–',
          ])}
      />
      {rest > 0 && <Muted>{page('deviation.more', { count: rest })}</Muted>}
    </>
  )
}
