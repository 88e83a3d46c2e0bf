import type { ArticleSuggestion, BomLine } from '@schrankwerk/contracts'
import { absenceOf } from '@schrankwerk/shell-api'
import { Button, Empty, Failed, Inline, Loading, Muted, Section, TableSkeleton } from '@schrankwerk/ui'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useSuggestions } from '../data/bom-queries.ts'
import type { BomOwner } from '../data/owner.ts'
import { CatalogueSearch } from './catalogue-search.tsx'
import { judgementOf } from './judge-line.ts'
import classes from './line.module.css'
import { useReviewText } from './review-texts.ts'
import { byEnter, type Takeable } from './suggestion.tsx'
import { SuggestionList } from './suggestion-list.tsx'

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

/** What was found and only needs a confirmation comes before what is suggested. */
function withFound(line: BomLine, suggested: readonly ArticleSuggestion[]): readonly Takeable[] {
  const article = line.matchedArticle
  if (article === null || judgementOf(line) !== 'check') return suggested
  const same = suggested.find(({ articleId }) => articleId === article.id)
  const found = { ...article, articleId: article.id, reasons: same?.reasons ?? [] }
  return [found, ...suggested.filter((one) => one !== same)]
}

/** Articles that could be meant, the likeliest first, each with its reasons; or what the catalogue is searched for. */
export function LineSuggestions(props: LineSuggestionsProps) {
  const { owner, line, isBusy, wantsFocus, frame, onTake, onLeaveWithout, onNext } = props
  const t = useReviewText()
  const [search, setSearch] = useState('')
  const searched = search.trim()
  const found = useSuggestions(owner, line.id, searched)
  const isThere = found.data !== undefined
  const suggested = found.data?.suggestions ?? []
  const articles = searched === '' ? withFound(line, suggested) : suggested
  const part = useRef<HTMLDivElement>(null)
  const sectionId = useId()
  const firstTake = () => part.current?.querySelector<HTMLElement>('[data-take]') ?? undefined
  // Only where the keys are at rest: whoever types or presses another button keeps them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the suggestions of a line are there
  useEffect(() => {
    const atRest = frame.current
    if (!isThere || !wantsFocus || atRest === null) return
    const begin = () => {
      // Never the search: the next n or p would be typed into it.
      const target = firstTake() ?? document.getElementById(sectionId)
      target?.focus({ preventScroll: true })
      target?.scrollIntoView({ block: 'nearest' })
    }
    const now = document.activeElement
    if (now === atRest) return begin()
    if (atRest.closest('[role="dialog"]')?.contains(now)) return
    // Suggestions that were asked for ahead are there before the dialog that opens has the keys, which it takes more than
    // once; what a person does afterwards is no opening any more.
    const opening = new AbortController()
    const { signal } = opening
    atRest.addEventListener('focus', begin, { signal })
    for (const act of ['keydown', 'pointerdown'])
      document.addEventListener(act, () => opening.abort(), { signal, capture: true })
    return () => opening.abort()
  }, [isThere])
  const rest = () => frame.current?.focus({ preventScroll: true })
  return (
    <Section id={sectionId} title={t('line.suggestions')} level={3}>
      <div ref={part} className={classes.choice}>
        <CatalogueSearch
          value={search}
          onChange={setSearch}
          hasHits={articles.length > 0}
          onBack={() => (firstTake() ?? frame.current)?.focus({ preventScroll: true })}
          onFirst={() => firstTake()?.focus()}
          onNext={() => {
            rest()
            onNext()
          }}
        />
        {found.isError && (
          <Failed
            what={t('line.suggestionsWhat')}
            {...absenceOf(found.error)}
            onRetry={() => void found.refetch()}
          />
        )}
        {found.isPending && (
          <Loading>
            <TableSkeleton rows={3} columns={3} />
          </Loading>
        )}
        {isThere && articles.length === 0 && (
          <Empty text={t(searched === '' ? 'line.noSuggestions' : 'line.noHits')} />
        )}
        {articles.length > 0 && (
          <SuggestionList
            line={line}
            articles={articles}
            equalLineIds={found.data?.equalLineIds ?? []}
            isBusy={isBusy}
            isSearching={found.isFetching}
            onTake={(article, lineIds, goesOn) => {
              if (goesOn) rest()
              onTake(article, lineIds, goesOn)
            }}
          />
        )}
        {onLeaveWithout && (
          <LeaveWithout
            isBusy={isBusy}
            onLeave={(goesOn) => {
              if (goesOn) rest()
              onLeaveWithout(goesOn)
            }}
          />
        )}
        {props.note}
      </div>
    </Section>
  )
}

interface LeaveWithoutProps {
  isBusy: boolean
  onLeave: (goesOn: boolean) => void
}

/** That no article is wanted, where that is a question. */
function LeaveWithout({ isBusy, onLeave }: LeaveWithoutProps) {
  const t = useReviewText()
  return (
    <Inline gap={2}>
      <Muted>{t('line.withoutHint')}</Muted>
      <Button small disabled={isBusy} onKeyDown={byEnter(isBusy, onLeave)} onClick={() => onLeave(false)}>
        {t('line.without')}
      </Button>
    </Inline>
  )
}
