import { ClashDialog } from '@schrankwerk/portal-ui/form'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../../field-text.ts'
import { useManufacturerSearch } from '../../manufacturer-search.ts'
import { useDiscountGroupChoices, useUnitChoices, useWholesalerChoices } from '../../master-data.api.ts'
import { type ArticleValues, valuesOf } from './article-values.ts'
import { useForm } from './form-context.tsx'

/** Somebody else saved first: what was typed beside what is saved now, and the choice between them. */
export function ChangedDialog() {
  const { clash } = useForm()
  return clash ? <Opened saved={valuesOf(clash.theirs)} fields={clash.fields} /> : null
}

function Opened({ saved, fields }: { saved: ArticleValues; fields: readonly (keyof ArticleValues)[] }) {
  const { t } = useTranslation('catalogue')
  const { values, takeTheirs, keepMine } = useForm()
  const text = useValueText(values, saved)
  return (
    <ClashDialog
      title={t('article.changed.title')}
      text={t('article.changed.text')}
      rows={fields.map((name) => [t(`article.field.${name}`), text(name, values), text(name, saved)])}
      onTakeTheirs={takeTheirs}
      onKeepMine={keepMine}
    />
  )
}

/** A field's value of one of the two as people read it. */
function useValueText(mine: ArticleValues, theirs: ArticleValues) {
  const { t } = useTranslation('catalogue')
  const options = [
    ...useManufacturerSearch([mine.manufacturerId, theirs.manufacturerId]).options,
    ...useUnitChoices().options,
    ...useDiscountGroupChoices(mine.manufacturerId, mine.discountGroupId).options,
    ...useDiscountGroupChoices(theirs.manufacturerId, theirs.discountGroupId).options,
    ...useWholesalerChoices().options,
  ]
  const named = (id: string | null) => options.find(({ value }) => value === id)?.label ?? '–'
  return (name: keyof ArticleValues, values: ArticleValues): string => {
    if (name === 'wholesalerInfos')
      return values[name].map(({ wholesalerId }) => named(wholesalerId)).join(', ') || '–'
    const value = values[name]
    if (value === undefined || value === null || value === '') return '–'
    if (typeof value === 'boolean' || typeof value === 'number') return fieldText(name, value, t)
    if (Array.isArray(value)) return value.join(', ') || '–'
    return name.endsWith('Id') && name !== 'eclass9_1Id' ? named(value) : value
  }
}
