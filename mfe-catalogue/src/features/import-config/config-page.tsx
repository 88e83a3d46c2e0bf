import {
  type ImportConfig,
  importCurrencies,
  lengthUnits,
  startArticleImport,
  weightUnits,
} from '@schrankwerk/contracts'
import { ClashDialog, FormNotices, SaveBar, SaveMark } from '@schrankwerk/portal-ui/form'
import { useMayCall, usePageTitle } from '@schrankwerk/shell-api'
import { Link, useSearchParams } from '@schrankwerk/shell-api/router'
import {
  BackLink,
  LinkButton,
  Notice,
  ObjectHeader,
  ObjectPage,
  Section,
  Stack,
  useShortcuts,
} from '@schrankwerk/ui'
import { CheckboxField, FormGrid, NumberField, SelectField, TextArea, TextField } from '@schrankwerk/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HeaderReading } from '../../import-config.api.ts'
import { useManufacturerSearch } from '../../manufacturer-search.ts'
import { useUnitChoices, useWholesalerChoices } from '../../master-data.api.ts'
import { importConfigListPath, importDialogPath } from '../../paths.ts'
import type { ReadFile } from './check-config.ts'
import { type ConfigValues, valuesOf, withReading, withWholesaler } from './config-values.ts'
import { ConfigWarnings } from './config-warnings.tsx'
import { configFieldId } from './field-ids.ts'
import { FilePart } from './file-part.tsx'
import styles from './import-config.module.css'
import { MappingSidebar } from './mapping-sidebar.tsx'
import { type ConfigForm, useConfigForm } from './use-config-form.ts'
import { useHeaderReading } from './use-header-reading.ts'

/** The page of one import configuration, or of a new one. */
export function ConfigPage({ config }: { config: ImportConfig | undefined }) {
  const { t } = useTranslation('catalogue')
  const [file, setFile] = useState<ReadFile>()
  const [params] = useSearchParams()
  const isForImport = !config && params.get('for') === 'import'
  const mayImport = useMayCall(startArticleImport)
  const form = useConfigForm(config, { file, isForImport })
  const { values, errors, set } = form
  const reader = useHeaderReading((reading, sheet) => {
    setFile({ row: reading.headerRowIndex, unclearCurrency: reading.unclearCurrency })
    set((now) => withReading(now, reading, sheet))
  })
  const title = config ? config.title : t('config.page.new')
  usePageTitle(config ? `${t('config.page.one')} ${title}` : title)
  useShortcuts({ save: form.save })
  // The file that was looked at goes with what was typed.
  const shown = {
    ...form,
    discard: () => {
      reader.close()
      setFile(undefined)
      form.discard()
    },
  }
  return (
    <ObjectPage
      header={
        <ObjectHeader
          back={
            <BackLink component={Link} to={importConfigListPath}>
              {t('config.list.title')}
            </BackLink>
          }
          title={title}
          save={<SaveMark form={form} />}
          action={
            config &&
            mayImport && (
              <LinkButton small component={Link} to={importDialogPath(config.id)}>
                {t('config.page.import')}
              </LinkButton>
            )
          }
        />
      }
      notices={
        <>
          {isForImport && (
            <Notice
              action={
                <LinkButton small component={Link} to={importDialogPath()}>
                  {t('config.page.toImport')}
                </LinkButton>
              }
            >
              {t('config.page.forImport')}
            </Notice>
          )}
          <FormNotices form={shown} fieldId={configFieldId} labelOf={(name) => t(`config.field.${name}`)} />
        </>
      }
      bar={<SaveBar form={shown} create={t('config.save.createVerb')} />}
    >
      <div className={styles.layout}>
        <Stack gap={6}>
          <Section title={t('config.section.what')}>
            <WhatFields form={form} reading={reader.reading} />
          </Section>
          <Section title={t('config.section.file')} description={t('config.file.hint')}>
            <FilePart form={form} reader={reader} />
          </Section>
          <Section title={t('config.section.units')} description={t('config.unitsHint')}>
            <UnitFields form={form} />
          </Section>
          <Section title={t('config.section.currency')} description={t('config.currencyHint')}>
            <CurrencyFields form={form} file={file} />
          </Section>
        </Stack>
        <MappingSidebar
          columns={values.columns}
          error={errors.columns}
          onChange={(columns) => set({ columns })}
        />
      </div>
      {form.clash && <Clash form={form} saved={valuesOf(form.clash.theirs)} fields={form.clash.fields} />}
    </ObjectPage>
  )
}

interface WhatFieldsProps {
  form: ConfigForm
  reading: HeaderReading | undefined
}

