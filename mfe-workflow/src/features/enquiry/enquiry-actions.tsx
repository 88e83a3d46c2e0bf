import { createEnquiry, type Enquiry, type EnquiryAction } from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { Link, useNavigate } from '@schrankwerk/shell-api/router'
import { ActionBar, type BarAction, LazyPart, lazyCode, notify } from '@schrankwerk/ui'
import {
  IconArchive,
  IconCircleCheck,
  IconCopy,
  IconDeviceFloppy,
  IconPlus,
  IconRotate,
  IconSend,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { jumpToField } from '../../jump.ts'
import { comparisonPath, enquiryListPath, newOfferPath } from '../../paths.ts'
import { useSaveNow } from '../../use-save-now.ts'
import { useDraftState, useDraftStore } from './enquiry-draft.ts'
import { useCopyEnquiry } from './list/use-copy-enquiry.ts'
import { useMissingNow } from './readiness/use-missing-now.ts'
import { sectionIds } from './section-ids.ts'
import { useReopenEnquiry } from './use-enquiry-step.ts'

const releaseDialog = lazyCode(() => import('./release-dialog.tsx'))
const closeDialog = lazyCode(() => import('./close-dialog.tsx'))
const archiveDialog = lazyCode(() => import('./list/archive-enquiries-dialog.tsx'))

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
  const isCustomer = useMayCall(createEnquiry)
  const [open, setOpen] = useState<'release' | 'close' | 'archive'>()
  const navigate = useNavigate()
  const saveNow = useSaveNow(useDraftStore())
  const isSaving = useDraftState((state) => state.save) === 'saving'
  const copying = useCopyEnquiry()
  const reopening = useReopenEnquiry()
  const release = useRelease(enquiry, { onIncomplete, onReady: () => setOpen('release') })
  const can = (action: EnquiryAction) => enquiry?.allowedActions.includes(action) ?? false
  const copy = async () => {
    if (enquiry && (await saveNow())) copying.mutate(enquiry.id)
  }
  const primary = (): BarAction | undefined => {
    if (isEditable)
      return {
        key: 'release',
        label: t('enquiry.release.verb'),
        icon: icon(IconSend),
        loading: release.isSaving,
        onSelect: () => void release.begin(),
      }
    if (enquiry && can('createOffer'))
      return {
        key: 'createOffer',
        label: t('enquiry.createOffer.verb'),
        icon: icon(IconPlus),
        component: Link,
        linkProps: { to: newOfferPath(enquiry.id) },
      }
    if (enquiry && can('reopen'))
      return {
        key: 'reopen',
        label: t('enquiry.reopen.verb'),
        icon: icon(IconRotate),
        loading: reopening.isPending,
        onSelect: () => reopening.mutate(enquiry.id),
      }
    if (enquiry && isCustomer && enquiry.offerCount > 0)
      return {
        key: 'compare',
        label: t('enquiry.compare', { count: enquiry.offerCount }),
        component: Link,
        linkProps: { to: comparisonPath(enquiry.id) },
      }
    return undefined
  }
  const others: (BarAction & { isOffered: boolean })[] = [
    {
      key: 'save',
      isOffered: isEditable,
      isBeside: true,
      label: t('enquiry.save.verb'),
      title: t('enquiry.save.automatic'),
      icon: icon(IconDeviceFloppy),
      loading: isSaving,
      onSelect: () => void saveNow(),
    },
    {
      key: 'close',
      isOffered: can('close'),
      isBeside: true,
      label: t('enquiry.close.verb'),
      icon: icon(IconCircleCheck),
      onSelect: () => setOpen('close'),
    },
    {
      key: 'copy',
      isOffered: can('copy'),
      isBeside: !isEditable,
      label: t('enquiry.copy.verb'),
      icon: icon(IconCopy),
      loading: copying.isPending,
      onSelect: () => void copy(),
    },
    {
      key: 'archive',
      isOffered: can('archive'),
      label: t('enquiry.archive.verb'),
      icon: icon(IconArchive),
      danger: true,
      onSelect: () => setOpen('archive'),
    },
  ]
  const close = () => setOpen(undefined)
  return (
    <>
      <ActionBar primary={primary()} others={others.filter(({ isOffered }) => isOffered)} />
      {enquiry && (
        <>
          {open === 'release' && (
            <LazyPart part={releaseDialog} what={t('enquiry.release.what')}>
              {({ ReleaseDialog }) => (
                <ReleaseDialog enquiry={enquiry} open onClose={close} onIncomplete={onIncomplete} />
              )}
            </LazyPart>
          )}
          {open === 'close' && (
            <LazyPart part={closeDialog} what={t('enquiry.close.what')}>
              {({ CloseDialog }) => <CloseDialog enquiry={enquiry} open onClose={close} />}
            </LazyPart>
          )}
          {open === 'archive' && (
            <LazyPart part={archiveDialog} what={t('enquiry.archive.what')}>
              {({ ArchiveEnquiriesDialog }) => (
                <ArchiveEnquiriesDialog
                  items={[enquiry]}
                  onClose={close}
                  onDone={(left) => left.length === 0 && void navigate(enquiryListPath)}
                />
              )}
            </LazyPart>
          )}
        </>
      )}
    </>
  )
}

interface ReleaseSteps {
  onIncomplete: () => void
  onReady: () => void
}

/** Saves what is typed and goes on to the release; where something is missing, leads to it. */
function useRelease(enquiry: Enquiry | undefined, { onIncomplete, onReady }: ReleaseSteps) {
  const { t } = useTranslation('workflow')
  const saveNow = useSaveNow(useDraftStore())
  const missing = useMissingNow(enquiry)
  const [isSaving, setSaving] = useState(false)
  const begin = async () => {
    if (missing.length > 0) {
      notify.warn(t('enquiry.readiness.warn', { count: missing.length }))
      onIncomplete()
      return jumpToField(sectionIds.readiness)
    }
    setSaving(true)
    const isSaved = await saveNow().finally(() => setSaving(false))
    if (isSaved) onReady()
  }
  return { isSaving, begin }
}
