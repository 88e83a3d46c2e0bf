import type { Reference } from '@schrankwerk/contracts'
import { useContext } from 'react'
import styles from './chat.module.css'
import { useReferenceCaption } from './reference-caption.ts'
import { ShowInPage } from './show-in-page.ts'

/** What a message is about; a click leads there. */
export function ReferenceChip({ reference }: { reference: Reference }) {
  const captionOf = useReferenceCaption()
  const show = useContext(ShowInPage)
  return (
    <button type="button" className={styles.reference} onClick={() => show(reference)}>
      {captionOf(reference)}
    </button>
  )
}
