import type { FieldChange } from '@schrankwerk/contracts'
import { useTranslation } from 'react-i18next'
import { fieldName, fieldText } from './field-text.ts'
import styles from './row-changes.module.css'

/** Which fields change, from what to what. */
export function RowChanges({ changes }: { changes: readonly FieldChange[] }) {
  const { t } = useTranslation('catalogue')
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, wholesaler, old, new: next }) => (
        <li key={`${field} ${wholesaler ?? ''}`}>
          <span className={styles.quiet}>
            {fieldName(field, t)}
            {wholesaler !== undefined && ` (${wholesaler})`}:{' '}
          </span>
          <del>{fieldText(field, old, t)}</del> <span aria-hidden="true">→</span>{' '}
          <ins>{fieldText(field, next, t)}</ins>
        </li>
      ))}
    </ul>
  )
}
