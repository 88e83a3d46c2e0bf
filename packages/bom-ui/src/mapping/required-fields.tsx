import { StateBadge } from '@schrankwerk/ui'
import { type MappedColumn, requirementsOf } from './mapped-columns.ts'
import classes from './mapping.module.css'
import { useMappingText } from './mapping-texts.ts'

/** What a list cannot do without, ticked as soon as it is there. */
export function RequiredFields({ columns }: { columns: readonly MappedColumn[] }) {
  const t = useMappingText()
  const { number, quantity } = requirementsOf(columns)
  const either = t('mapping.requiredNumber', {
    order: t('mapping.fields.orderNumber'),
    type: t('mapping.fields.manufacturerNumber'),
  })
  return (
    <ul className={classes.required} aria-label={t('mapping.required')} aria-live="polite">
      {[
        { name: either, isDone: number },
        { name: t('mapping.fields.quantity'), isDone: quantity },
      ].map(({ name, isDone }) => (
        <li key={name}>
          <span>{name}</span>
          <StateBadge tone={isDone ? 'green' : 'red'}>
            {t(isDone ? 'mapping.done' : 'mapping.missing')}
          </StateBadge>
        </li>
      ))}
    </ul>
  )
}
