import { ProblemError } from '@schrankwerk/shell-api'
import { Button, Inline, Notice, SimpleTable, Stack } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { clashId } from '../page-ids.ts'
import { fieldText } from './field-text.ts'
import { keptValues, valuesOf } from './offer-values.ts'
import { useDraftState, useDraftStore } from './use-offer-draft.ts'

/** What stands between the typed and the saved: a failed save, or somebody else's change. */
export function DraftNotices() {
  const { t } = useTranslation('workflow')
  const draft = useDraftStore()
  const save = useDraftState((state) => state.save)
  const problem = useDraftState((state) => state.problem)
  const clash = useDraftState((state) => state.clash)
  if (clash)
    return (
      <section id={clashId} tabIndex={-1} aria-label={t('offer.save.clashPlace')}>
        <ClashNotice />
      </section>
    )
  if (save !== 'failed') return null
  return (
    <Notice
      tone="error"
      action={
        <Button small onClick={() => void draft.flush()}>
          {t('offer.save.retry')}
        </Button>
      }
    >
      {t('offer.save.failed')} {problem instanceof ProblemError && problem.detail}
    </Notice>
  )
}

function ClashNotice() {
  const { t } = useTranslation('workflow')
  const draft = useDraftStore()
  const clash = useDraftState((state) => state.clash)
  if (!clash) return null
  const { base, typed } = draft.getState()
  const mine = keptValues(base, typed)
  const theirs = valuesOf(clash.current)
  return (
    <Notice tone="warning" title={t('offer.save.clash')}>
      <Stack gap={3}>
        <span>{t(clash.isEditable ? 'offer.save.clashText' : 'offer.save.fixed')}</span>
        <SimpleTable
          label={t('offer.save.clash')}
          head={['', t('offer.save.mine'), t('offer.save.theirs')]}
          rows={clash.fields.map((field) => [
            t(`offer.field.${field}`),
            fieldText(t, field, mine[field]),
            fieldText(t, field, theirs[field]),
          ])}
        />
        <Inline gap={2}>
          {clash.isEditable && (
            <Button small onClick={() => void draft.keepMine()}>
              {t('offer.save.keepMine')}
            </Button>
          )}
          <Button small onClick={() => draft.takeTheirs()}>
            {t('offer.save.takeTheirs')}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  )
}
