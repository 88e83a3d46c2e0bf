import type { MessageCopy } from '@schrankwerk/contracts'
import { Link, useLocation } from '@schrankwerk/shell-api/router'
import { TextLink } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { offerPath } from '../paths.ts'
import styles from './chat.module.css'
import type { ChatPlace } from './chat-door.tsx'
import { useChatText } from './chat-text.ts'
import { useOfferCaption } from './use-offer-caption.ts'

/** Where an attachment went, each with the way to that offer. */
export function Copies({ place, copies }: { place: ChatPlace; copies: readonly MessageCopy[] }) {
  const t = useChatText()
  const { t: workflowText } = useTranslation('workflow')
  const captionOf = useOfferCaption()
  // The chat goes along.
  const { search } = useLocation()
  return (
    <ul className={styles.copies}>
      {copies.map((copy) => {
        const isHere = 'offerId' in place && place.offerId === copy.offerId
        return (
          <li key={copy.path}>
            {t('copy.where', { type: workflowText(`files.type.${copy.fileType}`) })}{' '}
            {isHere ? (
              t('copy.here')
            ) : (
              <TextLink component={Link} to={{ pathname: offerPath(copy.offerId), search }}>
                {captionOf(copy)}
              </TextLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
