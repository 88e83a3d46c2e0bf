import { usePageTitle, useUnsavedGuard } from '@schrankwerk/shell-api'
import { useParams } from '@schrankwerk/shell-api/router'
import { Page } from '@schrankwerk/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Component() {
  const { t } = useTranslation('workflow')
  const { id } = useParams()
  const [text, setText] = useState('')
  usePageTitle(t('detail', { id }))
  useUnsavedGuard(text !== '')
  return (
    <Page title={t('detail', { id })}>
      <input aria-label="Titel" value={text} onChange={(event) => setText(event.target.value)} />
    </Page>
  )
}
