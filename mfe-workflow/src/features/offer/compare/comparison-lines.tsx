import type { ComparedOffer } from '@schrankwerk/contracts'
import { Button, useIsNarrow } from '@schrankwerk/ui'
import { useState } from 'react'
import { usePageText } from '../page/page-text.ts'
import styles from './comparison.module.css'
import { type ComparisonText, useComparisonText } from './comparison-text.ts'
import { deviatingLines } from './deviating-lines.ts'
import { HeadedRow } from './headed-row.tsx'

const shownAtFirst = 30
type Deviation = ComparedOffer['deviations'][number]

const said = (t: ComparisonText, { kind, before, after }: Deviation): string => {
  if (kind === 'ADDED') return t('deviation.added')
  if (kind === 'REMOVED') return t('deviation.removed')
  return t('deviation.instead', { before: before ?? '–', after: after ?? '–' })
}

/** The lines that some offer changes, one a row, with what each offer makes of them. */
export function ComparisonLines({ offers }: { offers: readonly ComparedOffer[] }) {
  const t = useComparisonText()
  const page = usePageText()
  const columns = offers.length + (useIsNarrow() ? 0 : 1)
  const [isComplete, setComplete] = useState(false)
  const lines = deviatingLines(offers)
  if (lines.length === 0) return null
  const shown = isComplete ? lines : lines.slice(0, shownAtFirst)
  const hidden = lines.length - shown.length
  return (
    <tbody>
      <tr>
        <th className={styles.group} scope="rowgroup" colSpan={columns}>
          {t('row.lines')}
        </th>
      </tr>
      {shown.map(({ key, position, label, byOffer }) => (
        <HeadedRow
          key={key}
          label={label}
          note={position !== null && t('deviation.line', { position })}
          cells={offers.map(({ id }) => ({
            key: id,
            content:
              byOffer.get(id)?.map((deviation) => (
                <div key={deviation.kind}>
                  {deviation.kind !== 'ADDED' && deviation.kind !== 'REMOVED' && (
                    <span className="kit-muted">{page(`deviation.kind.${deviation.kind}`)}: </span>
                  )}
                  {said(t, deviation)}
                </div>
              )) ?? '–',
          }))}
        />
      ))}
      {hidden > 0 && (
        <tr>
          <td colSpan={columns}>
            <Button small onClick={() => setComplete(true)}>
              {t('deviation.more', { count: hidden })}
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  )
}
