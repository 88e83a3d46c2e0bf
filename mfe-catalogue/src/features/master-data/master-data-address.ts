import type { MasterDataKind } from '@schrankwerk/contracts'
import { useSearchParams } from '@schrankwerk/shell-api/router'
import { useEffect } from 'react'
import { masterDataListPath } from '../../paths.ts'

const lastQueries = new Map<MasterDataKind, string>()

/** Where one was in the list of a kind: its filters, page and order. */
export const masterDataListAddress = (kind: MasterDataKind): string =>
  masterDataListPath(kind) + (lastQueries.get(kind) ?? '')

/** The list as it is shown now is what the way back from one of its entries leads to. */
export function useRememberMasterDataList(kind: MasterDataKind): void {
  const [params] = useSearchParams()
  useEffect(() => {
    const kept = new URLSearchParams(params)
    kept.delete('dialog')
    lastQueries.set(kind, kept.size > 0 ? `?${kept}` : '')
  }, [kind, params])
}
