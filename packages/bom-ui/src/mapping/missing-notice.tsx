import { Button, Notice } from '@schrankwerk/ui'
import type { RefObject } from 'react'
import { goTo } from './form-places.ts'
import type { MappedColumn, Missing } from './mapped-columns.ts'
import { useMappingText } from './mapping-texts.ts'

export interface MissingNoticeProps {
  missing: readonly Missing[]
  columns: readonly MappedColumn[]
  /** Where the columns are chosen. */
  screen: RefObject<HTMLElement | null>
}

/** What the columns lack, with the way to where it is chosen. */
export function MissingNotice({ missing, columns, screen }: MissingNoticeProps) {
  const t = useMappingText()
  const firstOpen = columns.find(({ field }) => field === null) ?? columns[0]
  return (
    <Notice
      tone="error"
      title={t('mapping.missingTitle')}
      action={
        <Button
          small
          onClick={() =>
            goTo(screen.current, missing[0] === 'supplied' ? 'supplied' : `column:${firstOpen?.importHeader}`)
          }
        >
          {t('mapping.showMissing')}
        </Button>
      }
    >
      {missing.map((one) => (
        <p key={one}>{t(one === 'number' ? 'mapping.missingNumber' : 'mapping.suppliedMissing')}</p>
      ))}
    </Notice>
  )
}
