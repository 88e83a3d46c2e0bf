import {
  type AnswerOf,
  type BodyInput,
  type BomLine,
  bomErrors,
  type SlimLine,
  type updateBomArticles,
} from '@schrankwerk/contracts'
import { api, useUnsavedGuard } from '@schrankwerk/shell-api'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isFine } from '../review/judge-line.ts'
import { bomKeys } from './bom-keys.ts'
import type { EditVersions } from './edit-version.ts'
import { useLaterCalls } from './later-calls.ts'
import { asTarget, type BomOwner } from './owner.ts'

type Answer = AnswerOf<typeof updateBomArticles>
/** What is decided: another article (null undoes it) or changed values, for these lines. */
export type Decision = Pick<BodyInput<typeof updateBomArticles>, 'lineIds' | 'matchedArticleId' | 'changes'>

const slim = (line: BomLine): SlimLine => ({
  id: line.id,
  position: line.position,
  rowIndex: line.rowIndex,
  orderNumber: line.orderNumber,
  manufacturerNumber: line.manufacturerNumber,
  manufacturerName: line.manufacturerName,
  description: line.description,
  quantity: line.quantity,
  quantityUnitName: line.quantityUnitName,
  bmk: line.bmk,
  installationLocation: line.installationLocation,
  isSuppliedPart: line.isSuppliedPart,
  bomError: line.bomError,
  matchedBy: line.matchedBy,
  certainty: line.certainty,
  matched: line.matchedArticle?.orderNumber ?? line.matchedArticle?.manufacturerNumber ?? null,
  matchedManufacturer: line.matchedArticle?.manufacturerName ?? null,
  matchedDescription: line.matchedArticle?.description ?? null,
  isPriced: line.isPriced,
  eclassMinutes: line.eclassMinutes,
  edited: line.edited,
  ...(line.wholesalerOrderNumber !== null && { wholesalerOrderNumber: line.wholesalerOrderNumber }),
  ...(line.withoutArticle && { withoutArticle: true }),
  ...(line.linePrice !== undefined && { linePrice: line.linePrice }),
  ...(line.unitPrice !== undefined && { unitPrice: line.unitPrice }),
  ...(line.isDiscounted !== undefined && { isDiscounted: line.isDiscounted }),
})

/** The lines with the changed ones in place. */
export function withChanged(lines: readonly SlimLine[], changed: readonly BomLine[]): SlimLine[] {
  const byId = new Map(changed.map((line) => [line.id, line]))
  return lines.map((line) => {
    const now = byId.get(line.id)
    return now === undefined ? line : slim(now)
  })
}

/**
 * Whether the lines at hand are those that the server counted: a decision can cure or cause duplicates elsewhere, and
 * what one list remembers can be found in another line of it.
 */
export const countsAgree = (
  lines: readonly SlimLine[],
  { byError, fine }: Pick<Answer['summary'], 'byError' | 'fine'>,
): boolean =>
  lines.filter(isFine).length === fine &&
  bomErrors.every((error) => lines.filter((line) => line.bomError === error).length === (byError[error] ?? 0))

/** What is said once a decision is kept; with `undo` it can be taken back. */
export interface Outcome {
  text: string
  undo?: Decision
  /** The article that was chosen: once the line has another one, this is no longer what became of it. */
  articleId?: string
  /** The line as it was when its values were changed: told again where they were not kept. */
  line?: BomLine
  onKept?: () => void
}

type Course =
  | { state: 'waiting'; decision: Decision }
  | { state: 'failed'; error: unknown; decision: Decision; line: BomLine | undefined }
  | ({ state: 'done' } & Outcome)

const waitingIn = (courses: ReadonlyMap<string, Course>): Decision[] =>
  [...courses.values()].flatMap((course) => (course.state === 'waiting' ? [course.decision] : []))

