import { Button, formatNumber, IconButton, Muted, Section, Stack } from '@schrankwerk/ui'
import { FieldError, NumberField, SelectField } from '@schrankwerk/ui/forms'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWholesalerChoices } from '../../../master-data.api.ts'
import { fieldId } from '../field-id.ts'
import styles from '../master-data.module.css'
import type { FieldsOf } from '../name-fields.tsx'
import { type DiscountGroupValues, isPercent } from './discount-group-values.ts'

const emptyRow: NonNullable<DiscountGroupValues['newDiscount']> = { wholesalerId: null, percent: null }

/** What wholesalers give on the group, and a row to add one. */
export function WholesalerDiscounts({ form }: { form: FieldsOf<DiscountGroupValues> }) {
  const { t } = useTranslation('catalogue')
  const { values, errors, texts, set } = form
  const discounts = values.wholesalerDiscounts
  const wholesalers = useWholesalerChoices()
  const { wholesalerId: chosen, percent } = values.newDiscount ?? emptyRow
  const [isRefused, setRefused] = useState(false)
  const taken = new Set(discounts.map(({ wholesalerId }) => wholesalerId))
  const options = wholesalers.options.filter(({ value }) => !taken.has(value))
  const change = (part: Partial<typeof emptyRow>, text?: string) => {
    setRefused(false)
    set(
      ({ newDiscount }) => {
        const row = { ...emptyRow, ...newDiscount, ...part }
        return { newDiscount: row.wholesalerId === null && row.percent === null ? undefined : row }
      },
      text === undefined ? undefined : { 'newDiscount.percent': text },
    )
  }
  const add = () => {
    const wholesaler = options.find(({ value }) => value === chosen)
    if (!wholesaler || !isPercent(percent)) return setRefused(true)
    set({
      wholesalerDiscounts: [
        ...discounts,
        { wholesalerId: wholesaler.value, wholesalerName: wholesaler.label, percent },
      ],
      newDiscount: undefined,
    })
    setRefused(false)
  }
  return (
    <Section level={3} title={t('masterData.field.wholesalerDiscounts')}>
      <Stack gap={3}>
        {discounts.length === 0 ? (
          <Muted>{t('masterData.discountgroup.wholesaler.none')}</Muted>
        ) : (
          <ul className={styles.variants} aria-label={t('masterData.field.wholesalerDiscounts')}>
            {discounts.map(({ wholesalerId, wholesalerName, percent: given }) => (
              <li key={wholesalerId}>
                <span>
                  {t('masterData.discountgroup.wholesaler.entry', {
                    name: wholesalerName,
                    percent: formatNumber(given, { decimals: 4 }),
                  })}
                </span>
                <IconButton
                  small
                  label={t('masterData.discountgroup.wholesaler.remove', { name: wholesalerName })}
                  onClick={() =>
                    set({ wholesalerDiscounts: discounts.filter((one) => one.wholesalerId !== wholesalerId) })
                  }
                >
                  <IconX size={14} aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.newDiscount}>
          <SelectField
            id={fieldId('newDiscount')}
            label={t('masterData.discountgroup.wholesaler.name')}
            options={options}
            loading={wholesalers.loading}
            clearable
            value={chosen}
            onChange={(wholesalerId) => change({ wholesalerId })}
          />
          <NumberField
            label={t('masterData.discountgroup.wholesaler.percent')}
            unit="%"
            min={0}
            decimals={4}
            value={percent}
            unreadable={texts['newDiscount.percent']}
            onChange={(typed, text) => change({ percent: typed }, text)}
          />
          <Button small icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={add}>
            {t('masterData.discountgroup.wholesaler.add')}
          </Button>
        </div>
        <FieldError>
          {isRefused
            ? t('masterData.discountgroup.wholesaler.missing')
            : (errors.newDiscount ?? errors.wholesalerDiscounts)}
        </FieldError>
      </Stack>
    </Section>
  )
}
