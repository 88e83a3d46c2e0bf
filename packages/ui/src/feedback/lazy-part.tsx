import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Failed } from './failed.tsx'
import { Loading } from './loading.tsx'

/** Code that is fetched when a page has something to show with it. */
export interface LazyCode<Code> {
  /** Undefined until it is there. */
  readonly code: Code | undefined
  /** Fetches it; a call after a failure tries again. */
  load(): Promise<Code>
}

/** Use as `const review = lazyCode(() => import('./match-review.tsx'))`, at module level. */
export function lazyCode<Code>(fetchCode: () => Promise<Code>): LazyCode<Code> {
  let code: Code | undefined
  let loading: Promise<Code> | undefined
  return {
    get code() {
      return code
    },
    load() {
      loading ??= fetchCode().then(
        (fetched) => {
          code = fetched
          return fetched
        },
        (error) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
}

const longestWaitMs = 20_000

export interface LazyPartProps<Code> {
  part: LazyCode<Code>
  /** The thing that did not load, for the error. */
  what: string
  /** The shape of what comes; without it nothing is shown meanwhile. */
  skeleton?: ReactNode
  children: (code: Code) => ReactNode
}

/**
 * A part of a page that brings its own code, and „Erneut versuchen“ where that fails, which the return of the network does
 * by itself: `React.lazy` remembers a rejected import for good.
 */
export function LazyPart<Code>({ part, what, skeleton, children }: LazyPartProps<Code>) {
  const [shown, setShown] = useState({ code: part.code, attempt: 0, hasFailed: false })
  const { code, attempt, hasFailed } = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads once
  useEffect(() => {
    if (code !== undefined) return
    let isLeft = false
    const fail = () => isLeft || setShown((before) => ({ ...before, hasFailed: true }))
    // Code that hangs may still come; until then a person can do more than wait.
    const limit = setTimeout(fail, longestWaitMs)
    part
      .load()
      .then((loaded) => isLeft || setShown((before) => ({ ...before, code: loaded })), fail)
      .finally(() => clearTimeout(limit))
    return () => {
      isLeft = true
      clearTimeout(limit)
    }
  }, [part, attempt])
  const retry = useCallback(
    () => setShown((before) => ({ code: part.code, attempt: before.attempt + 1, hasFailed: false })),
    [part],
  )
  useEffect(() => {
    if (!hasFailed) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [hasFailed, retry])

  if (code !== undefined) return children(code)
  if (hasFailed) return <Failed what={what} onRetry={retry} />
  return skeleton === undefined ? null : <Loading>{skeleton}</Loading>
}
