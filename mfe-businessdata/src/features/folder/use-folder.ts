import type { BusinessData } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type FolderCalls, folderQuery, sessionCalls } from '../../folder/folder.api.ts'

/** `missing`: not for this person, or not there. `ended`: it was shown, and access ended meanwhile. */
export type FolderAbsence = 'missing' | 'ended' | 'failed'

export interface OpenedFolder {
  /** Undefined while it loads and with every absence: of a folder whose access ended nothing is shown. */
  folder: BusinessData | undefined
  absence: FolderAbsence | undefined
  problem: ProblemError | undefined
  askAgain: () => void
}

const refusals = [400, 403, 404]

/** A session that ended is the portal's to say, which keeps the page. */
const isRefusal = (error: unknown, isVisitor: boolean): boolean =>
  error instanceof ProblemError && (refusals.includes(error.status) || (isVisitor && error.status === 401))

/** A visitor's page hears of no change by itself. */
const visitorAsksEveryMs = 15_000
/** Beyond it a browser's timer runs at once. */
const longestTimerMs = 24 * 60 * 60 * 1000
/** Where this clock is ahead of the server's. */
const shortestTimerMs = 5000

/** A folder and when it ends to be there: it asks again as soon as access is over by itself. */
export function useFolder(offerId: string, calls: FolderCalls = sessionCalls): OpenedFolder {
  const isVisitor = calls.reader === 'visitor'
  const query = useQuery({
    ...folderQuery(offerId, calls),
    refetchInterval: ({ state }) => isVisitor && !isRefusal(state.error, true) && visitorAsksEveryMs,
    refetchOnWindowFocus: isVisitor ? 'always' : true,
  })
  const { data, error, refetch, dataUpdatedAt, errorUpdatedAt } = query
  const problem = error instanceof ProblemError ? error : undefined
  const isRefused = isRefusal(error, isVisitor)
  const accessUntil = isRefused ? undefined : data?.accessUntil
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins it anew
  useEffect(() => {
    if (!accessUntil) return
    const left = Date.parse(accessUntil) - Date.now()
    const wait = Math.min(Math.max(left, shortestTimerMs), longestTimerMs)
    const timer = setTimeout(() => void refetch(), wait)
    return () => clearTimeout(timer)
  }, [accessUntil, refetch, dataUpdatedAt, errorUpdatedAt])
  const opened = { problem, askAgain: () => void refetch() }
  if (isRefused) return { ...opened, folder: undefined, absence: data ? 'ended' : 'missing' }
  return { ...opened, folder: data, absence: error && !data ? 'failed' : undefined }
}
