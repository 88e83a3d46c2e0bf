import { getQuestions, type Question, type Reference, type ReferenceInput } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/** What a page is about; an offer's page shows its enquiry as well. */
export type QuestionTarget = { enquiryId: string } | { offerId: string }

export const questionsQuery = (target: QuestionTarget) =>
  queryOptions({
    queryKey: ['conversation', 'questions', target],
    queryFn: ({ signal }) => api.call(getQuestions, { query: target, signal }),
  })

/** The same for all questions about one thing; places of a PDF count together. */
export const keyOfReference = (reference: Reference | ReferenceInput): string => {
  if (reference.kind === 'LINE') return `LINE ${reference.lineId}`
  if (reference.kind === 'CONDITION') return `CONDITION ${reference.field}`
  return `${reference.kind} ${reference.path}`
}

export type QuestionsByPlace = ReadonlyMap<string, readonly Question[]>

/** The open questions about what a page shows, by what they point at. */
export function useQuestions(target: QuestionTarget): QuestionsByPlace {
  const { data } = useQuery(questionsQuery(target))
  return useMemo(() => {
    const open = (data ?? []).filter(({ question }) => question === 'OPEN')
    return Map.groupBy(open, ({ reference }) => keyOfReference(reference))
  }, [data])
}
