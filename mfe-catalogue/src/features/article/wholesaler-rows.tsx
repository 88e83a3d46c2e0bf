import { Button, IconButton, Muted, Stack } from '@schrankwerk/ui'
import { FieldError, MoneyField, SelectField, TextField } from '@schrankwerk/ui/forms'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useWholesalerChoices } from '../../master-data.api.ts'
import styles from './article.module.css'
import { fieldId, largestPrice, longestNumber } from './article-fields.ts'
import type { WholesalerValues } from './article-values.ts'
import { lengthError } from './check-article.ts'
import { useField, useForm } from './form-context.tsx'

const iconProps = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** What the article is called and costs at each wholesaler. */
export function WholesalerRows() {
  const { t } = useTranslation('catalogue')
  const { errors, texts, set } = useForm()
  const { value: rows, onChange, error, id } = useField('wholesalerInfos')
  const { options, loading } = useWholesalerChoices()
  const changed = (at: number, part: Partial<WholesalerValues>) =>
    rows.map((row, index) => (index === at ? { ...row, ...part } : row))
  const change = (at: number, part: Partial<WholesalerValues>) => onChange(changed(at, part))
  const add = () => onChange([...rows, { wholesalerId: null, orderNumber: '', purchasePrice: null }])
  const taken = new Set(rows.map(({ wholesalerId }) => wholesalerId))
  return (
    <Stack gap={3}>
      {rows.length === 0 && <Muted>{t('article.wholesaler.none')}</Muted>}
      {rows.map((row, at) => {
        const path = `wholesalerInfos.${at}`
        const name = options.find(({ value }) => value === row.wholesalerId)?.label
        return (
          <div key={at} className={styles.wholesaler}>
            <SelectField
              id={fieldId(`${path}.wholesalerId`)}
              label={t('article.wholesaler.name')}
              required
              loading={loading}
              options={options.filter(({ value }) => value === row.wholesalerId || !taken.has(value))}
              value={row.wholesalerId}
              onChange={(wholesalerId) => change(at, { wholesalerId })}
              error={errors[`${path}.wholesalerId`]}
            />
            <TextField
              id={fieldId(`${path}.orderNumber`)}
              label={t('article.wholesaler.orderNumber')}
              value={row.orderNumber}
              onChange={(orderNumber) => change(at, { orderNumber })}
              error={errors[`${path}.orderNumber`] ?? lengthError(row.orderNumber, longestNumber, t)}
            />
            <MoneyField
              id={fieldId(`${path}.purchasePrice`)}
              label={t('article.wholesaler.purchasePrice')}
              min={0}
              max={largestPrice}
              step={0.01}
              value={row.purchasePrice}
              unreadable={texts[`${path}.purchasePrice`]}
              onChange={(purchasePrice, text) =>
                set({ wholesalerInfos: changed(at, { purchasePrice }) }, { [`${path}.purchasePrice`]: text })
              }
              error={errors[`${path}.purchasePrice`]}
            />
            <IconButton
              label={t('article.wholesaler.remove', {
                name: name ?? t('article.wholesaler.row', { row: at + 1 }),
              })}
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
            >
              <IconTrash {...iconProps} />
            </IconButton>
          </div>
        )
      })}
      <FieldError>{error}</FieldError>
      <div>
        <Button id={id} small icon={<IconPlus {...iconProps} />} onClick={add}>
          {t('article.wholesaler.add')}
        </Button>
      </div>
    </Stack>
  )
}
