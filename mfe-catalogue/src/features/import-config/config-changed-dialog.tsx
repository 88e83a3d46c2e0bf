import { Button, Dialog } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import type { ConfigForm } from './use-config-form.ts'

/** Somebody else saved first: their state, or what was typed here on top of it. */
export function ConfigChangedDialog({ form }: { form: ConfigForm }) {
  const { t } = useTranslation('catalogue')
  if (!form.clash) return null
  return (
    <Dialog
      open
      closable={false}
      size="small"
      onClose={form.keepMine}
      title={t('config.changed.title')}
      actions={
        <>
          <Button onClick={form.takeTheirs}>{t('config.changed.takeTheirs')}</Button>
          <Button variant="primary" onClick={form.keepMine}>
            {t('config.changed.keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('config.changed.text')}</p>
    </Dialog>
  )
}
