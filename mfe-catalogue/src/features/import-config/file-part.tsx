import { maximumUploadBytes } from '@schrankwerk/domain'
import { Button, Disclosure, Inline, Muted, Notice, Progress, Stack } from '@schrankwerk/ui'
import { FileDrop, NumberField, SelectField } from '@schrankwerk/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOfName } from '../../import-files.ts'
import { headerRowError } from './check-config.ts'
import { isHeaderless } from './config-values.ts'
import { configFieldId } from './field-ids.ts'
import styles from './import-config.module.css'
import { RawRows } from './raw-rows.tsx'
import type { ConfigForm } from './use-config-form.ts'
import type { HeaderReader } from './use-header-reading.ts'

/** The file that shows what the lists look like: its upload, its header row and its sheet. */
export function FilePart({ form, reader }: { form: ConfigForm; reader: HeaderReader }) {
  const { t } = useTranslation('catalogue')
  const { values, errors, set } = form
  const { reading, share, failure } = reader
  const [rowError, setRowError] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const isBusy = share !== undefined
  const takeRow = (row: number | null) => {
    const wrong = headerRowError(row, t)
    if (wrong || row === null) return setRowError(wrong)
    const sheet = values.sheet ? { sheet: values.sheet } : {}
    setRowError(reader.reread({ headerRowIndex: row, ...sheet }) ? undefined : t('config.error.fileNeeded'))
  }
  return (
    <Stack gap={4}>
      {values.filename && (
        <p>
          {t('config.file.current')} <strong className={styles.filename}>{values.filename}</strong>
        </p>
      )}
      {isBusy ? (
        <Progress
          label={t(share < 1 ? 'config.file.sending' : 'config.file.reading', { filename: reader.filename })}
          value={share < 1 ? share * 100 : undefined}
        />
      ) : (
        <div id={configFieldId('filename')} tabIndex={-1}>
          <FileDrop
            label={t(values.filename ? 'config.file.another' : 'config.file.drop')}
            hint={t('import.start.endings')}
            maxBytes={maximumUploadBytes}
            onFiles={([file]) => {
              const refusal = file && refusalOfName(file.name, t)
              setRefused(refusal)
              if (file && !refusal) reader.choose(file)
            }}
            error={refused ?? errors.filename}
          />
        </div>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <Inline gap={3} align="flex-start">
        <div className={styles.headerRow}>
          <NumberField
            id={configFieldId('headerRowIndex')}
            label={t('config.field.headerRowIndex')}
            required
            integer
            min={1}
            step={1}
            value={values.headerRowIndex}
            onChange={(headerRowIndex) => {
              setRowError(undefined)
              set({ headerRowIndex })
            }}
            error={rowError ?? errors.headerRowIndex}
          />
        </div>
        <div className={styles.besideField}>
          <Button loading={isBusy} onClick={() => takeRow(values.headerRowIndex)}>
            {t('config.file.takeRow')}
          </Button>
        </div>
      </Inline>
      {reading && reading.sheets.length > 1 && (
        <SelectField
          label={t('config.field.sheet')}
          description={t('config.file.sheetHint', { sheet: reading.sheet })}
          clearable
          placeholder={t('config.file.anySheet')}
          options={reading.sheets.map(({ name, hidden }) => ({
            value: name,
            label: hidden ? t('config.file.hiddenSheet', { name }) : name,
          }))}
          value={values.sheet}
          onChange={(sheet) => reader.reread(sheet ? { sheet } : {})}
        />
      )}
      {!reading && values.sheet && <Muted>{t('config.file.savedSheet', { sheet: values.sheet })}</Muted>}
      {reading && isHeaderless(reading) && (
        <Notice title={t('config.file.headerless')}>
          {t('config.file.headerlessText', { row: reading.headerRowIndex })}
        </Notice>
      )}
      {reading && (
        <Disclosure summary={t('config.file.rows')}>
          <RawRows reading={reading} isBusy={isBusy} onChoose={takeRow} />
        </Disclosure>
      )}
    </Stack>
  )
}