function WhatFields({ form: { values, errors, set }, reading }: WhatFieldsProps) {
  const { t } = useTranslation('catalogue')
  const manufacturers = useManufacturerSearch([values.manufacturerId])
  const wholesalers = useWholesalerChoices()
  return (
    <Stack gap={4}>
      <TextField
        id={configFieldId('title')}
        label={t('config.field.title')}
        required
        maxLength={200}
        value={values.title}
        onChange={(title) => set({ title })}
        error={errors.title}
      />
      <TextArea
        id={configFieldId('description')}
        label={t('config.field.description')}
        required
        rows={3}
        maxLength={2000}
        value={values.description}
        onChange={(description) => set({ description })}
        error={errors.description}
      />
      <FormGrid>
        <SelectField
          id={configFieldId('manufacturerId')}
          label={t('config.field.manufacturerId')}
          description={t('config.manufacturerHint')}
          clearable
          {...manufacturers}
          value={values.manufacturerId}
          onChange={(manufacturerId) => set({ manufacturerId })}
          error={errors.manufacturerId}
        />
        <SelectField
          id={configFieldId('wholesalerId')}
          label={t('config.field.wholesalerId')}
          description={t('config.wholesalerHint')}
          clearable
          {...wholesalers}
          value={values.wholesalerId}
          onChange={(wholesalerId) => set((now) => withWholesaler(now, wholesalerId, reading))}
          error={errors.wholesalerId}
        />
      </FormGrid>
      <ConfigWarnings values={values} />
      <CheckboxField
        id={configFieldId('propose')}
        label={t('config.field.propose')}
        description={t('config.proposeHint')}
        value={values.propose}
        onChange={(propose) => set({ propose })}
      />
    </Stack>
  )
}

const sizes = ['unitWidth', 'unitHeight', 'unitDepth'] as const

function UnitFields({ form: { values, errors, set } }: { form: ConfigForm }) {
  const { t } = useTranslation('catalogue')
  const units = useUnitChoices()
  const choices = (names: readonly string[]) =>
    names.map((value) => ({ value, label: t(`config.measure.${value}`) }))
  return (
    <FormGrid>
      {sizes.map((name) => (
        <SelectField
          key={name}
          id={configFieldId(name)}
          label={t(`config.field.${name}`)}
          searchable={false}
          options={choices(lengthUnits)}
          value={values[name]}
          onChange={(unit) => set({ [name]: unit })}
        />
      ))}
      <SelectField
        id={configFieldId('unitWeight')}
        label={t('config.field.unitWeight')}
        searchable={false}
        options={choices(weightUnits)}
        value={values.unitWeight}
        onChange={(unit) => set({ unitWeight: unit as ImportConfig['unitWeight'] })}
      />
      <SelectField
        id={configFieldId('defaultUnitId')}
        label={t('config.field.defaultUnitId')}
        description={t('config.defaultUnitHint')}
        clearable
        {...units}
        value={values.defaultUnitId}
        onChange={(defaultUnitId) => set({ defaultUnitId })}
        error={errors.defaultUnitId}
      />
    </FormGrid>
  )
}

function CurrencyFields({
  form: { values, errors, set },
  file,
}: {
  form: ConfigForm
  file: ReadFile | undefined
}) {
  const { t } = useTranslation('catalogue')
  const word = file?.unclearCurrency
  const isOpen = values.currency === null
  const isForeign = values.currency !== null && values.currency !== 'EUR'
  return (
    <FormGrid>
      <SelectField
        id={configFieldId('currency')}
        label={t('config.field.currency')}
        clearable
        placeholder={t(word ? 'config.currency.choose' : 'config.currency.none')}
        description={
          isOpen && file && t(word ? 'config.currency.unclear' : 'config.currency.unnamed', { word })
        }
        options={importCurrencies.map((value) => ({ value, label: value }))}
        value={values.currency}
        onChange={(currency) => set({ currency: currency as ImportConfig['currency'], currencyRate: null })}
        error={errors.currency}
      />
      {isForeign && (
        <NumberField
          id={configFieldId('currencyRate')}
          label={t('config.field.currencyRate')}
          description={t('config.currency.rateHint', { currency: values.currency })}
          min={0}
          decimals={8}
          value={values.currencyRate}
          onChange={(currencyRate) => set({ currencyRate })}
          error={errors.currencyRate}
        />
      )}
    </FormGrid>
  )
}

interface ClashProps {
  form: ConfigForm
  saved: ConfigValues
  fields: readonly (keyof ConfigValues)[]
}

function Clash({ form, saved, fields }: ClashProps) {
  const { t } = useTranslation('catalogue')
  const names = {
    ...namesOf(useManufacturerSearch([form.values.manufacturerId, saved.manufacturerId])),
    ...namesOf(useWholesalerChoices()),
    ...namesOf(useUnitChoices()),
  }
  const text = (name: keyof ConfigValues, values: ConfigValues): string => {
    const value = values[name]
    if (name === 'columns') {
      const mapped = values.columns.flatMap(({ importHeader, field }) =>
        field ? [`${importHeader}: ${t(`config.target.${field}`)}`] : [],
      )
      return mapped.join(', ') || '–'
    }
    if (Array.isArray(value)) return value.join(', ') || '–'
    if (typeof value === 'boolean') return t(value ? 'config.yes' : 'config.no')
    if (value === null || value === '') return '–'
    return name.startsWith('unit') ? t(`config.measure.${value}`) : (names[value] ?? String(value))
  }
  return (
    <ClashDialog
      title={t('config.changed.title')}
      text={t('config.changed.text')}
      rows={fields.map((name) => [t(`config.field.${name}`), text(name, form.values), text(name, saved)])}
      onTakeTheirs={form.takeTheirs}
      onKeepMine={form.keepMine}
    />
  )
}

const namesOf = ({ options }: { options: readonly { value: string; label: string }[] }) =>
  Object.fromEntries(options.map(({ value, label }) => [value, label]))
