import type { Message } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, notify, StateBadge } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import styles from './chat.module.css'
import { useChatText } from './chat-text.ts'
import { rememberMessages, settle } from './conversation.api.ts'

export interface QuestionStateProps {
  message: Message
  question: 'OPEN' | 'SETTLED'
  mayChange: boolean
}

/** Whether a question is settled; either party says so. */
export function QuestionState({ message, question, mayChange }: QuestionStateProps) {
  const t = useChatText()
  const cache = useQueryClient()
  const isOpen = question === 'OPEN'
  const settling = useSingleMutation({
    mutationFn: () => settle(message.id, isOpen),
    onSuccess: async (changed) => {
      await rememberMessages(cache, [changed])
      void cache.invalidateQueries({ queryKey: ['conversation'] })
    },
    onError: (error) => notify.error(problemText(error, t('question.failed'))),
  })
  return (
    <div className={styles.question}>
      <StateBadge tone={isOpen ? 'amber' : 'green'}>
        {t(isOpen ? 'question.open' : 'question.settled')}
      </StateBadge>
      {mayChange && (
        <Button small variant="quiet" loading={settling.isPending} onClick={() => settling.mutate()}>
          {t(isOpen ? 'question.settle' : 'question.reopen')}
        </Button>
      )}
    </div>
  )
}
