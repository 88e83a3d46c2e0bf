import { maximumMessageLength } from '@schrankwerk/contracts'
import { Button, formatNumber, IconButton } from '@schrankwerk/ui'
import { IconPaperclip, IconSend } from '@tabler/icons-react'
import { useRef } from 'react'
import styles from './chat.module.css'
import { useChatText } from './chat-text.ts'

/** From here on it is worth counting. */
const nearlyFull = maximumMessageLength * 0.9

const whole = (count: number): string => formatNumber(count, { decimals: 0 })

interface ComposerToolsProps {
  /** Signs of the message. */
  length: number
  /** Files are held over it. */
  isOver: boolean
  /** File name extensions. */
  accept: readonly string[]
  onFiles: (files: readonly File[]) => void
}

/** Below what one writes: a file from the computer, what can be done or how much is left, and the button that sends. */
export function ComposerTools({ length, isOver, accept, onFiles }: ComposerToolsProps) {
  const t = useChatText()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.tools}>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept.join(',')}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <IconButton label={t('write.attach')} onClick={() => picker.current?.click()}>
        <IconPaperclip size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <span className="kit-muted">
        {isOver
          ? t('write.drop')
          : length >= nearlyFull
            ? t('write.count', { count: whole(length), limit: whole(maximumMessageLength) })
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
  )
}
