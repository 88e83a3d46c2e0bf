import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Dialog, Disclosure, Notice, Progress, SimpleTable, Stack } from '@schrankwerk/ui'
import { FileDrop } from '@schrankwerk/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { csvEndings, maxCsvBytes } from '../csv-files.ts'
import { type ColumnMapping, type EclassImportResult, importFile, readHeaders } from './eclass.api.ts'
import { EclassColumns } from './eclass-columns.tsx'
import { HeaderRow } from './header-row.tsx'

/** A csv of E-Class numbers: which column is what, then the import and what became of the rows. */
export function ImportEclass({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('catalogue')
  const say = (what: string, values: Record<string, unknown> = {}) =>
    t(`masterData.eclass.import.${what}`, values)
  const cache = useQueryClient()
  const [file, setFile] = useState<File>()
  const [mapping, setMapping] = useState<readonly ColumnMapping[]>([])
  const [isIncomplete, setIncomplete] = useState(false)
  const reading = useSingleMutation({
    mutationFn: (asked: { chosen: File; headerRowIndex?: number }) =>
      readHeaders(asked.chosen, asked.headerRowIndex),
    onSuccess: ({ suggestedMapping }, { chosen }) => {
      setFile(chosen)
      setMapping(suggestedMapping.map(({ importHeader, articleField }) => ({ importHeader, articleField })))
    },
  })
  const importing = useSingleMutation({
    mutationFn: (asked: { chosen: File; headerRowIndex: number }) =>
      importFile(asked.chosen, asked.headerRowIndex, mapping),
    onSuccess: () => void cache.invalidateQueries({ queryKey: ['masterData'] }),
  })
  const headers = reading.data
  const result = importing.data
  const start = () => {
    if (!file || !headers) return
    const isMapped = mapping.some(({ articleField }) => articleField === 'eclassNumber')
    setIncomplete(!isMapped)
    if (isMapped) importing.mutate({ chosen: file, headerRowIndex: headers.headerRowIndex })
  }
  const failure = reading.error ?? importing.error
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!importing.isPending}
      size="large"
      title={say('title')}
      actions={
        result ? (
          <Button variant="primary" onClick={onClose}>
            {say('close')}
          </Button>
        ) : (
          headers && (
            <Button variant="primary" loading={importing.isPending} onClick={start}>
              {say('verb')}
            </Button>
          )
        )
      }
    >
      {result ? (
        <Result result={result} />
      ) : (
        <Stack gap={4}>
          {reading.isPending ? (
            <Progress
              label={say('reading', { filename: reading.variables?.chosen.name })}
              value={undefined}
            />
          ) : (
            <FileDrop
              label={file ? file.name : say('drop')}
              accept={csvEndings}
              maxBytes={maxCsvBytes}
              onFiles={([chosen]) => {
                if (!chosen) return
                importing.reset()
                reading.mutate({ chosen })
              }}
              error={failure && problemText(failure, say('failed'))}
            />
          )}
          {file && headers && (
            <>
              <HeaderRow
                key={headers.headerRowIndex}
                headers={headers}
                onTake={(headerRowIndex) => reading.mutate({ chosen: file, headerRowIndex })}
              />
              <EclassColumns
                headers={headers}
                mapping={mapping}
                error={isIncomplete ? say('numberMissing') : undefined}
                onChange={(next) => {
                  setMapping(next)
                  setIncomplete(false)
                }}
              />
            </>
          )}
        </Stack>
      )}
    </Dialog>
  )
}

function Result({ result }: { result: EclassImportResult }) {
  const { t } = useTranslation('catalogue')
  const { created, updated, unchanged, skipped } = result
  const label = t('masterData.eclass.import.skipped')
  return (
    <Stack gap={4}>
      <Notice
        tone={skipped.length > 0 ? 'warning' : 'success'}
        title={t('masterData.eclass.import.doneTitle')}
      >
        {t('masterData.eclass.import.done', { created, updated, unchanged, skipped: skipped.length })}
      </Notice>
      {skipped.length > 0 && (
        <Disclosure open summary={label}>
          <SimpleTable
            label={label}
            head={[t('masterData.eclass.import.line'), t('masterData.eclass.import.reason')]}
            rows={skipped.map(({ line, reason }) => [line, reason])}
          />
        </Disclosure>
      )}
    </Stack>
  )
}
