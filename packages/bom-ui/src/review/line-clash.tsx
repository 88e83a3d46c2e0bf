import { Button, Inline, Notice, Stack } from '@schrankwerk/ui'
import { fieldText, type LineField, type LineValues, valueText } from './line-values.ts'
import { useReviewText } from './review-texts.ts'

export interface LineClashProps {
  fields: readonly LineField[]
  mine: LineValues
  theirs: LineValues
  onTake: (field: LineField) => void
  onKeep: (field: LineField) => void
}

/** The line has another value since in a field that is being typed: for each of them the choice what holds. */
export function LineClash({ fields, mine, theirs, onTake, onKeep }: LineClashProps) {
  const t = useReviewText()
  return (
    <Notice tone="error" title={t('line.clash.title')}>
      <Stack gap={2}>
        <p>{t('line.clash.text')}</p>
        {fields.map((field) => {
          const name = fieldText(field, t)
          return (
            <Inline key={field} gap={2}>
              <span>
                {name}: <strong>{valueText(field, theirs, t)}</strong>{' '}
                {t('line.clash.mine', { value: valueText(field, mine, t) })}
              </span>
              <Button
                small
                aria-label={t('line.clash.of', { verb: t('line.clash.take'), name })}
                onClick={() => onTake(field)}
              >
                {t('line.clash.take')}
              </Button>
              <Button
                small
                aria-label={t('line.clash.of', { verb: t('line.clash.keep'), name })}
                onClick={() => onKeep(field)}
              >
                {t('line.clash.keep')}
              </Button>
            </Inline>
          )
        })}
      </Stack>
    </Notice>
  )
}
