import { lazyRoute } from '@schrankwerk/shell-api'
import type { RouteObject } from '@schrankwerk/shell-api/router'
import type { ComponentType } from 'react'
import { loadTexts } from '../start/load-texts.ts'
import { texts } from '../start/texts.ts'

type Page = { Component: ComponentType }

/** A page with the words of these pages, which nobody else needs. */
const withWords = async (loadPage: () => Promise<Page>): Promise<Page> => {
  const [page, words] = await Promise.all([
    loadPage(),
    loadTexts(() => import('../../locales/outside.de.json')),
  ])
  texts.addResourceBundle('de', 'shell', words.default, true)
  return page
}
const page = (path: string, load: () => Promise<Page>): RouteObject => ({
  path,
  ...lazyRoute(() => withWords(load)),
})
const legalPage = (path: string) => page(path, () => import('./legal/legal.screen.tsx'))

/** The pages that need no sign-in, for the router outside of it and for the portal's. */
export const outsidePages: RouteObject[] = [
  page('register', () => import('./register/register.screen.tsx')),
  page('forget', () => import('./password/forget.screen.tsx')),
  page('reset', () => import('./password/reset.screen.tsx')),
  page('action', () => import('./link/action.screen.tsx')),
  ...['imprint', 'privacy', 'tom', 'avb', 'subcontractors'].map(legalPage),
]
