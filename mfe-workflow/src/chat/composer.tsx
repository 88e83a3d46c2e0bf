import { type Conversation, maximumMessageLength } from '@schrankwerk/contracts'
import { maximumUploadBytes, uploadExtensions } from '@schrankwerk/domain'
import { Chip, formatBytes, formatNumber } from '@schrankwerk/ui'
import { FieldError, refusalOf, TextArea } from '@schrankwerk/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './chat.module.css'
import { useChatText } from './chat-text.ts'
import { ComposerTools } from './composer-tools.tsx'
import { changeDraft, takeDraft, useMessageDraft } from './message-draft.ts'
import { newOutgoing, sendOutgoing } from './outgoing-messages.ts'
import { dropPendingReference, usePendingReference } from './pending-reference.ts'
import { useDroppedFiles } from './use-dropped-files.ts'

const accepted = uploadExtensions.map((extension) => `.${extension}`)
const smallestRows = 3
const largestRows = 10

export const textAreaId = (conversationId: string): string => `chat-text-${conversationId}`

/** Enter alone begins a line. */
const sends = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing

/** Where one writes: a text, one attachment, and what it is about. */
export function Composer({ conversation }: { conversation: Conversation }) {
  const t = useChatText()
  const cache = useQueryClient()
  const { id } = conversation
  const draft = useMessageDraft(id)
  const pending = usePendingReference()
  const [error, setError] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  const { content, pointsAt, file } = draft
  const surplus = content.length - maximumMessageLength

  useEffect(() => {
    if (!pending) return
    changeDraft(id, { pointsAt: pending })
    dropPendingReference()
    area.current?.focus()
  }, [pending, id])

  const attach = (files: readonly File[]) => {
    const [chosen] = files
    if (!chosen) return
    const reason = refusalOf(chosen, { accept: accepted, maxBytes: maximumUploadBytes })
    if (reason) return setError(t('write.refused', { name: chosen.name, reason }))
    changeDraft(id, { file: chosen })
    setError(files.length > 1 ? t('write.oneFile') : undefined)
  }
  const send = () => {
    area.current?.focus()
    if (content.trim() === '' && !file) return setError(t('write.nothing'))
    if (surplus > 0) return
    setError(undefined)
    sendOutgoing(newOutgoing(id, takeDraft(id)), cache)
  }
  const { isOver, handlers } = useDroppedFiles(attach)
  return (
    <form
      className={styles.composer}
      data-over={isOver || undefined}
      aria-label={t('write.label', { company: conversation.companyName })}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={(event) => {
        if (!sends(event)) return
        event.preventDefault()
        send()
      }}
      {...handlers}
    >
      {pointsAt && (
        <Chip
          onRemove={() => changeDraft(id, { pointsAt: undefined })}
          removeLabel={t('write.detachReference')}
        >
          {t('reference.thing', { name: pointsAt.caption })}
        </Chip>
      )}
      <TextArea
        ref={area}
        id={textAreaId(id)}
        hideLabel
        label={t('write.label', { company: conversation.companyName })}
        rows={Math.min(largestRows, Math.max(smallestRows, content.split('\n').length))}
        value={content}
        onChange={(text) => {
          setError(undefined)
          changeDraft(id, { content: text })
        }}
        error={
          surplus > 0 ? t('write.tooLong', { count: formatNumber(surplus, { decimals: 0 }) }) : undefined
        }
      />
      {file && (
        <Chip
          onRemove={() => changeDraft(id, { file: undefined })}
          removeLabel={t('write.detach', { name: file.name })}
        >
          {`${file.name} (${formatBytes(file.size)})`}
        </Chip>
      )}
      <FieldError>{error}</FieldError>
      <ComposerTools length={content.length} isOver={isOver} accept={accepted} onFiles={attach} />
    </form>
  )
}