export interface Decisions {
  /** Sent once those before it are answered; the same one twice is one. What comes of it is told at this line. */
  decide: (lineId: string, decision: Decision, outcome: Outcome) => void
  courseOf: (lineId: string) => Course | undefined
  /** A decision for this line is on its way. */
  isWaiting: (lineId: string) => boolean
  /** Lines whose last decision was not kept. */
  failed: string[]
  waiting: number
}

/**
 * Decisions one after another, each on the version that the one before left: whoever types faster than the server
 * answers loses none and doubles none. The answers go in place (lines, summary and estimate) without loading them all.
 */
export function useDecisions(
  owner: BomOwner,
  versions: EditVersions,
  onChanged: (editVersion?: number) => void,
): Decisions {
  const client = useQueryClient()
  const { updateBomArticles, always } = useLaterCalls()
  const [courses, setCourses] = useState<ReadonlyMap<string, Course>>(new Map())
  // What was decided in the same moment, which no render has shown yet.
  const known = useRef(courses)
  const queue = useRef(Promise.resolve())
  const left = useRef(0)
  const isOutdated = useRef(false)
  const latestVersion = useRef<number>(undefined)
  const set = (lineId: string, course: Course) => {
    known.current = new Map(known.current).set(lineId, course)
    setCourses(known.current)
  }
  const takeIn = async ({ articles, summary, estimate, editVersion }: Answer) => {
    const queryKey = bomKeys.lines(owner)
    versions.saw(editVersion)
    latestVersion.current = editVersion
    // Lines read before this decision would undo it on the page.
    if (client.isFetching({ queryKey }) > 0) {
      isOutdated.current = true
      await client.cancelQueries({ queryKey })
    }
    for (const line of articles) client.setQueryData(bomKeys.line(owner, line.id), line)
    client.setQueryData(bomKeys.estimate(owner), { summary, estimate })
    const lines = client.getQueryData<SlimLine[]>(queryKey)
    if (lines === undefined) return
    const after = withChanged(lines, articles)
    client.setQueryData(queryKey, after)
    if (left.current === 1 && !countsAgree(after, summary)) isOutdated.current = true
  }
  /** What costs a call of its own waits for the last of many decisions. */
  const settle = () => {
    left.current -= 1
    if (left.current > 0) return
    if (isOutdated.current) void client.invalidateQueries({ queryKey: bomKeys.lines(owner) })
    isOutdated.current = false
    if (latestVersion.current !== undefined) onChanged(latestVersion.current)
    latestVersion.current = undefined
  }
  const waiting = waitingIn(courses)
  useUnsavedGuard(waiting.length > 0)
  return {
    decide: (lineId, decision, outcome) => {
      const before = known.current.get(lineId)
      if (before?.state === 'waiting' && JSON.stringify(before.decision) === JSON.stringify(decision)) return
      set(lineId, { state: 'waiting', decision })
      const end = (course: Course) => {
        const now = known.current.get(lineId)
        // A later decision for the same line is still on its way.
        if (now?.state === 'waiting' && now.decision === decision) set(lineId, course)
      }
      left.current += 1
      queue.current = queue.current.then(async () => {
        try {
          const answer = await api.call(updateBomArticles, {
            // The parties' call has no query, its twin has.
            query: always as unknown as undefined,
            body: { ...asTarget(owner), ...decision, editVersion: await versions.known() },
          })
          await takeIn(answer)
          outcome.onKept?.()
          end({ state: 'done', ...outcome })
        } catch (error) {
          end({ state: 'failed', error, decision, line: outcome.line })
        }
        settle()
      })
    },
    courseOf: (lineId) => courses.get(lineId),
    // Until it is rendered what came of a decision, the line shows as it was before.
    isWaiting: (lineId) =>
      [known.current, courses].some((all) => waitingIn(all).some(({ lineIds }) => lineIds.includes(lineId))),
    failed: [...courses].flatMap(([lineId, { state }]) => (state === 'failed' ? [lineId] : [])),
    waiting: waiting.length,
  }
}
