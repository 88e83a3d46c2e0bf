import { runningUploads } from '@schrankwerk/shell-api'
import { Notice } from '@schrankwerk/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The folder was open, and is not any more. */
export function EndedNotice() {
  const { t } = useTranslation('businessdata')
  const [names] = useState(() => runningUploads().map(({ name }) => name))
  return (
    <Notice tone="error" title={t('ended.title')}>
      <p>{t('folder.ended')}</p>
      {names.length > 0 && (
        <>
          <p>{t('ended.uploads')}</p>
          <ul>
            {names.map((name, place) => (
              <li key={place}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
