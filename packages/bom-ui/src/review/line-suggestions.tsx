import type { BomLine } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { Button, Empty, Failed, Inline, Loading, Muted, Section, TableSkeleton } from '@schrankwerk/ui'
import { SearchField } from '@schrankwerk/ui/forms'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useSuggestions } from '../data/bom-queries.ts'
import type { BomOwner } from '../data/owner.ts'
import { judgementOf } from './judge-line.ts'
import classes from './line.module.css'
import { useReviewText } from './review-texts.ts'
import { byEnter, Suggestion, type Takeable } from './suggestion.tsx'

export interface LineSuggestionsProps {
  owner: BomOwner
  line: BomLine
  isBusy: boolean
  /** An article is what the line lacks: the keys begin at the first one. */
  wantsFocus: boolean
  frame: RefObject<HTMLElement | null>
  /** What choosing means. */
  note: ReactNode
  onTake: (article: Takeable, lineIds: string[], goesOn: boolean) => void
  /** That none is wanted; left out where that is no question. `goesOn`: by the key, to the next line at once. */
  onLeaveWithout: ((goesOn: boolean) => void) | undefined
  onNext: () => void
}

/** What was found and only needs a confirmation. */
const foundOf = (line: BomLine): Takeable | undefined =>
  line.matchedArticle !== null && judgementOf(line) === 'check'
    ? { ...line.matchedArticle, articleId: line.matchedArticle.id, reasons: [] }
    : undefined

/** Articles that could be meant, the likeliest first, each with its reasons; or what the catalogue is searched for. */
export function LineSuggestions(props: LineSuggestionsProps) {
  const { owner, line, isBusy, wantsFocus, frame, onTake, onLeaveWithout, onNext } = props
  const t = useReviewText()
  const [search, setSearch] = useState('')
  const found = useSuggestions(owner, line.id, search.trim())
  const equal = found.data?.equalLineIds ?? []
  const problem = found.error instanceof ProblemError ? found.error : undefined
  const suggested = found.data?.suggestions ?? []
  const own = search.trim() === '' ? foundOf(line) : undefined
  const same = suggested.find(({ articleId }) => articleId === own?.articleId)
  const articles: Takeable[] =
    own === undefined
      ? suggested
      : [{ ...own, reasons: same?.reasons ?? [] }, ...suggested.filter((one) => one !== same)]
  const part = useRef<HTMLDivElement>(null)
  const sectionId = useId()
  const firstTake = () => part.current?.querySelector<HTMLElement>('[data-take]') ?? undefined
  const isThere = found.data !== undefined
  // Only where the keys are at rest: whoever types or presses another button keeps them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the suggestions of a line are there
  useEffect(() => {
    if (!isThere || !wantsFocus || document.activeElement !== frame.current) return
    // Never the search: the next n or p would be typed into it.
    const target = firstTake() ?? document.getElementById(sectionId)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
  }, [isThere])
  /** From the search to what it found, or to where n and p go on. */
  const toList = () => (firstTake() ?? frame.current)?.focus({ preventScroll: true })
  const [isSearched, setSearched] = useState(false)
  const hasWayBack = isSearched || articles.length > 0
  const onSearchEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !hasWayBack) return
    // Neither the field, which would empty itself, nor the dialog has this one.
    event.preventDefault()
    event.stopPropagation()
    toList()
  }
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    // As it stands in the field: it is told only in this moment.
    if (event.target.value.trim() !== '') firstTake()?.focus()
    else if (articles.length === 0) {
      frame.current?.focus({ preventScroll: true })
      onNext()
    }
  }
  return (
    <Section id={sectionId} title={t('line.suggestions')} level={3}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the search field goes on to what it found */}
      <div ref={part} className={classes.choice} onKeyDown={onSearchKey}>
        <div
          data-mantine-stop-propagation={hasWayBack}
          onKeyDownCapture={onSearchEscape}
          // Told letter by letter, which the search itself is not.
          onInput={(event) => setSearched((event.target as HTMLInputElement).value !== '')}
        >
          <SearchField label={t('line.searchCatalogue')} value={search} onChange={setSearch} />
        </div>
        {found.isError && (
          <Failed
            what={t('line.suggestionsWhat')}
            detail={problem?.detail}
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
        {isThere && articles.length === 0 && (
          <Empty text={t(search.trim() === '' ? 'line.noSuggestions' : 'line.noHits')} />
        )}
        {articles.length > 0 && (
          <ol className={classes.suggestions} aria-busy={found.isFetching}>
            {articles.map((article) => {
              const all = [...new Set([line.id, ...equal])]
              return (
                <Suggestion
                  key={article.articleId}
                  article={article}
                  current={
                    article.articleId !== line.matchedArticleId
                      ? 'none'
                      : judgementOf(line) === 'check'
                        ? 'found'
                        : 'chosen'
                  }
                  equalCount={equal.length}
                  isBusy={isBusy}
                  onTake={(goesOn) => {
                    if (goesOn) frame.current?.focus({ preventScroll: true })
                    onTake(article, [line.id], goesOn)
                  }}
                  onTakeAll={(goesOn) => {
                    if (goesOn) frame.current?.focus({ preventScroll: true })
                    onTake(article, all, goesOn)
                  }}
                />
              )
            })}
          </ol>
        )}
        {onLeaveWithout && (
          <Inline gap={2}>
            <Muted>{t('line.withoutHint')}</Muted>
            <Button
              small
              disabled={isBusy}
              onKeyDown={byEnter(isBusy, (goesOn) => {
                frame.current?.focus({ preventScroll: true })
                onLeaveWithout(goesOn)
              })}
              onClick={() => onLeaveWithout(false)}
            >
              {t('line.without')}
            </Button>
          </Inline>
        )}
        {props.note}
      </div>
    </Section>
  )
}
