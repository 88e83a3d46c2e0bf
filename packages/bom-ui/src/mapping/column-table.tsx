import type { BomField } from '@schrankwerk/contracts'
import { Button, Section, useIsNarrow } from '@schrankwerk/ui'
import { SelectField } from '@schrankwerk/ui/forms'
import { CertaintyChip } from './certainty-chip.tsx'
import { fieldOptions, notMapped } from './field-options.ts'
import type { MappedColumn } from './mapped-columns.ts'
import classes from './mapping.module.css'
import { useMappingText } from './mapping-texts.ts'

export interface ColumnTableProps {
  columns: readonly MappedColumn[]
  /** Said aloud after a field moved from one column to another, or a column was settled. */
  said: string
  onAssign: (importHeader: string, field: BomField | null) => void
  /** A person found right what a column becomes. */
  onConfirm: (column: MappedColumn) => void
}

/** One row for each column: its name, what stands in it, what it becomes, and how sure that is. */
export function ColumnTable({ columns, said, onAssign, onConfirm }: ColumnTableProps) {
  const t = useMappingText()
  // Below 768 px each column is a card, without the titles that make a table of it.
  const isCards = useIsNarrow()
  const unmapped = columns.filter(({ field }) => field === null).map(({ label }) => label)
  return (
    <Section title={t('mapping.columnsTitle')} level={3}>
      <table className={classes.columns} role={isCards ? 'presentation' : undefined}>
        <thead className={classes.head}>
          <tr>
            <th scope="col">{t('mapping.column')}</th>
            <th scope="col">{t('mapping.samples')}</th>
            <th scope="col">{t('mapping.target')}</th>
            <th scope="col">{t('mapping.trust')}</th>
          </tr>
        </thead>
        <tbody role={isCards ? 'list' : undefined}>
          {columns.map((column) => (
            <tr
              key={column.importHeader}
              data-point={`column:${column.importHeader}`}
              role={isCards ? 'listitem' : undefined}
            >
              <th
                scope="row"
                className={column.field === null ? `${classes.name} ${classes.unmapped}` : classes.name}
              >
                {column.label}
              </th>
              <td className={classes.samples}>
                {column.samples.length === 0 ? (
                  <span className={classes.quiet}>{t('mapping.noValues')}</span>
                ) : (
                  [...new Set(column.samples)].map((sample) => <span key={sample}>{sample}</span>)
                )}
              </td>
              <td className={classes.target}>
                <SelectField
                  label={t('mapping.targetOf', { column: column.label })}
                  hideLabel
                  value={column.field ?? notMapped}
                  options={fieldOptions(columns, column, t)}
                  onChange={(value) =>
                    onAssign(column.importHeader, value === notMapped ? null : (value as BomField))
                  }
                />
              </td>
              <td className={classes.trust}>
                <CertaintyChip certainty={column.certainty} />
                <span className={classes.columnReason}>{column.reason}</span>
                {column.certainty !== 'SURE' && (
                  <ConfirmButton
                    what={column.label}
                    isNone={column.field === null}
                    onClick={() => onConfirm(column)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.quiet} role="status">
        {said}
      </p>
      <p className={classes.quiet}>
        {unmapped.length === 0
          ? t('mapping.allMapped')
          : t('mapping.unmapped', { columns: unmapped.map((label) => `„${label}“`).join(', ') })}
      </p>
    </Section>
  )
}

interface ConfirmButtonProps {
  what: string
  /** Nothing becomes of it, and that may be right. */
  isNone: boolean
  onClick: () => void
}

/** Settles what was guessed as it stands. */
function ConfirmButton({ what, isNone, onClick }: ConfirmButtonProps) {
  const t = useMappingText()
  const verb = t(isNone ? 'mapping.leaveOut' : 'mapping.isRight')
  return (
    <Button
      small
      className={classes.confirm}
      aria-label={t('mapping.confirmOf', { verb, column: what })}
      onClick={onClick}
    >
      {verb}
    </Button>
  )
}
