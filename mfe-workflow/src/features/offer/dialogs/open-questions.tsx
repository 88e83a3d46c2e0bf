import type { Offer } from '@schrankwerk/contracts'
import { Button } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { useChatAddress } from '../../../chat/use-chat-address.ts'

export interface OpenQuestionsProps {
  offer: Offer
  /** Closes the dialog, behind which the chat would stay. */
  onLeave: () => void
}

/** Before a step that fixes something: that questions about it are still open. It holds nothing up. */
export function OpenQuestions({ offer, onLeave }: OpenQuestionsProps) {
  const { t } = useTranslation('workflow')
  const chat = useChatAddress()
  const open = offer.recommended.find(({ code }) => code === 'questions-open')
  if (!open) return null
  return (
    <p>
      {t('recommended.questions-open', { count: open.count })}{' '}
      <Button
        small
        onClick={() => {
          onLeave()
          chat.open()
        }}
      >
        {t('recommended.show')}
      </Button>
    </p>
  )
}
