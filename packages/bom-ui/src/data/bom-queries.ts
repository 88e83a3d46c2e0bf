import type { BomLine, SlimLine } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { bomKeys } from './bom-keys.ts'
import { useLaterCalls } from './later-calls.ts'
import { lineStream } from './line-stream.ts'
import { asTarget, type BomOwner } from './owner.ts'

type LaterCalls = ReturnType<typeof useLaterCalls>

const firstPublished = 200
const publishedGrowth = 10

/** All lines in slim form. While they stream in for the first time, the ones that are there show already. */
export const useLines = (owner: BomOwner) => {
  const { getBomLines, always } = useLaterCalls()
  return useQuery({
    queryKey: bomKeys.lines(owner),
    // Comparing thousands of lines one by one costs more than drawing those in the window again.
    structuralSharing: false,
    staleTime: 60_000,
    queryFn: async ({ signal, client, queryKey }) => {
      const response = (await api.call(getBomLines, {
        query: { ...always, ...asTarget(owner) },
        signal,
      })) as Response
      const isFirst = client.getQueryData(queryKey) === undefined
      const lines: SlimLine[] = []
      let publishAt = firstPublished
      if (response.body === null) return lines
      try {
        for await (const slice of lineStream(response.body)) {
          for (const line of slice) lines.push(line)
          if (!isFirst || lines.length < publishAt) continue
          client.setQueryData(queryKey, lines.slice())
          publishAt *= publishedGrowth
        }
      } catch (error) {
        // The beginning of a list would pass for the whole of it; one that is read anew stays until it is there.
        if (isFirst && !signal.aborted)
          client.getQueryCache().find({ queryKey })?.setState({ data: undefined })
        throw error
      }
      return lines
    },
  })
}

// Somebody who goes from line to line finds the next one there; a decision puts its answer in place.
const keptFor = 60_000

const lineQuery = ({ getBomArticles, always }: LaterCalls, owner: BomOwner, lineId: string) =>
  queryOptions({
    queryKey: bomKeys.line(owner, lineId),
    staleTime: keptFor,
    queryFn: async ({ signal }) => {
      const page = await api.call(getBomArticles, {
        query: { ...always, ...asTarget(owner), lineId },
        signal,
      })
      return page.content[0] ?? null
    },
  })

const suggestionsQuery = (
  { getBomSuggestions, always }: LaterCalls,
  owner: BomOwner,
  lineId: string,
  searchTerm: string,
) =>
  queryOptions({
    queryKey: bomKeys.suggestions(owner, lineId, searchTerm),
    staleTime: keptFor,
    queryFn: ({ signal }) =>
      api.call(getBomSuggestions, {
        query: { ...always, lineId, ...(searchTerm === '' ? {} : { searchTerm }) },
        signal,
      }),
  })

/** One line with everything about it. */
export const useLine = (owner: BomOwner, lineId: string) =>
  useQuery(lineQuery(useLaterCalls(), owner, lineId))

/**
 * What the catalogue suggests for a line, or for what was typed (`searchTerm`; empty: the line itself). While another
 * search is under way the former suggestions stay.
 */
export const useSuggestions = (owner: BomOwner, lineId: string, searchTerm: string) => {
  const calls = useLaterCalls()
  return useQuery({
    ...suggestionsQuery(calls, owner, lineId, searchTerm),
    placeholderData: keepPreviousData,
  })
}

/** Whether the catalogue, where it was asked for suggestions, holds the manufacturers of a line and its article for one. */
export const useManufacturerAgrees = (owner: BomOwner, { id, matchedArticleId }: BomLine): boolean => {
  const { data } = useQuery({ ...suggestionsQuery(useLaterCalls(), owner, id, ''), enabled: false })
  return (
    data?.suggestions.find(({ articleId }) => articleId === matchedArticleId)?.manufacturerAgrees === true
  )
}

/** Asks for a line that is likely to be opened next, with its suggestions. */
export const useLineAhead = (owner: BomOwner) => {
  const client = useQueryClient()
  const calls = useLaterCalls()
  return (lineId: string) => {
    void client.prefetchQuery(lineQuery(calls, owner, lineId))
    void client.prefetchQuery(suggestionsQuery(calls, owner, lineId, ''))
  }
}
