import type { Enquiry, FileType, MissingItem } from '@schrankwerk/contracts'
import { ReadinessCard } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { jumpToField, jumpToUpload } from '../../../jump.ts'
import type { EnquiryField } from '../enquiry-values.ts'
import { fieldId } from '../field-ids.ts'
import { sectionIds } from '../section-ids.ts'
import { jumpToRecommended } from './jump-to-recommended.ts'
import { recommendedText } from './recommended-text.ts'
import { unreadListOf } from './unread-list.ts'
import { useMissingNow } from './use-missing-now.ts'

const filePrefix = 'fileItems.'

const jumpNameOf = ({ path, code }: MissingItem) => {
  if (path.startsWith(filePrefix)) return 'jumpFile'
  return code === 'required' ? 'jump' : 'correct'
}

export interface EnquiryReadinessProps {
  enquiry: Enquiry | undefined
  /** The next upload is to get this type. */
  onWantFile: (type: FileType) => void
}

/** Everything that is missing for the release, each with the way to its place. */
export function EnquiryReadiness({ enquiry, onWantFile }: EnquiryReadinessProps) {
  const { t } = useTranslation('workflow')
  const missing = useMissingNow(enquiry)
  const unread = enquiry && unreadListOf(enquiry)
  const jump = ({ path }: MissingItem) => {
    if (!path.startsWith(filePrefix)) return jumpToField(fieldId(path as EnquiryField))
    const type = path.slice(filePrefix.length) as FileType
    if (type === 'BILL_OF_MATERIAL') return jumpToUpload(sectionIds.bom)
    onWantFile(type)
    jumpToUpload(sectionIds.files)
  }
  return (
    <ReadinessCard
      id={sectionIds.readiness}
      title={t('enquiry.readiness.title')}
      readyText={t(`enquiry.readiness.${unread ? 'readyWithoutLines' : 'ready'}`)}
      items={missing.map((item) => ({
        key: item.path,
        label: item.detail,
        jumpLabel: t(`enquiry.readiness.${jumpNameOf(item)}`),
        onJump: () => jump(item),
      }))}
      recommended={enquiry?.recommended.map((one) => {
        const { code } = one
        return unread?.code === code
          ? {
              key: code,
              label: t(`enquiry.readiness.${unread.code}`, { name: unread.name }),
              ...(code === 'list-not-read' && { detail: t('enquiry.readiness.list-not-read-way') }),
              jumpLabel: t(`enquiry.readiness.${code === 'list-not-read' ? 'jumpFile' : 'toMapping'}`),
              onJump: () => jumpToRecommended(code),
            }
          : {
              key: code,
              label: recommendedText(t, one),
              onJump: () => jumpToRecommended(code),
            }
      })}
    />
  )
}
