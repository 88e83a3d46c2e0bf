import type { Hit, Origin } from './match.queries.ts'

/** What was found for one line; `step` is explained in `match-step.ts`. */
export interface FoundLine {
  line: number
  step: number | null
  articleId: string | null
  /** Which number of the line hit; R: what is remembered of it. */
  origin: Origin | null
  /** The article's own spelling of the number that hit. */
  number: string | null
  agrees: boolean | null
  /** What speaks against the article: another one that a number of the line leads to, or led to when it was chosen. */
  otherArticleId: string | null
  /** The number that leads to the other one; null where none does any more. */
  otherOrigin: Origin | null
  /** Remembered for want of a hit, which there is by now. */
  formerArticleId: string | null
  /** First step that more than one article fits, and how many do. */
  openStep: number | null
  openAmount: number | null
}

/** Decides for each line between the hits of its numbers and what is remembered of it. */
export function chooseHits(amount: number, hits: readonly Hit[]): FoundLine[] {
  const byLine = Array.from({ length: amount }, (): Hit[] => [])
  for (const hit of hits) byLine[hit.line]!.push(hit)
  return byLine.map((ofLine, line) => ({ line, ...chosenOf(ofLine.sort((a, b) => a.step - b.step)) }))
}

function chosenOf(hits: readonly Hit[]): Omit<FoundLine, 'line'> {
  const single = hits.filter((hit) => hit.amount === 1)
  const open = hits.find((hit) => hit.amount > 1)
  const remembered = single.find((hit) => hit.origin === 'R')
  const own = single.find((hit) => hit.origin !== 'R')
  const isOutdated = remembered !== undefined && own !== undefined && goesBefore(own, remembered)
  const chosen = isOutdated ? own : (remembered ?? own)
  return {
    step: chosen?.step ?? null,
    articleId: chosen?.articleId ?? null,
    origin: chosen?.origin ?? null,
    number: chosen?.number ?? null,
    agrees: chosen?.agrees ?? null,
    formerArticleId: isOutdated ? remembered.articleId : null,
    openStep: open?.step ?? null,
    openAmount: open?.amount ?? null,
    ...otherOf(single, chosen),
  }
}

const isExact = ({ step }: Hit) => step % 1000 < 100
/** As the line writes it: what is a guess at another spelling speaks against nothing. */
const isWritten = ({ step }: Hit) => step < 10_000
const isNumber = ({ origin, step }: Hit) =>
  origin === 'E' || ((origin === 'O' || origin === 'T') && step % 10_000 < 9000)

/** What filled a gap gives way to an article that has the number since; what was chosen against one does not. */
const goesBefore = (own: Hit, remembered: Hit): boolean =>
  remembered.against === null &&
  remembered.articleId !== own.articleId &&
  own.agrees &&
  isWritten(own) &&
  isExact(own)

type Other = Pick<FoundLine, 'otherArticleId' | 'otherOrigin'>

function otherOf(single: readonly Hit[], chosen: Hit | undefined): Other {
  const contradicts = chosen?.origin === 'R' ? contradictsRemembered : contradictsNumber
  const other = chosen && single.find((hit) => hit.articleId !== chosen.articleId && contradicts(hit, chosen))
  if (other) return { otherArticleId: other.articleId, otherOrigin: other.origin }
  const isAgain = single.some((hit) => hit.origin !== 'R' && hit.articleId === chosen?.articleId)
  const against =
    chosen?.against == null || chosen.against === chosen.articleId || isAgain ? null : chosen.against
  return { otherArticleId: against, otherOrigin: null }
}

/**
 * Two numbers of a line lead to two articles. Against the line's manufacturer only an exact hit contradicts: a loose one
 * may be mere chance.
 */
const contradictsNumber = (hit: Hit, chosen: Hit): boolean =>
  isNumber(hit) &&
  isNumber(chosen) &&
  isWritten(hit) &&
  isWritten(chosen) &&
  hit.origin !== chosen.origin &&
  (hit.agrees || !chosen.agrees || isExact(hit))

/** A loose number without its manufacturer is too little to doubt what a person decided. */
const contradictsRemembered = (hit: Hit): boolean =>
  isNumber(hit) && isWritten(hit) && (isExact(hit) || (hit.agrees && hit.step < 4000))
