import type { Conversation, Message } from '@schrankwerk/contracts'
import { canBeShown, FileKind, PreviewDialog, useFileDownload } from '@schrankwerk/portal-ui/file-preview'
import { formatBytes, IconButton, Notice, TextLink } from '@schrankwerk/ui'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { download, readFile } from '../files/kept-file.api.ts'
import styles from './chat.module.css'
import type { ChatPlace } from './chat-door.tsx'
import { useChatText } from './chat-text.ts'
import { Copies } from './copies.tsx'
import { CopyToOffer } from './copy-to-offer.tsx'

export interface AttachmentProps {
  place: ChatPlace
  conversation: Conversation
  message: Message
  file: NonNullable<Message['file']>
}

/** A message's file: to look at, to download, to take over into the offer. */
export function Attachment({ place, conversation, message, file }: AttachmentProps) {
  const t = useChatText()
  const [isPreviewed, setPreviewed] = useState(false)
  const downloads = useFileDownload()
  const { filename, size } = file
  const path = message.attachmentPath ?? `message/${message.id}`
  const begin = () => downloads.download({ key: message.id, filename, begin: () => download({ path }) })
  return (
    <div className={styles.attachment}>
      <span className={styles.file}>
        <FileKind filename={filename} />
        {canBeShown(filename) ? (
          <TextLink component="button" type="button" onClick={() => setPreviewed(true)}>
            {filename}
          </TextLink>
        ) : (
          <span>{filename}</span>
        )}
        <span className="kit-muted">{formatBytes(size)}</span>
        <IconButton
          small
          label={t('file.download', { name: filename })}
          loading={downloads.running !== undefined}
          onClick={begin}
        >
          <IconDownload size={16} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </span>
      {downloads.failure && (
        <Notice tone="error" onClose={downloads.forgetFailure}>
          {downloads.failure}
        </Notice>
      )}
      {message.copies.length > 0 && <Copies place={place} copies={message.copies} />}
      <CopyToOffer place={place} conversation={conversation} message={message} filename={filename} />
      {isPreviewed && (
        <PreviewDialog
          file={{ id: message.id, filename, size }}
          version={message.id}
          read={(signal) => readFile({ path }, signal)}
          onClose={() => setPreviewed(false)}
          onDownload={begin}
          failure={downloads.failure}
        />
      )}
    </div>
  )
}
