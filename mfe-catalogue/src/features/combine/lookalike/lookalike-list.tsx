import type { CombinableKind } from '@schrankwerk/contracts'
import { useList } from '@schrankwerk/portal-ui/list'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Empty, Inline, Notice, Stack } from '@schrankwerk/ui'
import { DataTable } from '@schrankwerk/ui/table'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Combine } from '../combine-bulk.tsx'
import { type LookalikeRow, lookalikesQuery, sayDifferent } from './lookalike.api.ts'
import { lookalikeColumns } from './lookalike-columns.tsx'

const namesOf = ({ pair }: LookalikeRow) => pair.map(({ displayName }) => `„${displayName}“`).join(' und ')

/** Pairs of one kind that look alike: each is made one, or told apart for good. */
export function LookalikeList({ kind }: { kind: CombinableKind }) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const [combined, setCombined] = useState<LookalikeRow>()
  const [apart, setApart] = useState<LookalikeRow>()
  const list = useList({
    name: `lookalike:${kind}`,
    query: (asked) => lookalikesQuery(kind, asked),
    filters: ['kind'],
    sortable: [],
  })
  const telling = useSingleMutation({
    mutationFn: ({ row, different }: { row: LookalikeRow; different: boolean }) =>
      sayDifferent(row, different),
    onSuccess: async (_, { row, different }) => {
      await cache.invalidateQueries({ queryKey: ['masterData', 'lookalike'] })
      setApart(different ? row : undefined)
    },
  })
  const { sort: _, onSort: __, ...table } = list.table
  const columns = lookalikeColumns(t).filter(({ key }) => key !== 'manufacturer' || kind === 'discountgroup')
  return (
    <Stack gap={4}>
      {apart && (
        <Notice
          tone="success"
          onClose={() => setApart(undefined)}
          action={
            <Button
              small
              loading={telling.isPending}
              onClick={() => telling.mutate({ row: apart, different: false })}
            >
              {t('combination.undo')}
            </Button>
          }
        >
          {t('lookalike.apart', { names: namesOf(apart) })}
        </Notice>
      )}
      {telling.error && (
        <Notice tone="error">{t('lookalike.failed', { detail: problemText(telling.error) })}</Notice>
      )}
      <DataTable
        {...table}
        label={t('lookalike.title')}
        what={t('lookalike.what')}
        rowLabel={namesOf}
        columns={[
          ...columns,
          {
            key: 'actions',
            header: '',
            name: t('lookalike.actions'),
            hideable: false,
            align: 'end',
            cell: (row) => (
              <Inline gap={1} justify="flex-end">
                <Button
                  small
                  aria-label={t('lookalike.combineOf', { names: namesOf(row) })}
                  onClick={() => setCombined(row)}
                >
                  {t('combine.verb')}
                </Button>
                <Button
                  small
                  disabled={telling.isPending}
                  aria-label={t('lookalike.differentOf', { names: namesOf(row) })}
                  onClick={() => telling.mutate({ row, different: true })}
                >
                  {t('lookalike.different')}
                </Button>
              </Inline>
            ),
          },
        ]}
        empty={<Empty text={t(`lookalike.empty.${kind}`)} />}
      />
      {combined && (
        <Combine
          kind={kind}
          items={combined.pair.map(({ id, articles }) => ({ id, usedByArticleAmount: articles }))}
          onClose={() => setCombined(undefined)}
        />
      )}
    </Stack>
  )
}
