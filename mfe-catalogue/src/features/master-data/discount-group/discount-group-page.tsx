import type { DiscountGroupInFull } from '@schrankwerk/contracts'
import { formatNumber } from '@schrankwerk/ui'
import { FormGrid, NumberField, SelectField } from '@schrankwerk/ui/forms'
import { useTranslation } from 'react-i18next'
import { useManufacturerSearch } from '../../../manufacturer-search.ts'
import { fieldId } from '../field-id.ts'
import { MasterDataPage } from '../master-data-page.tsx'
import { DisplayNameField } from '../name-fields.tsx'
import { NameVariants } from '../name-variants.tsx'
import { useMasterDataForm } from '../use-master-data-form.ts'
import { discountGroups, findDiscountGroup } from './discount-group.api.ts'
import {
  checkDiscountGroup,
  type DiscountGroupValues,
  emptyDiscountGroup,
  inputOf,
  valuesOf,
} from './discount-group-values.ts'
import { WholesalerDiscounts } from './wholesaler-discounts.tsx'

/** The page of one discount group, or of a new one. */
export function DiscountGroupPage({ one }: { one: DiscountGroupInFull | undefined }) {
  const { t } = useTranslation('catalogue')
  const form = useMasterDataForm(discountGroups, one, {
    empty: emptyDiscountGroup,
    valuesOf,
    inputOf,
    check: checkDiscountGroup,
  })
  const { values, errors, texts, set } = form
  const theirs = form.clash?.theirs.manufacturerId
  const manufacturers = useManufacturerSearch([values.manufacturerId, theirs])
  const textOf = (field: keyof DiscountGroupValues, shown: DiscountGroupValues) => {
    if (field === 'manufacturerId')
      return manufacturers.options.find(({ value }) => value === shown.manufacturerId)?.label
    if (field === 'percent') return formatNumber(shown.percent, { decimals: 4 })
    if (field !== 'wholesalerDiscounts') return undefined
    return shown.wholesalerDiscounts
      .map(({ wholesalerName, percent }) => `${wholesalerName}: ${formatNumber(percent, { decimals: 4 })} %`)
      .join(', ')
  }
  return (
    <MasterDataPage of={discountGroups} one={one} form={form} valuesOf={valuesOf} textOf={textOf}>
      <FormGrid>
        <DisplayNameField form={form} />
        <SelectField
          id={fieldId('manufacturerId')}
          label={t('masterData.field.manufacturerId')}
          required
          {...manufacturers}
          value={values.manufacturerId}
          onChange={(manufacturerId) => set({ manufacturerId })}
          error={errors.manufacturerId}
        />
        <NumberField
          id={fieldId('percent')}
          label={t('masterData.field.percent')}
          description={one?.percent === null && t('masterData.discountgroup.percentHint')}
          required
          unit="%"
          min={0}
          step={1}
          decimals={4}
          value={values.percent}
          unreadable={texts.percent}
          onChange={(percent, text) => set({ percent }, { percent: text })}
          error={errors.percent}
        />
      </FormGrid>
      <NameVariants
        form={form}
        ownId={one?.id}
        findOwner={(name) => findDiscountGroup(name, values.manufacturerId)}
      />
      <WholesalerDiscounts form={form} />
    </MasterDataPage>
  )
}
