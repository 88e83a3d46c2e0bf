import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createInstance } from 'i18next'
import { type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { mutationDefaults } from './query-client.ts'

export interface MockPortalProps {
  routes: RouteObject[]
  /** Address to open, e.g. `/offer/4711?page=2`. */
  at: string
  /** Namespace → texts, usually `{ workflow: de }` from `locales/de.json`. */
  texts?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Wraps the page, e.g. in the kit's provider. */
  frame?: (page: ReactNode) => ReactNode
}

/** A portal of one page for component tests: router, query cache and German texts, all of its own. */
export function MockPortal({ routes, at, texts = {}, frame = (page) => page }: MockPortalProps) {
  const [parts] = useState(() => {
    const i18n = createInstance()
    void i18n.init({
      lng: 'de',
      fallbackLng: 'de',
      initAsync: false,
      interpolation: { escapeValue: false },
      resources: { de: texts as Record<string, Record<string, string>> },
    })
    return {
      i18n,
      router: createMemoryRouter([{ path: '/', children: routes }], { initialEntries: [at] }),
      cache: new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: mutationDefaults } }),
    }
  })
  return (
    <I18nextProvider i18n={parts.i18n}>
      <QueryClientProvider client={parts.cache}>
        {frame(<RouterProvider router={parts.router} />)}
      </QueryClientProvider>
    </I18nextProvider>
  )
}
