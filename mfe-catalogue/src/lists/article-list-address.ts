import { useSearchParams } from '@schrankwerk/shell-api/router'
import { useEffect } from 'react'
import { articleListPath } from '../paths.ts'

let lastQuery = ''

/** Where one was in the list of articles: its filters, page and order. */
export const articleListAddress = (): string => articleListPath + lastQuery

/** The list as it is shown now is what the way back from an article leads to. */
export function useRememberArticleList(): void {
  const [params] = useSearchParams()
  useEffect(() => {
    const kept = new URLSearchParams(params)
    for (const name of ['dialog', 'importConfigId']) kept.delete(name)
    lastQuery = kept.size > 0 ? `?${kept}` : ''
  }, [params])
}
