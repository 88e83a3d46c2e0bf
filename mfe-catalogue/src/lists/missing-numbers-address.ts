import { useSearchParams } from '@schrankwerk/shell-api/router'
import { useEffect } from 'react'
import { missingNumberListPath } from '../paths.ts'

let lastQuery = ''

/** Where one was in the worklist: its filters, page and order. */
export const missingNumbersAddress = (): string => missingNumberListPath + lastQuery

/** The list as it is shown now is what the way back from a number leads to. */
export function useRememberMissingNumbers(): void {
  const [params] = useSearchParams()
  useEffect(() => {
    lastQuery = params.size > 0 ? `?${params}` : ''
  }, [params])
}
