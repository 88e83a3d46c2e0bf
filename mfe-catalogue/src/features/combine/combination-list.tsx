import type { Combination } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import {
  Empty,
  Failed,
  formatDateTime,
  formatNumber,
  Loading,
  SimpleTable,
  TableSkeleton,
  TextLink,
} from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { masterDataPath } from '../../paths.ts'
import { combinationsQuery } from './combine.api.ts'
import { UndoButton } from './undo-button.tsx'

const namesOf = (one: Combination) => one.gone.map(({ displayName }) => `„${displayName}“`).join(', ')

/** What was combined in the last day: who, when, what, and the way back. */
export function CombinationList() {
  const { t } = useTranslation('catalogue')
  const { data, error, refetch } = useQuery(combinationsQuery)
  if (error && !data) return <Failed what={t('combination.what')} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading>
        <TableSkeleton rows={4} columns={5} />
      </Loading>
    )
  if (data.length === 0) return <Empty text={t('combination.empty')} />
  return (
    <SimpleTable
      label={t('combination.title')}
      head={['at', 'who', 'survivor', 'gone', 'articles', 'undo'].map((name) =>
        t(`combination.column.${name}`),
      )}
      align={[undefined, undefined, undefined, undefined, 'end']}
      rows={data.map((one) => [
        formatDateTime(one.at),
        one.userName,
        <TextLink key="survivor" component={Link} to={masterDataPath(one.kind, one.survivor.id)}>
          {`${t(`masterData.${one.kind}.one`)} ${one.survivor.displayName}`}
        </TextLink>,
        namesOf(one),
        formatNumber(one.articles),
        one.undoneAt ? (
          t('combination.undoneAt', { at: formatDateTime(one.undoneAt) })
        ) : (
          <UndoButton key="undo" id={one.id} name={namesOf(one)} />
        ),
      ])}
    />
  )
}
