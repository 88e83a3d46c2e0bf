import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { RouteModule } from './contract.ts'

export type LazyRoute = Required<Pick<RouteObject, 'loader' | 'Component' | 'shouldRevalidate'>> & {
  /** Fetches the page's code ahead of the visit. */
  preload(): Promise<void>
}

/**
 * A page whose code is fetched on its first visit, and again after a failure: react-router's `lazy` and
 * `React.lazy` remember a rejected import for good. Use as `{ path: 'offer/:id', ...lazyRoute(() => import(…)) }`.
 */
export function lazyRoute(load: () => Promise<RouteModule>): LazyRoute {
  let page: RouteModule | undefined
  const fetchPage = async (): Promise<RouteModule> => {
    page ??= await load()
    return page
  }
  return {
    loader: async (args: LoaderFunctionArgs) => (await fetchPage()).loader?.(args) ?? null,
    shouldRevalidate: (args) => {
      if (!page) return true
      if (page.shouldRevalidate) return page.shouldRevalidate(args)
      return page.loader ? args.defaultShouldRevalidate : false
    },
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each route, at module level
    Component: function LazyPage() {
      if (!page) throw new Error('The page was shown before its code was there.')
      const { Component } = page
      return <Component />
    },
    preload: async () => {
      await fetchPage()
    },
  }
}
