import { Button, Dialog, SimpleTable } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { useDraftState, useDraftStore } from './draft-context.tsx'
import { keptValues, valuesOf } from './enquiry-values.ts'
import { fieldLabel, fieldText } from './field-text.ts'

/** Two people changed the same: both versions side by side, and the choice which one holds. */
export function ClashDialog() {
  const { t } = useTranslation('workflow')
  const draft = useDraftStore()
  const clash = useDraftState((state) => state.clash)
  if (!clash) return null
  const { base, typed } = draft.getState()
  const mine = keptValues(base, typed)
  const theirs = valuesOf(clash.current)
  const close = () => draft.showClash(false)
  return (
    <Dialog
      open={clash.isShown}
      onClose={close}
      title={t('enquiry.clash.title')}
      actions={
        <>
          <Button onClick={close}>{t('enquiry.clash.later')}</Button>
          <Button variant={clash.isEditable ? 'default' : 'primary'} onClick={draft.takeTheirs}>
            {t('enquiry.clash.takeTheirs')}
          </Button>
          {clash.isEditable && (
            <Button variant="primary" onClick={() => void draft.keepMine()}>
              {t('enquiry.clash.keepMine')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(clash.isEditable ? 'enquiry.clash.text' : 'enquiry.clash.ended')}</p>
      <SimpleTable
        label={t('enquiry.clash.title')}
        head={[t('enquiry.clash.field'), t('enquiry.clash.mine'), t('enquiry.clash.theirs')]}
        rows={clash.fields.map((field) => [
          fieldLabel(t, field),
          fieldText(t, field, mine[field]),
          fieldText(t, field, theirs[field]),
        ])}
      />
    </Dialog>
  )
}
