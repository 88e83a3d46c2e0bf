import { useTranslation } from 'react-i18next'
import type { HeaderReading } from '../../import-config.api.ts'
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
  const width = Math.max(1, ...preview.map(({ cells }) => cells.length))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by key
    <section className={styles.raw} aria-label={t('config.file.rows')} tabIndex={0} aria-busy={isBusy}>
      <table>
        <tbody>
          {preview.map(({ rowIndex, cells }) => (
            <tr key={rowIndex} data-header={rowIndex === headerRowIndex || undefined}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={rowIndex === headerRowIndex}
                  aria-label={t('config.file.chooseRow', { row: rowIndex })}
                  disabled={isBusy}
                  onClick={() => onChoose(rowIndex)}
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
