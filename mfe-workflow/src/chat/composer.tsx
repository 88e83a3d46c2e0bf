import { type Conversation, maximumMessageLength } from '@schrankwerk/contracts'
import { maximumUploadBytes, uploadExtensions } from '@schrankwerk/domain'
import { Button, Chip, formatBytes, formatNumber, IconButton } from '@schrankwerk/ui'
import { FieldError, refusalOf, TextArea } from '@schrankwerk/ui/forms'
import { IconPaperclip, IconSend } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import styles from './chat.module.css'
import { useChatText } from './chat-text.ts'
import { changeDraft, takeDraft, useMessageDraft } from './message-draft.ts'
import { newOutgoing, sendOutgoing } from './outgoing-messages.ts'
import { dropPendingReference, usePendingReference } from './pending-reference.ts'

const accepted = uploadExtensions.map((extension) => `.${extension}`)
const smallestRows = 3
const largestRows = 10
/** From here on it is worth counting. */
const nearlyFull = maximumMessageLength * 0.9

export const textAreaId = (conversationId: string): string => `chat-text-${conversationId}`

const whole = (count: number): string => formatNumber(count, { decimals: 0 })

/** Where one writes: a text, one attachment, and what it is about. */
export function Composer({ conversation }: { conversation: Conversation }) {
  const t = useChatText()
  const cache = useQueryClient()
  const { id } = conversation
  const draft = useMessageDraft(id)
  const pending = usePendingReference()
  const [error, setError] = useState<string>()
  const [isOver, setOver] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
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
    void sendOutgoing(newOutgoing(id, takeDraft(id)), cache)
  }
  const drag = (isNowOver: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isNowOver)
  }
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
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
          return
        event.preventDefault()
        send()
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files]
        if (files.length === 0) return
        event.preventDefault()
        attach(files)
      }}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        attach([...event.dataTransfer.files])
      }}
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
        error={surplus > 0 ? t('write.tooLong', { count: whole(surplus) }) : undefined}
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
      <div className={styles.tools}>
        <input
          ref={picker}
          type="file"
          hidden
          accept={accepted.join(',')}
          onChange={(event) => {
            attach([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
        <IconButton label={t('write.attach')} onClick={() => picker.current?.click()}>
          <IconPaperclip size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <span className="kit-muted">
          {isOver
            ? t('write.drop')
            : content.length >= nearlyFull
              ? t('write.count', { count: whole(content.length), limit: whole(maximumMessageLength) })
              : t('write.hint')}
        </span>
        <Button
          type="submit"
          variant="primary"
          // The second click of two in a row has nothing left to send.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          icon={<IconSend size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('write.send')}
        </Button>
      </div>
    </form>
  )
}
