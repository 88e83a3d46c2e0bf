import {
  type AnswerOf,
  type BodyInput,
  type BomLine,
  bomErrors,
  type SlimLine,
  type updateBomArticles,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useBomCalls } from './bom-calls.ts'
import { bomKeys } from './bom-queries.ts'
import type { EditVersions } from './edit-version.ts'
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
  ...(line.linePrice !== undefined && { linePrice: line.linePrice }),
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

/** Whether the lines at hand have the errors that the server counted: a decision can cure or cause duplicates elsewhere. */
export const errorsAgree = (lines: readonly SlimLine[], byError: Answer['summary']['byError']): boolean =>
  bomErrors.every((error) => lines.filter((line) => line.bomError === error).length === (byError[error] ?? 0))

/** Sends a decision and puts its answer in place: lines, summary and estimate, without loading them all again. */
export function useDecision(
  owner: BomOwner,
  versions: EditVersions,
  onChanged: (editVersion?: number) => void,
) {
  const client = useQueryClient()
  const { updateBomArticles, always } = useBomCalls()
  return useMutation({
    mutationFn: (decision: Decision) =>
      api.call(updateBomArticles, {
        // The parties' call has no query, its twin has.
        query: always as unknown as undefined,
        body: { ...asTarget(owner), ...decision, editVersion: versions.current() },
      }),
    onSuccess: ({ articles, summary, estimate, editVersion }) => {
      versions.saw(editVersion)
      for (const line of articles) client.setQueryData(bomKeys.line(owner, line.id), line)
      client.setQueryData(bomKeys.estimate(owner), { summary, estimate })
      const lines = client.getQueryData<SlimLine[]>(bomKeys.lines(owner))
      if (lines !== undefined) {
        const after = withChanged(lines, articles)
        client.setQueryData(bomKeys.lines(owner), after)
        if (!errorsAgree(after, summary.byError)) {
          void client.invalidateQueries({ queryKey: bomKeys.lines(owner) })
        }
      }
      onChanged(editVersion)
    },
  })
}
