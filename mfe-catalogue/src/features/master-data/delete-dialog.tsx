import { type BulkChoice, BulkDialog } from '@schrankwerk/portal-ui/list'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { articleAmount, type Deleting, isUsed, type Named } from './master-data.ts'
import { useUses } from './uses.ts'

export interface DeleteDialogProps<Row extends Named> extends BulkChoice<Row> {
  of: Deleting<Row>
}

/** Names what is deleted and what is used and therefore stays; says afterwards what else had to stay. */
export function DeleteDialog<Row extends Named>({ of, ...choice }: DeleteDialogProps<Row>) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const usesOf = useUses()
  const { kind, nameOf, isFreeOfUse } = of
  const say = (what: string, values: Record<string, unknown>) =>
    t(`masterData.${kind}.delete.${what}`, values)
  const remove = async (items: readonly Row[]) => {
    const left = await of.removeMany(items.map(({ id }) => id))
    // Its own page is left behind, and does not ask for it again.
    for (const { id } of items) if (!left.includes(id)) cache.removeQueries({ queryKey: of.key(id) })
    return items.filter(({ id }) => left.includes(id)).map((item) => ({ item }))
  }
  const articles = choice.items.reduce((sum, item) => sum + articleAmount(item), 0)
  return (
    <BulkDialog
      {...choice}
      nameOf={nameOf}
      {...(isFreeOfUse ? {} : { mayAct: (item: Row) => !isUsed(item) })}
      act={remove}
      changes="masterData"
      words={{
        title: (count, name) => say('title', { count, name }),
        verb: (count) => say('verb', { count }),
        effect: (count) => {
          if (!isFreeOfUse) return t('masterData.delete.unused', { count })
          return articles > 0 ? say('effectOnArticles', { count: articles }) : say('effect', { count })
        },
        done: (count) => say('done', { count }),
        left: (names, count) => say('left', { names, count }),
        failed: (names, detail) => t('masterData.delete.failed', { names, detail }),
        impossible: (names) =>
          t('masterData.delete.used', {
            names,
            uses: usesOf(choice.items),
            count: choice.items.filter(isUsed).length,
          }),
        none: say('none', { count: choice.items.length }),
      }}
    />
  )
}
