import type { ArticleSuggestion } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import {
  Button,
  Empty,
  Failed,
  formatPercent,
  Loading,
  Muted,
  Section,
  StateBadge,
  TableSkeleton,
} from '@schrankwerk/ui'
import { SearchField } from '@schrankwerk/ui/forms'
import { useState } from 'react'
import { useSuggestions } from '../data/bom-queries.ts'
import type { BomOwner } from '../data/owner.ts'
import classes from './line.module.css'
import { useReviewText } from './review-texts.ts'

export interface LineSuggestionsProps {
  owner: BomOwner
  lineId: string
  matchedArticleId: string | null
  isBusy: boolean
  onTake: (suggestion: ArticleSuggestion, lineIds: string[]) => void
}

export const numberOf = (article: Pick<ArticleSuggestion, 'orderNumber' | 'manufacturerNumber'>): string =>
  article.orderNumber ?? article.manufacturerNumber ?? '–'

/** Articles that could be meant, the likeliest first, each with its reason; or what the catalogue is searched for. */
export function LineSuggestions(props: LineSuggestionsProps) {
  const { owner, lineId, matchedArticleId, isBusy, onTake } = props
  const t = useReviewText()
  const [search, setSearch] = useState('')
  const found = useSuggestions(owner, lineId, search.trim(), true)
  const equal = found.data?.equalLineIds ?? []
  const problem = found.error instanceof ProblemError ? found.error : undefined
  return (
    <Section title={t('line.suggestions')} level={3}>
      <SearchField label={t('line.searchCatalogue')} value={search} onChange={setSearch} />
      {found.isError && (
        <Failed
          what={t('line.suggestionsWhat')}
          code={problem?.code}
          requestId={problem?.requestId}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isPending && (
        <Loading>
          <TableSkeleton rows={3} columns={3} />
        </Loading>
      )}
      {found.data?.suggestions.length === 0 && (
        <Empty text={t(search.trim() === '' ? 'line.noSuggestions' : 'line.noHits')} />
      )}
      {found.data !== undefined && found.data.suggestions.length > 0 && (
        <ol className={classes.suggestions} aria-busy={found.isFetching}>
          {found.data.suggestions.map((suggestion) => (
            <Suggestion
              key={suggestion.articleId}
              suggestion={suggestion}
              isCurrent={suggestion.articleId === matchedArticleId}
              equalCount={equal.length}
              isBusy={isBusy}
              onTake={() => onTake(suggestion, [lineId])}
              onTakeAll={() => onTake(suggestion, [...new Set([lineId, ...equal])])}
            />
          ))}
        </ol>
      )}
    </Section>
  )
}

interface SuggestionProps {
  suggestion: ArticleSuggestion
  isCurrent: boolean
  equalCount: number
  isBusy: boolean
  onTake: () => void
  onTakeAll: () => void
}

function Suggestion({ suggestion, isCurrent, equalCount, isBusy, onTake, onTakeAll }: SuggestionProps) {
  const t = useReviewText()
  const number = numberOf(suggestion)
  const other = suggestion.orderNumber === null ? null : suggestion.manufacturerNumber
  return (
    <li>
      <div className={classes.suggestion}>
        <span>
          <strong>{number}</strong>
          {other !== null && other !== number && <> · {other}</>}
          {suggestion.manufacturerName !== null && <> · {suggestion.manufacturerName}</>}
        </span>
        <span>{suggestion.description}</span>
        <span className={classes.why}>
          <Muted>
            {t('line.score', { percent: formatPercent(suggestion.score) })} · {suggestion.reason}
          </Muted>
          {suggestion.manufacturerAgrees !== null && (
            <StateBadge tone={suggestion.manufacturerAgrees ? 'green' : 'amber'}>
              {t(suggestion.manufacturerAgrees ? 'line.manufacturerAgrees' : 'line.manufacturerDiffers')}
            </StateBadge>
          )}
        </span>
      </div>
      <div className={classes.take}>
        {isCurrent ? (
          <StateBadge tone="blue">{t('line.current')}</StateBadge>
        ) : (
          <>
            <Button small disabled={isBusy} aria-label={t('line.takeLabel', { number })} onClick={onTake}>
              {t('line.take')}
            </Button>
            {equalCount > 1 && (
              <Button
                small
                disabled={isBusy}
                aria-label={t('line.takeAllLabel', { number, count: equalCount })}
                onClick={onTakeAll}
              >
                {t('line.takeAll', { count: equalCount })}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  )
}
