import { StateBadge } from '@schrankwerk/ui'
import { type MappedColumn, requirementsOf } from './mapped-columns.ts'
import classes from './mapping.module.css'
import { useMappingText } from './mapping-texts.ts'

/** What a list cannot do without, ticked as soon as it is there. */
export function RequiredFields({ columns }: { columns: readonly MappedColumn[] }) {
  const t = useMappingText()
  const { number, quantity } = requirementsOf(columns)
  const either = t('mapping.requiredNumber')
  return (
    <ul className={classes.required} aria-label={t('mapping.required')} aria-live="polite">
      {[
        { name: either, isDone: number, missing: { tone: 'red', text: t('mapping.missing') } as const },
        {
          name: t('mapping.fields.quantity'),
          isDone: quantity,
          missing: { tone: 'amber', text: t('mapping.pieceEach') } as const,
        },
      ].map(({ name, isDone, missing }) => (
        <li key={name}>
          <span>{name}</span>
          <StateBadge tone={isDone ? 'green' : missing.tone}>
            {isDone ? t('mapping.done') : missing.text}
          </StateBadge>
        </li>
      ))}
    </ul>
  )
}
