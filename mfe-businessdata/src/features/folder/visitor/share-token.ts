import { useCallback, useState } from 'react'

/** What a right password gave. */
export interface ShareToken {
  shareToken: string
  expiresAt: string
}

const keyOf = (offerId: string) => `schrankwerk:share-token:${offerId}`

const keptToken = (offerId: string): ShareToken | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(offerId)) ?? 'null') as ShareToken | null
    return kept && Date.parse(kept.expiresAt) > Date.now() ? kept : undefined
  } catch {
    return undefined
  }
}

const keepToken = (offerId: string, token: ShareToken | undefined): void => {
  try {
    if (token) sessionStorage.setItem(keyOf(offerId), JSON.stringify(token))
    else sessionStorage.removeItem(keyOf(offerId))
  } catch {
    // Without storage a reload asks for the password again.
  }
}

/** The visitor's token for a folder: in memory and, over a reload, in this tab alone. */
export function useShareToken(offerId: string) {
  const [token, setToken] = useState(() => keptToken(offerId))
  const keep = useCallback(
    (given: ShareToken | undefined) => {
      keepToken(offerId, given)
      setToken(given)
    },
    [offerId],
  )
  return [token, keep] as const
}
