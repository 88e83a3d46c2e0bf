import { type EclassImportField, eclassImportFields } from '@schrankwerk/contracts'
import { Muted, Section } from '@schrankwerk/ui'
import { FieldError, SelectField } from '@schrankwerk/ui/forms'
import { useTranslation } from 'react-i18next'
import styles from '../master-data.module.css'
import type { ColumnMapping, EclassHeaders } from './eclass.api.ts'

export interface EclassColumnsProps {
  headers: EclassHeaders
  mapping: readonly ColumnMapping[]
  error: string | undefined
  onChange: (mapping: ColumnMapping[]) => void
}

const notMapped = 'none'
const sampleCount = 3

/** Each column of the csv: its header, what stands in it, and the field it feeds. */
export function EclassColumns({ headers, mapping, error, onChange }: EclassColumnsProps) {
  const { t } = useTranslation('catalogue')
  const say = (what: string, values: Record<string, unknown> = {}) =>
    t(`masterData.eclass.import.${what}`, values)
  /** A field is fed by one column: another one that had it becomes free. */
  const assign = (at: number, field: EclassImportField | null) =>
    onChange(
      mapping.map((column, index) => {
        if (index === at) return { ...column, articleField: field }
        return field !== null && column.articleField === field ? { ...column, articleField: null } : column
      }),
    )
  const samplesOf = (column: number) =>
    headers.preview
      .filter(({ rowIndex }) => rowIndex > headers.headerRowIndex)
      .flatMap(({ cells }) => cells[column]?.trim() || [])
      .slice(0, sampleCount)
      .join(' · ')
  return (
    <Section level={3} title={say('mapping')}>
      <FieldError>{error}</FieldError>
      <ul className={styles.columns}>
        {mapping.map(({ importHeader, articleField }, at) => (
          <li key={`${at}:${importHeader}`}>
            <div>
              <strong>{importHeader || '–'}</strong>
              <br />
              <Muted>{samplesOf(at) || '–'}</Muted>
            </div>
            <SelectField
              label={say('targetOf', { column: importHeader })}
              hideLabel
              searchable={false}
              options={[
                { value: notMapped, label: say('none') },
                ...eclassImportFields.map((field) => ({
                  value: field,
                  label: t(`masterData.field.${field}`),
                })),
              ]}
              value={articleField ?? notMapped}
              onChange={(value) => assign(at, value === notMapped ? null : (value as EclassImportField))}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
