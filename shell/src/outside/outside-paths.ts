import type { RemotePlace } from '../start/configuration.ts'

const outside = /^\/(?:register|forget|reset|action|imprint|privacy|tom|avb|subcontractors)\/?$/

/** Whether an address has a page that needs no sign-in, and that no gate closes. */
export const isOutside = (pathname: string): boolean => outside.test(pathname)

/** Written here, for the landing page does without the router. */
const fits = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname)

/** The remote that has an open page at an address. */
export const openPlace = (pathname: string, remotes: readonly RemotePlace[]): RemotePlace | undefined =>
  remotes.find(({ open = [] }) => open.some((pattern) => fits(pattern, pathname)))
