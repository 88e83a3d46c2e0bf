import { Button, formatPercent, Inline, Notice } from '@schrankwerk/ui'
import { IconPaperclip } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import styles from './chat.module.css'
import { useChatText } from './chat-text.ts'
import { textAreaId } from './composer.tsx'
import { backToDraft } from './message-draft.ts'
import { MessageText } from './message-text.tsx'
import { discardOutgoing, type OutgoingMessage, sendOutgoing } from './outgoing-messages.ts'

/** A message on its way, or one that could not be sent, with what can be done about it. */
export function OutgoingItem({ message, mayWrite }: { message: OutgoingMessage; mayWrite: boolean }) {
  const t = useChatText()
  const cache = useQueryClient()
  const { key, conversationId, content, pointsAt, file, lostFile, progress, state, cause } = message
  const edit = () => {
    discardOutgoing(key)
    backToDraft(conversationId, message)
    document.getElementById(textAreaId(conversationId))?.focus()
  }
  const why = message.isOffline ? t('outgoing.offline') : (cause ?? t('outgoing.unknown'))
  return (
    <li className={styles.message} data-own data-outgoing={state}>
      <div className={styles.bubble}>
        {pointsAt && (
          <span className={styles.reference}>{t('reference.thing', { name: pointsAt.caption })}</span>
        )}
        {content !== '' && <MessageText text={content} />}
        {file && (
          <span className={styles.file}>
            <IconPaperclip size={16} stroke={1.75} aria-hidden="true" />
            {file.name}
          </span>
        )}
      </div>
      {state === 'sending' ? (
        <p className={styles.foot}>
          {progress === undefined
            ? t('outgoing.sending')
            : t('outgoing.progress', { share: formatPercent(progress) })}
        </p>
      ) : (
        <Notice tone="error" title={t('outgoing.failed')}>
          <p>{lostFile ? t('outgoing.lostFile', { name: lostFile }) : why}</p>
          <Inline gap={2}>
            {mayWrite && !lostFile && (
              <Button small onClick={() => sendOutgoing(message, cache)}>
                {t('outgoing.again')}
              </Button>
            )}
            {mayWrite && (message.isRefused || lostFile) && (
              <Button small onClick={edit}>
                {t('outgoing.edit')}
              </Button>
            )}
            <Button small variant="quiet" onClick={() => discardOutgoing(key)}>
              {t('outgoing.discard')}
            </Button>
          </Inline>
        </Notice>
      )}
    </li>
  )
}
