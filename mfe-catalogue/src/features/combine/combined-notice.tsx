import type { CombinableKind } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { Notice, TextLink } from '@schrankwerk/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { combinationsPath } from '../../paths.ts'
import { UndoButton } from './undo-button.tsx'

export interface CombinedNoticeProps {
  kind: CombinableKind
  count: number
  /** Left out where it could not be found any more: the page of combinations has it. */
  combinationId: string | undefined
}

/** That they are one now, and the way back. */
export function CombinedNotice({ kind, count, combinationId }: CombinedNoticeProps) {
  const { t } = useTranslation('catalogue')
  const [isUndone, setUndone] = useState(false)
  if (isUndone) return <Notice tone="success">{t('combine.undone')}</Notice>
  return (
    <Notice
      tone="success"
      title={t(`combine.${kind}.done`, { count })}
      action={combinationId && <UndoButton id={combinationId} onUndone={() => setUndone(true)} />}
    >
      {t('combine.undoable')}{' '}
      <TextLink component={Link} to={combinationsPath}>
        {t('combination.title')}
      </TextLink>
    </Notice>
  )
}
