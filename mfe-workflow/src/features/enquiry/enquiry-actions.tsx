import type { Enquiry, EnquiryAction } from '@schrankwerk/contracts'
import { Link, useNavigate } from '@schrankwerk/shell-api/router'
import { Button, LinkButton, Menu, notify } from '@schrankwerk/ui'
import { IconArchive, IconCopy, IconDots, IconSend } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { jumpToField } from '../../jump.ts'
import { enquiryListPath, newOfferPath } from '../../paths.ts'
import { CloseDialog } from './close-dialog.tsx'
import { useDraftState, useDraftStore } from './draft-context.tsx'
import { ArchiveEnquiriesDialog } from './list/archive-enquiries-dialog.tsx'
import { useCopyEnquiry } from './list/use-copy-enquiry.ts'
import { useMissingNow } from './readiness/use-missing-now.ts'
import { ReleaseDialog } from './release-dialog.tsx'
import { saveOrAsk } from './save-or-ask.ts'
import { sectionIds } from './section-ids.ts'
import { useReopenEnquiry } from './use-enquiry-step.ts'

export interface EnquiryActionsProps {
  enquiry: Enquiry | undefined
  isEditable: boolean
  /** A release was tried although something is missing. */
  onIncomplete: () => void
}

const icon = (Icon: typeof IconSend): ReactNode => <Icon size={18} stroke={1.75} aria-hidden="true" />

/** One primary action for each state; what the service does not allow is not offered. */
export function EnquiryActions({ enquiry, isEditable, onIncomplete }: EnquiryActionsProps) {
  const { t } = useTranslation('workflow')
  const [open, setOpen] = useState<'release' | 'close' | 'archive'>()
  const navigate = useNavigate()
  const draft = useDraftStore()
  const copying = useCopyEnquiry()
  const reopening = useReopenEnquiry()
  const can = (action: EnquiryAction) => enquiry?.allowedActions.includes(action) ?? false
  const copy = async () => {
    if (enquiry && (await saveOrAsk(draft))) copying.mutate(enquiry.id)
  }
  const more = [
    ...(can('copy') && isEditable
      ? [{ key: 'copy', label: t('enquiry.copy.verb'), icon: icon(IconCopy), onSelect: () => void copy() }]
      : []),
    ...(can('archive')
      ? [
          {
            key: 'archive',
            label: t('enquiry.archive.verb'),
            icon: icon(IconArchive),
            danger: true,
            onSelect: () => setOpen('archive'),
          },
        ]
      : []),
  ]
  const close = () => setOpen(undefined)
  return (
    <>
      {more.length > 0 && (
        <Menu
          label={t('enquiry.moreActions')}
          trigger={<Button icon={icon(IconDots)}>{t('enquiry.moreActions')}</Button>}
          items={more}
        />
      )}
      {can('copy') && !isEditable && (
        <Button icon={icon(IconCopy)} loading={copying.isPending} onClick={() => void copy()}>
          {t('enquiry.copy.verb')}
        </Button>
      )}
      {isEditable && <SaveButton />}
      {isEditable && (
        <ReleaseButton enquiry={enquiry} onIncomplete={onIncomplete} onReady={() => setOpen('release')} />
      )}
      {can('close') && <Button onClick={() => setOpen('close')}>{t('enquiry.close.verb')}</Button>}
      {enquiry && can('reopen') && (
        <Button variant="primary" loading={reopening.isPending} onClick={() => reopening.mutate(enquiry.id)}>
          {t('enquiry.reopen.verb')}
        </Button>
      )}
      {enquiry && can('createOffer') && (
        <LinkButton variant="primary" component={Link} to={newOfferPath(enquiry.id)}>
          {t('enquiry.createOffer.verb')}
        </LinkButton>
      )}
      {enquiry && (
        <>
          <ReleaseDialog
            enquiry={enquiry}
            open={open === 'release'}
            onClose={close}
            onIncomplete={onIncomplete}
          />
          <CloseDialog enquiry={enquiry} open={open === 'close'} onClose={close} />
          {open === 'archive' && (
            <ArchiveEnquiriesDialog
              items={[enquiry]}
              onClose={close}
              onDone={(left) => left.length === 0 && void navigate(enquiryListPath)}
            />
          )}
        </>
      )}
    </>
  )
}

function SaveButton() {
  const { t } = useTranslation('workflow')
  const draft = useDraftStore()
  const save = useDraftState((state) => state.save)
  return (
    <Button
      loading={save === 'saving'}
      onClick={() => void saveOrAsk(draft)}
      title={t('enquiry.save.automatic')}
    >
      {t('enquiry.save.verb')}
    </Button>
  )
}

interface ReleaseButtonProps {
  enquiry: Enquiry | undefined
  onIncomplete: () => void
  onReady: () => void
}

function ReleaseButton({ enquiry, onIncomplete, onReady }: ReleaseButtonProps) {
  const { t } = useTranslation('workflow')
  const draft = useDraftStore()
  const missing = useMissingNow(enquiry)
  const [isSaving, setSaving] = useState(false)
  const release = async () => {
    if (missing.length > 0) {
      notify.warn(t('enquiry.readiness.warn', { count: missing.length }))
      onIncomplete()
      return jumpToField(sectionIds.readiness)
    }
    setSaving(true)
    const isSaved = await saveOrAsk(draft).finally(() => setSaving(false))
    if (isSaved) onReady()
  }
  return (
    <Button variant="primary" icon={icon(IconSend)} loading={isSaving} onClick={() => void release()}>
      {t('enquiry.release.verb')}
    </Button>
  )
}
