import { getQuestions, type Question, type Reference, type ReferenceInput } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChatPlace } from '../chat/chat-door.tsx'

export const questionsQuery = (place: ChatPlace) =>
  queryOptions({
    queryKey: ['conversation', 'questions', place],
    queryFn: ({ signal }) => api.call(getQuestions, { query: place, signal }),
  })

/** The same for all questions about one thing; places of a PDF count together. */
export const keyOfReference = (reference: Reference | ReferenceInput): string => {
  if (reference.kind === 'LINE') return `LINE ${reference.lineId}`
  if (reference.kind === 'CONDITION') return `CONDITION ${reference.field}`
  return `${reference.kind} ${reference.path}`
}

/** The same, and for a file all about places in it: who does not open it knows of them too. */
export const questionsAbout = (
  questions: QuestionsByPlace,
  reference: Reference | ReferenceInput,
): readonly Question[] => {
  const own = questions.get(keyOfReference(reference)) ?? []
  if (reference.kind !== 'FILE') return own
  return [...own, ...(questions.get(`PLACE ${reference.path}`) ?? [])]
}

export type QuestionsByPlace = ReadonlyMap<string, readonly Question[]>

/** The open questions about what a page shows, by what they point at. */
export function useQuestions(place: ChatPlace): QuestionsByPlace {
  const { data } = useQuery(questionsQuery(place))
  return useMemo(() => {
    const open = (data ?? []).filter(({ question }) => question === 'OPEN')
    return Map.groupBy(open, ({ reference }) => keyOfReference(reference))
  }, [data])
}
