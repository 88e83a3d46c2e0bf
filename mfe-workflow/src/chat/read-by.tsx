import type { Message } from '@schrankwerk/contracts'
import { formatDateTime } from '@schrankwerk/ui'
import styles from './chat.module.css'
import { useChatText } from './chat-text.ts'

/** Who has read it: the first of them, and all with their time when opened. */
export function ReadBy({ readers }: { readers: Message['readBy'] }) {
  const t = useChatText()
  const [first] = readers
  if (!first) return <span>{t('read.none')}</span>
  const name = first.userFullName
  return (
    <details className={styles.readBy}>
      <summary>
        {readers.length === 1 ? t('read.one', { name }) : t('read.many', { name, count: readers.length - 1 })}
      </summary>
      <ul>
        {readers.map(({ userId, userFullName, at }) => (
          <li key={userId}>{t('read.entry', { name: userFullName, at: formatDateTime(at) })}</li>
        ))}
      </ul>
    </details>
  )
}
