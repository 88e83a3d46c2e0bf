import { type ImportField, importFields } from '@schrankwerk/contracts'
import { Button, Card, Muted, StateBadge } from '@schrankwerk/ui'
import { FieldError, SelectField } from '@schrankwerk/ui/forms'
import { IconCircleCheck, IconEye, IconHelpCircle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { memo, useCallback, useMemo, useRef, useState } from 'react'
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
/** A wider table shows the columns first that feed something: hundreds of selections are slow and nobody reads them. */
const mostShown = 80

const looks = {
  SURE: { tone: 'green', Icon: IconCircleCheck },
  CHECK: { tone: 'amber', Icon: IconEye },
  OPEN: { tone: 'grey', Icon: IconHelpCircle },
} as const

/** Each column of the file: its header, what stands in it, and the field it feeds. */
export function MappingSidebar({ columns, error, onChange }: MappingSidebarProps) {
  const { t } = useTranslation('catalogue')
  const [moved, setMoved] = useState('')
  const [isWhole, setWhole] = useState(false)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const latest = useRef({ columns, onChange })
  latest.current = { columns, onChange }
  // One for all entries and all times, so that a key typed elsewhere on the page draws none of them again.
  const assign = useCallback(
    (importHeader: string, field: ImportField | null) => {
      const next = assignField(latest.current.columns, importHeader, field)
      setTouched((before) => new Set([...before, importHeader, ...(next.freed ? [next.freed] : [])]))
      setMoved(
        next.freed === undefined
          ? ''
          : t('config.mapping.moved', { field: t(`config.target.${field}`), column: next.freed }),
      )
      latest.current.onChange(next.columns)
    },
    [t],
  )
  const options = useMemo(() => optionsFor(columns, t), [columns, t])
  const shown =
    isWhole || columns.length <= mostShown
      ? columns
      : columns.filter(({ field, importHeader }) => field !== null || touched.has(importHeader))
  const mapped = columns.filter(({ field }) => field !== null).length
  const has = (wanted: ImportField) => columns.some(({ field }) => field === wanted)
  const number = has('orderNumber') ? 'hasOrderNumber' : has('eanNumber') ? 'hasEan' : 'needsOrderNumber'
  return (
    <aside className={styles.sidebar} id={configFieldId('columns')} tabIndex={-1}>
      <Card level={2} title={t('config.mapping.title')}>
        {columns.length === 0 ? (
          <Muted>{t('config.mapping.empty')}</Muted>
        ) : (
          <>
            <p className={styles.summary}>
              <StateBadge tone={number === 'hasOrderNumber' ? 'green' : 'amber'}>
                {t(`config.mapping.${number}`)}
              </StateBadge>{' '}
              <Muted>{t('config.mapping.count', { mapped, count: columns.length })}</Muted>
            </p>
            {number !== 'hasOrderNumber' && (
              <p className={styles.number}>{t(`config.mapping.why.${number}`)}</p>
            )}
            <FieldError>{error}</FieldError>
            <p role="status" className={styles.moved}>
              {moved}
            </p>
            <ul className={styles.columns}>
              {shown.map((column) => (
                <ColumnEntry key={column.importHeader} column={column} options={options} onAssign={assign} />
              ))}
            </ul>
            {shown.length < columns.length && (
              <Button onClick={() => setWhole(true)}>
                {t('config.mapping.more', { count: columns.length - shown.length })}
              </Button>
            )}
          </>
        )}
      </Card>
    </aside>
  )
}

interface TargetOption {
  value: string
  label: string
  detail?: string
  /** The column that has the field. */
  holder?: string
}

function optionsFor(columns: readonly ConfigColumn[], t: TFunction<'catalogue'>): TargetOption[] {
  const holders = new Map(
    columns.flatMap(({ field, importHeader }) =>
      field === null || isRepeatable(field) ? [] : [[field, importHeader]],
    ),
  )
  const option = (target: ImportField): TargetOption => {
    const label = t(`config.target.${target}`)
    const holder = holders.get(target)
    if (holder === undefined) return { value: target, label }
    return { value: target, label, detail: t('config.mapping.used', { column: holder }), holder }
  }
  return [{ value: notMapped, label: t('config.mapping.none') }, ...importFields.map(option)]
}

interface ColumnEntryProps {
  column: ConfigColumn
  options: readonly TargetOption[]
  onAssign: (importHeader: string, field: ImportField | null) => void
}

const ColumnEntry = memo(function ColumnEntry({ column, options, onAssign }: ColumnEntryProps) {
  const { t } = useTranslation('catalogue')
  const { importHeader, samples, field, certainty, reason } = column
  const look = certainty && looks[certainty]
  return (
    <li data-mapped={field !== null || undefined}>
      <div className={styles.column}>
        <strong>{importHeader}</strong>
        <span className={styles.samples}>
          {samples.length > 0 ? samples.join(' · ') : <Muted>{t('config.mapping.noSamples')}</Muted>}
        </span>
      </div>
      <div className={styles.target}>
        <SelectField
          label={t('config.mapping.targetOf', { column: importHeader })}
          hideLabel
          options={options.map(({ value, label, detail, holder }) =>
            detail === undefined || holder === importHeader ? { value, label } : { value, label, detail },
          )}
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
})
