import { Button, Inline, Muted, notify, Stack } from '@schrankwerk/ui'
import { TextField } from '@schrankwerk/ui/forms'
import { IconCopy } from '@tabler/icons-react'
import { useRef } from 'react'
import { folderPath } from '../../paths.ts'
import styles from './settings.module.css'
import { useSettingsText } from './settings-text.ts'

/** The address to pass on. Where the browser does not let it be copied, it is marked to be copied by hand. */
export function CopyLink({ offerId }: { offerId: string }) {
  const t = useSettingsText()
  const field = useRef<HTMLInputElement>(null)
  const address = new URL(folderPath(offerId), location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      notify.success(t('link.copied'))
    } catch {
      field.current?.focus()
      field.current?.select()
      notify.warn(t('link.byHand'))
    }
  }
  return (
    <Stack gap={1}>
      <Inline gap={3} align="flex-end">
        <div className={styles.link}>
          <TextField
            ref={field}
            label={t('link.label')}
            readOnly
            value={address}
            onChange={() => undefined}
          />
        </div>
        <Button icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />} onClick={() => void copy()}>
          {t('link.copy')}
        </Button>
      </Inline>
      <Muted>{t('link.text')}</Muted>
    </Stack>
  )
}
