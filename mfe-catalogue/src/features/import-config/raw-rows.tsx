import { useRowKeys } from '@schrankwerk/ui/table'
import { useTranslation } from 'react-i18next'
import type { HeaderReading } from '../../import-config.api.ts'
import { isHeaderless } from './config-values.ts'
import styles from './import-config.module.css'

export interface RawRowsProps {
  reading: HeaderReading
  isBusy: boolean
  onChoose: (rowIndex: number) => void
}

/** The file as it begins; its row numbers choose where the headers stand. */
export function RawRows({ reading, isBusy, onChoose }: RawRowsProps) {
  const { t } = useTranslation('catalogue')
  const { preview, headerRowIndex } = reading
  const isHeader = (rowIndex: number) => rowIndex === headerRowIndex && !isHeaderless(reading)
  const { tabIndexOf, rowKeys } = useRowKeys(preview.findIndex(({ rowIndex }) => rowIndex === headerRowIndex))
  const width = Math.max(1, ...preview.map(({ cells }) => cells.length))
  return (
    <section className={styles.raw} aria-label={t('config.file.rows')} aria-busy={isBusy}>
      <table>
        <tbody {...rowKeys}>
          {preview.map(({ rowIndex, cells }, place) => (
            <tr key={rowIndex} data-header={isHeader(rowIndex) || undefined}>
              <th scope="row">
                <button
                  type="button"
                  tabIndex={tabIndexOf(place)}
                  aria-pressed={isHeader(rowIndex)}
                  aria-label={t('config.file.chooseRow', { row: rowIndex })}
                  onClick={() => isBusy || onChoose(rowIndex)}
                >
                  {rowIndex}
                </button>
              </th>
              {Array.from({ length: width }, (_, column) => (
                <td key={column}>{cells[column] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
