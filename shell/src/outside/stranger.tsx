import type { ComponentProps } from 'react'
import { LazyLanding } from '../landing/lazy-landing.tsx'
import { LazyOutside } from './lazy-outside.tsx'
import { isOutside } from './outside-paths.ts'

/** What somebody who is not signed in finds at an address: its page, or else the landing page. */
export function Stranger(props: ComponentProps<typeof LazyLanding>) {
  return isOutside(location.pathname) ? <LazyOutside /> : <LazyLanding {...props} />
}
