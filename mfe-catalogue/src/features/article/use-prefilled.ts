import { useSearchParams } from '@schrankwerk/shell-api/router'
import { useEffect } from 'react'
import type { ArticleForm } from './use-article-form.ts'

/** What the address of a new article may name. */
const prefillable = ['orderNumber', 'manufacturerNumber', 'manufacturerId'] as const

/** Fills a new article's form with what its address names, once; what was typed before stays. */
export function usePrefilled({ isNew, isDirty, set }: ArticleForm): void {
  const [params] = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once
  useEffect(() => {
    const named = prefillable.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : []))
    if (isNew && !isDirty && named.length > 0) set(Object.fromEntries(named))
  }, [])
}
