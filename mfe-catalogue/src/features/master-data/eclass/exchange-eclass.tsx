import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, LazyPart, lazyCode, notify } from '@schrankwerk/ui'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadEclassMappings } from './eclass.api.ts'

const importDialog = lazyCode(() => import('./import-eclass.tsx'))
const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** All E-Class mappings as csv, and a csv of such numbers in. */
export function ExchangeEclass() {
  const { t } = useTranslation('catalogue')
  const [isOpen, setOpen] = useState(false)
  const exporting = useSingleMutation({
    mutationFn: downloadEclassMappings,
    onError: (error) => notify.error(t('masterData.eclass.exportFailed', { detail: problemText(error) })),
  })
  return (
    <>
      <Button
        icon={<IconDownload {...iconProps} />}
        loading={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {t('masterData.eclass.export')}
      </Button>
      <Button icon={<IconUpload {...iconProps} />} onClick={() => setOpen(true)}>
        {t('masterData.eclass.import.open')}
      </Button>
      {isOpen && (
        <LazyPart part={importDialog} what={t('masterData.eclass.import.what')}>
          {({ ImportEclass }) => <ImportEclass onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </>
  )
}
