import { Button, Disclosure, SimpleTable, Stack } from '@schrankwerk/ui'
import { NumberField } from '@schrankwerk/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../master-data.module.css'
import type { EclassHeaders } from './eclass.api.ts'

export interface HeaderRowProps {
  headers: EclassHeaders
  onTake: (headerRowIndex: number) => void
}

/** Which row of the file holds the headers, and how the file begins. */
export function HeaderRow({ headers, onTake }: HeaderRowProps) {
  const { t } = useTranslation('catalogue')
  const say = (what: string) => t(`masterData.eclass.import.${what}`)
  const [row, setRow] = useState<number | null>(headers.headerRowIndex)
  const [isWrong, setWrong] = useState(false)
  const { preview } = headers
  const take = () => {
    if (row === null || !Number.isInteger(row) || row < 1) return setWrong(true)
    onTake(row)
  }
  return (
    <Stack gap={3}>
      <div className={styles.headerRow}>
        <NumberField
          label={say('headerRow')}
          integer
          min={1}
          step={1}
          value={row}
          onChange={(next) => {
            setRow(next)
            setWrong(false)
          }}
          error={isWrong && say('headerRowWrong')}
        />
        <Button onClick={take}>{say('takeRow')}</Button>
      </div>
      <Disclosure summary={say('rows')}>
        <SimpleTable
          label={say('rows')}
          head={[say('line'), ...headers.headers]}
          rows={preview.map(({ rowIndex, cells }) => [
            rowIndex,
            ...headers.headers.map((_, column) => cells[column] ?? ''),
          ])}
        />
      </Disclosure>
    </Stack>
  )
}
