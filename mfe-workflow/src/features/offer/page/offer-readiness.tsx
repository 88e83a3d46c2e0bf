import type { FileType, MissingItem, Offer } from '@schrankwerk/contracts'
import { ReadinessCard } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { useChatAddress } from '../../../chat/use-chat-address.ts'
import { jumpToField, jumpToSection } from '../../../jump.ts'
import type { OfferField } from '../form/offer-values.ts'
import { fieldId, sectionIds } from '../page-ids.ts'
import { neededFile } from './needed-file.ts'
import { usePageText } from './page-text.ts'

const filePrefix = 'fileItems.'

export interface OfferReadinessProps {
  offer: Offer
  missing: readonly MissingItem[]
  /** Leads to the upload, with the type preset. */
  onWantFile: (type: FileType) => void
}

/** The asking user's own next step needs something: a release its data, an order or a confirmation its file. */
export const hasNextStep = (offer: Offer): boolean =>
  offer.allowedActions.includes('release') || neededFile(offer) !== undefined

/** Everything that the own next step still lacks, each with the way to its place. */
export function OfferReadiness({ offer, missing, onWantFile }: OfferReadinessProps) {
  const { t } = useTranslation('workflow')
  const page = usePageText()
  const chat = useChatAddress()
  const recommended = offer.recommended.map(({ code, count }) => ({
    key: code,
    label: t(`recommended.${code}`, { count }),
    onJump: () => {
      if (code === 'questions-open') chat.open()
      else jumpToSection(code === 'lines-deviate' ? sectionIds.deviations : sectionIds.lines)
    },
  }))
  if (offer.allowedActions.includes('release'))
    return (
      <ReadinessCard
        title={page('readiness.release')}
        readyText={page('readiness.releaseReady')}
        items={missing.map(({ path, code, detail }) => {
          const isFile = path.startsWith(filePrefix)
          return {
            key: path,
            label: detail,
            jumpLabel: page(
              isFile ? 'readiness.upload' : code === 'required' ? 'readiness.jump' : 'readiness.correct',
            ),
            onJump: () =>
              isFile
                ? onWantFile(path.slice(filePrefix.length) as FileType)
                : jumpToField(fieldId(path as OfferField)),
          }
        })}
        recommended={recommended}
      />
    )
  const needed = neededFile(offer)
  if (!needed) return null
  const { action, type, isThere } = needed
  return (
    <ReadinessCard
      title={page(`readiness.${action}`)}
      readyText={page(`readiness.${action}Ready`)}
      items={
        isThere
          ? []
          : [
              {
                key: type,
                label: page(action === 'accept' ? 'readiness.orderFile' : 'readiness.confirmationFile'),
                jumpLabel: page('readiness.upload'),
                onJump: () => onWantFile(type),
              },
            ]
      }
      recommended={recommended}
    />
  )
}
