import type { BomLine } from '@schrankwerk/contracts'
import { judgementOf } from './judge-line.ts'
import classes from './line.module.css'
import { Suggestion, type Takeable } from './suggestion.tsx'

export interface SuggestionListProps {
  line: BomLine
  articles: readonly Takeable[]
  /** Lines that ask for the same: what is taken can be taken for all of them. */
  equalLineIds: readonly string[]
  isBusy: boolean
  isSearching: boolean
  /** `goesOn`: by the key, to the next line at once. */
  onTake: (article: Takeable, lineIds: string[], goesOn: boolean) => void
}

/** Articles that could be meant, the likeliest first, each with its reasons. */
export function SuggestionList(props: SuggestionListProps) {
  const { line, articles, equalLineIds, isBusy, isSearching, onTake } = props
  const all = [...new Set([line.id, ...equalLineIds])]
  const matched = judgementOf(line) === 'check' ? 'found' : 'chosen'
  return (
    <ol className={classes.suggestions} aria-busy={isSearching}>
      {articles.map((article) => (
        <Suggestion
          key={article.articleId}
          article={article}
          current={article.articleId === line.matchedArticleId ? matched : 'none'}
          equalCount={equalLineIds.length}
          isBusy={isBusy}
          onTake={(goesOn) => onTake(article, [line.id], goesOn)}
          onTakeAll={(goesOn) => onTake(article, all, goesOn)}
        />
      ))}
    </ol>
  )
}
