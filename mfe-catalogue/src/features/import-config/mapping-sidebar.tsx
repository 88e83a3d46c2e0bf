import { type ImportField, importFields } from '@schrankwerk/contracts'
import { Card, Muted, StateBadge } from '@schrankwerk/ui'
import { FieldError, SelectField } from '@schrankwerk/ui/forms'
import { IconCircleCheck, IconEye, IconHelpCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assignField, type ConfigColumn, isRepeatable } from './config-values.ts'
import { configFieldId } from './field-ids.ts'
import styles from './import-config.module.css'

export interface MappingSidebarProps {
  columns: readonly ConfigColumn[]
  error: string | undefined
  onChange: (columns: ConfigColumn[]) => void
}

const notMapped = 'none'

/** As much of a sample as tells what the column holds; whole texts would push the other columns away. */
const shortened = (sample: string): string => (sample.length > 80 ? `${sample.slice(0, 79)}…` : sample)

const looks = {
  SURE: { tone: 'green', Icon: IconCircleCheck },
  CHECK: { tone: 'amber', Icon: IconEye },
  OPEN: { tone: 'grey', Icon: IconHelpCircle },
} as const

/** Each column of the file: its header, what stands in it, and the field it feeds. */
export function MappingSidebar({ columns, error, onChange }: MappingSidebarProps) {
  const { t } = useTranslation('catalogue')
  const [moved, setMoved] = useState('')
  const assign = (importHeader: string, field: ImportField | null) => {
    const next = assignField(columns, importHeader, field)
    setMoved(
      next.freed === undefined
        ? ''
        : t('config.mapping.moved', { field: t(`config.target.${field}`), column: next.freed }),
    )
    onChange(next.columns)
  }
  const mapped = columns.filter(({ field }) => field !== null).length
  const hasOrderNumber = columns.some(({ field }) => field === 'orderNumber')
  return (
    <aside className={styles.sidebar} id={configFieldId('columns')} tabIndex={-1}>
      <Card level={2} title={t('config.mapping.title')}>
        {columns.length === 0 ? (
          <Muted>{t('config.mapping.empty')}</Muted>
        ) : (
          <>
            <p className={styles.summary}>
              <StateBadge tone={hasOrderNumber ? 'green' : 'amber'}>
                {t(hasOrderNumber ? 'config.mapping.hasOrderNumber' : 'config.mapping.needsOrderNumber')}
              </StateBadge>{' '}
              <Muted>{t('config.mapping.count', { mapped, count: columns.length })}</Muted>
            </p>
            <FieldError>{error}</FieldError>
            <p role="status" className={styles.moved}>
              {moved}
            </p>
            <ul className={styles.columns}>
              {columns.map((column) => (
                <ColumnEntry key={column.importHeader} column={column} columns={columns} onAssign={assign} />
              ))}
            </ul>
          </>
        )}
      </Card>
    </aside>
  )
}

interface ColumnEntryProps {
  column: ConfigColumn
  columns: readonly ConfigColumn[]
  onAssign: (importHeader: string, field: ImportField | null) => void
}

function ColumnEntry({ column, columns, onAssign }: ColumnEntryProps) {
  const { t } = useTranslation('catalogue')
  const { importHeader, samples, field, certainty, reason } = column
  const holderOf = (target: ImportField) =>
    isRepeatable(target)
      ? undefined
      : columns.find((other) => other.field === target && other.importHeader !== importHeader)
  const option = (target: ImportField) => {
    const holder = holderOf(target)
    return {
      value: target,
      label: t(`config.target.${target}`),
      ...(holder ? { detail: t('config.mapping.used', { column: holder.importHeader }) } : {}),
    }
  }
  const look = certainty && looks[certainty]
  return (
    <li data-mapped={field !== null || undefined}>
      <div className={styles.column}>
        <strong>{importHeader}</strong>
        <span className={styles.samples}>
          {samples.length > 0 ? (
            samples.map(shortened).join(' · ')
          ) : (
            <Muted>{t('config.mapping.noSamples')}</Muted>
          )}
        </span>
      </div>
      <div className={styles.target}>
        <SelectField
          label={t('config.mapping.targetOf', { column: importHeader })}
          hideLabel
          options={[{ value: notMapped, label: t('config.mapping.none') }, ...importFields.map(option)]}
          value={field ?? notMapped}
          onChange={(value) => onAssign(importHeader, value === notMapped ? null : (value as ImportField))}
        />
        {look && (
          <span className={styles.trust}>
            <StateBadge tone={look.tone} icon={<look.Icon size={14} stroke={2} aria-hidden="true" />}>
              {t(`config.certainty.${certainty}`)}
            </StateBadge>{' '}
            <Muted>{reason}</Muted>
          </span>
        )}
      </div>
    </li>
  )
}
