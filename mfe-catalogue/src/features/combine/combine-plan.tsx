import type { CombinableKind, CombinePreview } from '@schrankwerk/contracts'
import { formatNumber, Notice, Stack } from '@schrankwerk/ui'
import { RadioGroupField } from '@schrankwerk/ui/forms'
import { useTranslation } from 'react-i18next'

export interface CombinePlanProps {
  kind: CombinableKind
  preview: CombinePreview
  /** Keeps the choices in their places, whichever is chosen. */
  order: readonly string[]
  survivorId: string
  onSurvivor: (id: string) => void
  disabled: boolean
}

const amounts = [
  'articles',
  'nameVariants',
  'discountGroups',
  'wholesalerDiscounts',
  'importConfigs',
  'replacements',
] as const

/** Which one stays, and what goes over to it. */
export function CombinePlan({ kind, preview, order, survivorId, onSurvivor, disabled }: CombinePlanProps) {
  const { t } = useTranslation('catalogue')
  const { chosen, moves, groupsCombined } = preview
  const survivor = chosen.find(({ id }) => id === survivorId)
  const percentOf = (percent: number | null) =>
    percent === null ? t('masterData.noPercent') : `${formatNumber(percent, { decimals: 4 })} %`
  const ofOne = ({ articles, names, percent }: CombinePreview['chosen'][number]) =>
    [
      t('masterData.use.article', { count: articles }),
      ...(kind === 'discountgroup' ? [percentOf(percent)] : []),
      ...(names.length > 1 ? [t('combine.alsoNamed', { names: names.slice(1, 6).join(', ') })] : []),
    ].join(' · ')
  const moving = amounts.filter((name) => moves[name] > 0)
  const percents = new Set(chosen.map(({ percent }) => percent))
  return (
    <Stack gap={4}>
      <RadioGroupField
        label={t('combine.stays')}
        description={t('combine.staysHint')}
        value={survivorId}
        onChange={(id) => id && onSurvivor(id)}
        disabled={disabled}
        options={[...chosen]
          .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
          .map((one) => ({ value: one.id, label: one.displayName, description: ofOne(one) }))}
      />
      {kind === 'discountgroup' && percents.size > 1 && survivor && (
        <Notice tone="warning">
          {t('combine.onePercent', { name: survivor.displayName, percent: percentOf(survivor.percent) })}
        </Notice>
      )}
      <div>
        <p>{t('combine.moves', { name: survivor?.displayName ?? '' })}</p>
        <ul>
          {moving.map((name) => (
            <li key={name}>{t(`combine.move.${name}`, { count: moves[name] })}</li>
          ))}
          {groupsCombined > 0 && <li>{t('combine.groupsCombined', { count: groupsCombined })}</li>}
          {moving.length === 0 && <li>{t('combine.move.none')}</li>}
        </ul>
      </div>
    </Stack>
  )
}
