import { articleImportSources } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, formatNumber, Inline, Notice, Stack } from '@schrankwerk/ui'
import { FormGrid, MoneyField, RadioGroupField, SelectField } from '@schrankwerk/ui/forms'
import { MultiSelectField } from '@schrankwerk/ui/multi-select'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWholesalerChoices } from '../../master-data.api.ts'
import { exportsQuery, start } from './article-export.api.ts'
import {
  checkExport,
  type ExportForm,
  type ExportScope,
  type ExportValues,
  exportForms,
  exportScopes,
  type FoundArticles,
  inputOf,
  noFilter,
} from './export-values.ts'
import { ManufacturersField } from './manufacturers-field.tsx'

function scopeText(scope: ExportScope, { total, isMore }: FoundArticles, t: TFunction<'catalogue'>): string {
  if (scope === 'all') return t('export.scope.all')
  if (total === undefined) return t('export.scope.found')
  const shown = formatNumber(total, { decimals: 0 })
  return t(isMore ? 'export.scope.foundMore' : 'export.scope.foundCount', { shown })
}

/** What is to be exported, and how; while it is under way, that a mail will tell when it is there. */
export function StartExport({ found }: { found: FoundArticles | undefined }) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const wholesalers = useWholesalerChoices()
  const [values, setValues] = useState<ExportValues>(noFilter)
  const [isChecked, setChecked] = useState(false)
  const starting = useSingleMutation({
    mutationFn: start,
    onSuccess: () => cache.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  })
  const begun = useQuery(exportsQuery).data?.find(({ id }) => id === starting.data?.exportId)?.state
  const set = (part: Partial<ExportValues>) => {
    setValues((now) => ({ ...now, ...part }))
    starting.reset()
  }
  const errors = checkExport(values, t)
  const shown: Partial<typeof errors> = isChecked ? errors : {}
  const begin = () => {
    setChecked(true)
    if (errors.from === undefined && errors.to === undefined) starting.mutate(inputOf(values, found))
  }
  return (
    <Stack gap={4}>
      {found && (
        <RadioGroupField
          label={t('export.scope.label')}
          options={exportScopes.map((scope) => ({ value: scope, label: scopeText(scope, found, t) }))}
          value={values.scope}
          onChange={(scope) => set({ scope: scope as ExportScope })}
        />
      )}
      <ManufacturersField value={values.manufacturers} onChange={(manufacturers) => set({ manufacturers })} />
      <FormGrid>
        <MultiSelectField
          label={t('export.filter.importSources')}
          placeholder={t('export.filter.allSources')}
          value={values.importSources}
          onChange={(chosen) =>
            set({ importSources: articleImportSources.filter((source) => chosen.includes(source)) })
          }
          options={articleImportSources.map((source) => ({
            value: source,
            label: t(`article.source.${source}`),
          }))}
        />
        <MultiSelectField
          label={t('export.filter.wholesalers')}
          placeholder={t('export.filter.allWholesalers')}
          description={t('export.filter.wholesalersHint')}
          value={values.wholesalers}
          onChange={(chosen) => set({ wholesalers: chosen })}
          {...wholesalers}
        />
        <MoneyField
          label={t('export.filter.from')}
          description={t('export.filter.priceHint')}
          min={0}
          value={values.from}
          onChange={(from) => set({ from })}
          error={shown.from}
        />
        <MoneyField
          label={t('export.filter.to')}
          description={t('export.filter.bothIncluded')}
          min={0}
          value={values.to}
          onChange={(to) => set({ to })}
          error={shown.to}
        />
        <SelectField
          label={t('export.filter.form')}
          description={t(`export.formHint.${values.form}`)}
          required
          options={(Object.keys(exportForms) as ExportForm[]).map((form) => ({
            value: form,
            label: t(`export.form.${form}`),
          }))}
          value={values.form}
          onChange={(form) => form && set({ form: form as ExportForm })}
        />
      </FormGrid>
      {begun === 'RUNNING' && (
        <Notice tone="info" title={t('export.start.begun')}>
          {t('export.start.mail')}
        </Notice>
      )}
      {begun === 'ENDED' && (
        <Notice tone="success" title={t('export.start.ended')}>
          {t('export.start.file')}
        </Notice>
      )}
      {starting.error && (
        <Notice tone="error" title={t('export.start.failed')}>
          {problemText(starting.error, t('export.start.again'))}
        </Notice>
      )}
      <Inline justify="flex-end">
        <Button variant="primary" onClick={begin} loading={starting.isPending}>
          {t('export.start.verb')}
        </Button>
      </Inline>
    </Stack>
  )
}
