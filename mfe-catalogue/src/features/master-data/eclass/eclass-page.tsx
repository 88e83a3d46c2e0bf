import { type EclassMappingInFull, workTimeDecimals } from '@schrankwerk/contracts'
import { formatNumber } from '@schrankwerk/ui'
import { FormGrid, NumberField, TextField } from '@schrankwerk/ui/forms'
import { useTranslation } from 'react-i18next'
import { fieldId } from '../field-id.ts'
import { MasterDataPage } from '../master-data-page.tsx'
import { useMasterDataForm } from '../use-master-data-form.ts'
import { eclassMappings } from './eclass.api.ts'
import { eclassDigits, groupedEclassNumber } from './eclass-number.ts'
import { checkEclass, type EclassValues, emptyEclass, inputOf, valuesOf } from './eclass-values.ts'

/** The page of one E-Class mapping, or of a new one. */
export function EclassPage({ one }: { one: EclassMappingInFull | undefined }) {
  const { t } = useTranslation('catalogue')
  const form = useMasterDataForm(eclassMappings, one, {
    empty: emptyEclass,
    valuesOf,
    inputOf,
    check: checkEclass,
  })
  const { values, errors, texts, set } = form
  const textOf = (field: keyof EclassValues, shown: EclassValues) => {
    if (field === 'eclassNumber') return groupedEclassNumber(shown.eclassNumber)
    return field === 'workTime' ? formatNumber(shown.workTime, { decimals: workTimeDecimals }) : undefined
  }
  return (
    <MasterDataPage of={eclassMappings} one={one} form={form} valuesOf={valuesOf} textOf={textOf}>
      <FormGrid>
        <TextField
          id={fieldId('eclassNumber')}
          label={t('masterData.field.eclassNumber')}
          description={t('masterData.eclass.numberHint')}
          required
          value={values.eclassNumber}
          onChange={(text) => set({ eclassNumber: eclassDigits(text) })}
          error={errors.eclassNumber}
        />
        <TextField
          id={fieldId('description')}
          label={t('masterData.field.description')}
          required
          maxLength={500}
          value={values.description}
          onChange={(description) => set({ description })}
          error={errors.description}
        />
        <NumberField
          id={fieldId('workTime')}
          label={t('masterData.field.workTime')}
          required
          unit={t('masterData.eclass.unit')}
          min={0}
          max={1_000_000}
          step={1}
          decimals={workTimeDecimals}
          value={values.workTime}
          unreadable={texts.workTime}
          onChange={(workTime, text) => set({ workTime }, { workTime: text })}
          error={errors.workTime}
        />
      </FormGrid>
    </MasterDataPage>
  )
}
