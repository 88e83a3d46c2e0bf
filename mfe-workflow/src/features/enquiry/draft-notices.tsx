import { problemText } from '@schrankwerk/shell-api'
import { Button, Inline, Notice, notify } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { useDraftState, useDraftStore } from './draft-context.tsx'
import type { EnquiryField, EnquiryValues } from './enquiry-values.ts'
import { fieldLabel, fieldText } from './field-text.ts'

/** What stands between the typed and the saved: a failed save, somebody else's change, unreadable entries. */
export function DraftNotices() {
  const { t } = useTranslation('workflow')
  const draft = useDraftStore()
  const save = useDraftState((state) => state.save)
  const problem = useDraftState((state) => state.problem)
  const isClashing = useDraftState((state) => state.clash !== undefined && !state.clash.isShown)
  const isUnreadable = useDraftState(draft.isUnreadable)
  const setAside = useDraftState((state) => state.setAside)
  return (
    <>
      {save === 'failed' && (
        <Notice
          tone="error"
          title={t('enquiry.save.failedTitle')}
          action={<Button onClick={() => void draft.flush()}>{t('enquiry.save.retry')}</Button>}
        >
          {t('enquiry.save.failed', { detail: problemText(problem) })}
        </Notice>
      )}
      {isClashing && (
        <Notice
          tone="warning"
          title={t('enquiry.clash.noticeTitle')}
          action={<Button onClick={() => draft.showClash(true)}>{t('enquiry.clash.open')}</Button>}
        >
          {t('enquiry.clash.notice')}
        </Notice>
      )}
      {isUnreadable && <Notice tone="warning">{t('enquiry.save.incomplete')}</Notice>}
      {setAside && <SetAside values={setAside} onClose={draft.dismissSetAside} />}
    </>
  )
}

/** Own entries that gave way, still to be read and copied. */
function SetAside({ values, onClose }: { values: Partial<EnquiryValues>; onClose: () => void }) {
  const { t } = useTranslation('workflow')
  const lines = Object.entries(values).map(
    ([field, value]) =>
      `${fieldLabel(t, field as EnquiryField)}: ${fieldText(t, field as EnquiryField, value)}`,
  )
  const copy = async () => {
    await navigator.clipboard.writeText(lines.join('\n'))
    notify.success(t('enquiry.clash.copied'))
  }
  return (
    <Notice title={t('enquiry.clash.setAsideTitle')} onClose={onClose}>
      <p>{t('enquiry.clash.setAside')}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Inline>
        <Button small onClick={() => void copy()}>
          {t('enquiry.clash.copy')}
        </Button>
      </Inline>
    </Notice>
  )
}
