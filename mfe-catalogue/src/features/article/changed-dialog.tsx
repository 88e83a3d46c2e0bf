import { Button, Dialog, formatNumber, SimpleTable, Stack } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import {
  useDiscountGroupChoices,
  useManufacturerChoices,
  useUnitChoices,
  useWholesalerChoices,
} from '../../master-data.api.ts'
import { type ArticleFieldName, type ArticleValues, valuesOf } from './article-values.ts'
import { useForm } from './form-context.tsx'

/** Somebody else saved first: what was typed beside what is saved now, and the choice between them. */
export function ChangedDialog() {
  const { clash } = useForm()
  return clash ? <Opened saved={valuesOf(clash)} /> : null
}

function Opened({ saved }: { saved: ArticleValues }) {
  const { t } = useTranslation('catalogue')
  const { changed, values, takeTheirs, keepMine } = useForm()
  const text = useValueText()
  return (
    <Dialog
      open
      closable={false}
      onClose={keepMine}
      title={t('article.changed.title')}
      actions={
        <>
          <Button onClick={takeTheirs}>{t('article.changed.takeTheirs')}</Button>
          <Button variant="primary" onClick={keepMine}>
            {t('article.changed.keepMine')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('article.changed.text')}</p>
        <SimpleTable
          label={t('article.changed.title')}
          head={[t('article.changed.field'), t('article.changed.mine'), t('article.changed.theirs')]}
          rows={changed.map((name) => [t(`article.field.${name}`), text(name, values), text(name, saved)])}
        />
      </Stack>
    </Dialog>
  )
}

/** A field's value as people read it. */
function useValueText() {
  const { t } = useTranslation('catalogue')
  const options = [
    ...useManufacturerChoices().options,
    ...useUnitChoices().options,
    ...useDiscountGroupChoices(null).options,
    ...useWholesalerChoices().options,
  ]
  const named = (id: string | null) => options.find(({ value }) => value === id)?.label ?? '–'
  return (name: ArticleFieldName, values: ArticleValues): string => {
    if (name === 'wholesalerInfos')
      return values[name].map(({ wholesalerId }) => named(wholesalerId)).join(', ') || '–'
    const value = values[name]
    if (value === null || value === '') return '–'
    if (typeof value === 'boolean') return t(value ? 'article.yes' : 'article.no')
    if (typeof value === 'number') return formatNumber(value, { decimals: 4 })
    if (Array.isArray(value)) return value.join(', ') || '–'
    return name.endsWith('Id') && name !== 'eclass9_1Id' ? named(value) : value
  }
}
