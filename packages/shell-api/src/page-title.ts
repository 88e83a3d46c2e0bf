import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

const product = 'Schrankwerk'
let focusedFor: string | undefined
/** „(3) " in front of every title, or nothing. */
let counted = ''

/** „Anfrage 4711 – Schrankwerk"; what waits to be read is counted in front of it. */
export const titleOf = (title: string | undefined): string =>
  `${counted}${title ? `${title} – ${product}` : product}`

/** Puts a number, as it is written, in front of the title that is shown and of every later one; undefined takes it away. */
export const countInTitle = (number: string | undefined): void => {
  const bare = document.title.slice(document.title.startsWith(counted) ? counted.length : 0)
  counted = number === undefined ? '' : `(${number}) `
  document.title = counted + bare
}

/**
 * Names the page in the browser's title and, after a change of page, puts the focus on its h1, so that a
 * screen reader reads where one is. Pass undefined while the name is still loading.
 */
export function usePageTitle(title: string | undefined): void {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    document.title = titleOf(title)
    if (title === undefined || focusedFor === pathname) return
    const isFirstPage = focusedFor === undefined
    focusedFor = pathname
    // A section that the address names gets the focus itself.
    if (isFirstPage || hash !== '') return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [title, pathname, hash])
}
