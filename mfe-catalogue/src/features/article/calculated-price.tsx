import { unitPrice, unitPriceDecimals } from '@schrankwerk/domain'
import { formatMoney, Muted } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { useDiscountGroupChoices } from '../../master-data.api.ts'
import styles from './article.module.css'
import { fieldId } from './article-fields.ts'
import { useForm } from './form-context.tsx'

const readable = (value: number | null): number | null => (Number.isNaN(value) ? null : value)
const sources = ['listPrice', 'purchasePrice', 'priceUnitSize', 'discountGroupId']

/** What one piece costs by what stands in the form now; of 1,000 m of a cable a metre costs parts of a cent. */
export function CalculatedPrice() {
  const { t } = useTranslation('catalogue')
  const { values } = useForm()
  const { percentOf } = useDiscountGroupChoices(values.manufacturerId, values.discountGroupId)
  const price = unitPrice(
    {
      purchasePrice: readable(values.purchasePrice),
      listPrice: readable(values.listPrice),
      priceUnitSize: readable(values.priceUnitSize),
      discountPercent: percentOf(values.discountGroupId),
    },
    1,
  )
  return (
    <p className={styles.calculated}>
      {t('article.field.calculatedPurchasePrice')}:{' '}
      <output className="kit-tabular" htmlFor={sources.map(fieldId).join(' ')}>
        <strong>{formatMoney(price, { decimals: unitPriceDecimals })}</strong>
      </output>{' '}
      <Muted>{t('article.calculatedHint')}</Muted>
    </p>
  )
}
