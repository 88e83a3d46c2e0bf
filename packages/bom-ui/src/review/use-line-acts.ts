import type { BomLine } from '@schrankwerk/contracts'
import { formatCount } from '@schrankwerk/ui'
import { useState } from 'react'
import type { Decision, Decisions, Outcome } from '../data/use-decisions.ts'
import type { BomText } from '../texts.ts'
import { judgementOf } from './judge-line.ts'
import type { LineChanges } from './line-values.ts'
import { useReviewText } from './review-texts.ts'
import { numberOf, type Takeable } from './suggestion.tsx'

export interface LineActsInput {
  line: BomLine
  decisions: Decisions
  /** An article was chosen by key, which `text` says of this line: the next one comes. */
  onTaken: (text: string) => void
  /** Values were changed by key: the next line comes. */
  onSaved: (text: string) => void
  /** An article was chosen and the line stays. */
  onChosen: () => void
}

// Said in the operator's own lists alone: the words of the other parts are loaded with every enquiry.
const matchedAgain = 'Der Artikel wurde gespeichert und die Zeile neu abgeglichen.'

/** Takes back what a person decided about the line before it was opened. */
function undoOf({ id, manualReplacement, withoutArticle }: BomLine): Decision | undefined {
  if (manualReplacement) return { lineIds: [id], matchedArticleId: null }
  return withoutArticle ? { lineIds: [id], changes: { withoutArticle: false } } : undefined
}

/** For how many lines at once, which is one for what was decided before the page was loaded. */
export const undoneText = ({ lineIds }: Decision, t: BomText): string =>
  t('line.undone', { lines: formatCount(lineIds.length, t('count.line'), t('count.lines')) })

/** Somebody else, or the same person in another window, may have decided since. */
const isStillSo = ({ articleId }: Outcome, line: BomLine): boolean =>
  articleId === undefined || articleId === line.matchedArticleId

/** An article is what is open about the line; what the customer supplies needs none anyway. */
const mayStayWithout = (line: BomLine): boolean =>
  !line.isSuppliedPart && !line.withoutArticle && (line.matchedBy === null || judgementOf(line) === 'check')

/** What can be decided about a line, and what became of the last decision. Acts that are no question are left out. */
export function useLineActs({ line, decisions, onTaken, onSaved, onChosen }: LineActsInput) {
  const t = useReviewText()
  const course = decisions.courseOf(line.id)
  const [saves, setSaves] = useState(0)
  const [refused, setRefused] = useState(() =>
    course?.state === 'failed' && course.decision.changes !== undefined
      ? { changes: course.decision.changes, line: course.line ?? line }
      : undefined,
  )
  const done = course?.state === 'done' && isStillSo(course, line) ? course : undefined
  const undo = done?.undo ?? undoOf(line)
  const decide = (decision: Decision, outcome: Outcome) => decisions.decide(line.id, decision, outcome)
  const take = (article: Takeable, lineIds: string[], goesOn: boolean) => {
    const number = numberOf(article)
    const text = t('line.taken', {
      number,
      lines: formatCount(lineIds.length, t('count.line'), t('count.lines')),
    })
    decide(
      { lineIds, matchedArticleId: article.articleId },
      { text, undo: { lineIds, matchedArticleId: null }, articleId: article.articleId },
    )
    if (goesOn) onTaken(lineIds.length === 1 ? t('line.takenBefore', { number }) : text)
    else onChosen()
  }
  const leaveWithout = (goesOn: boolean) => {
    decide(
      { lineIds: [line.id], changes: { withoutArticle: true } },
      {
        text: t('line.leftWithout'),
        undo: { lineIds: [line.id], changes: { withoutArticle: false } },
      },
    )
    if (goesOn) onTaken(t('line.leftWithoutBefore'))
    else onChosen()
  }
  const save = (changes: LineChanges, goesOn: boolean) => {
    const text = t('line.saved')
    const onKept = () => {
      setRefused(undefined)
      setSaves((n) => n + 1)
    }
    decide({ lineIds: [line.id], changes }, { text, line, onKept })
    if (goesOn) onSaved(text)
  }
  return {
    isWaiting: course?.state === 'waiting',
    done,
    failed: course?.state === 'failed' ? course : undefined,
    /** Changes of values that were not kept when the line was opened, to be mended. */
    refused,
    /** How often values were kept since. */
    saves,
    take,
    leaveWithout: mayStayWithout(line) ? leaveWithout : undefined,
    save,
    undo: undo && (() => decide(undo, { text: undoneText(undo, t) })),
    matchAgain: () => decide({ lineIds: [line.id], changes: {} }, { text: matchedAgain }),
  }
}
