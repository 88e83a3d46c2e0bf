import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, LazyPart, lazyCode, notify } from '@schrankwerk/ui'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadDiscountGroups } from './discount-group.api.ts'

const importDialog = lazyCode(() => import('./import-discount-groups.tsx'))
const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** All groups as csv, and such a csv back again. */
export function ExchangeDiscountGroups() {
  const { t } = useTranslation('catalogue')
  const [isOpen, setOpen] = useState(false)
  const exporting = useSingleMutation({
    mutationFn: downloadDiscountGroups,
    onError: (error) =>
      notify.error(t('masterData.discountgroup.exportFailed', { detail: problemText(error) })),
  })
  return (
    <>
      <Button
        icon={<IconDownload {...iconProps} />}
        loading={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {t('masterData.discountgroup.export')}
      </Button>
      <Button icon={<IconUpload {...iconProps} />} onClick={() => setOpen(true)}>
        {t('masterData.discountgroup.import.open')}
      </Button>
      {isOpen && (
        <LazyPart part={importDialog} what={t('masterData.discountgroup.import.what')}>
          {({ ImportDiscountGroups }) => <ImportDiscountGroups onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </>
  )
}
