import type { Reference } from '@schrankwerk/contracts'
import styles from './chat.module.css'
import { useReferenceCaption } from './reference-caption.ts'

/** What a message is about. */
export function ReferenceChip({ reference }: { reference: Reference }) {
  const captionOf = useReferenceCaption()
  return <span className={styles.reference}>{captionOf(reference)}</span>
}
