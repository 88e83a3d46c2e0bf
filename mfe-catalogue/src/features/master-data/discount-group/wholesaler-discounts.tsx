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

/** What wholesalers give on the group, and a row to add one. */
export function WholesalerDiscounts({ form }: { form: FieldsOf<DiscountGroupValues> }) {
  const { t } = useTranslation('catalogue')
  const { errors, set } = form
  const discounts = form.values.wholesalerDiscounts
  const wholesalers = useWholesalerChoices()
  const [chosen, setChosen] = useState<string | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [isRefused, setRefused] = useState(false)
  const taken = new Set(discounts.map(({ wholesalerId }) => wholesalerId))
  const options = wholesalers.options.filter(({ value }) => !taken.has(value))
  const add = () => {
    const wholesaler = options.find(({ value }) => value === chosen)
    if (!wholesaler || !isPercent(percent)) return setRefused(true)
    set({
      wholesalerDiscounts: [
        ...discounts,
        { wholesalerId: wholesaler.value, wholesalerName: wholesaler.label, percent },
      ],
    })
    setRefused(false)
    setChosen(null)
    setPercent(null)
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
            id={fieldId('wholesalerDiscounts')}
            label={t('masterData.discountgroup.wholesaler.name')}
            options={options}
            loading={wholesalers.loading}
            value={chosen}
            onChange={setChosen}
          />
          <NumberField
            label={t('masterData.discountgroup.wholesaler.percent')}
            unit="%"
            min={0}
            max={100}
            decimals={4}
            value={percent}
            onChange={setPercent}
          />
          <Button small icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={add}>
            {t('masterData.discountgroup.wholesaler.add')}
          </Button>
        </div>
        <FieldError>
          {isRefused ? t('masterData.discountgroup.wholesaler.missing') : errors.wholesalerDiscounts}
        </FieldError>
      </Stack>
    </Section>
  )
}
