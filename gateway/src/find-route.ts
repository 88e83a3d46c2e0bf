import type { Address } from './address.ts'
import { type Part, type Route, routes } from './routes.ts'

const byPrefix = new Map(routes.map((route) => [route.prefix, route]))

/** The row of the table that fits a path by whole segments, the longest one; undefined where none does. */
export const findRoute = (path: string): Route | undefined => {
  let end = path.endsWith('/') ? path.length - 1 : path.length
  const whole = end
  while (end > 0) {
    const route = byPrefix.get(path.slice(0, end))
    if (route && (!route.exact || end === whole)) return route
    end = path.lastIndexOf('/', end - 1)
  }
  return undefined
}

/** The part that answers; undefined where the deciding parameter is repeated or has a value nobody knows. */
export const decidePart = (route: Route, address: Address): Part | undefined => {
  const decidedBy = route.decidedBy
  if (!decidedBy || address.query === '') return route.part
  const values = new URLSearchParams(address.query).getAll(decidedBy.parameter)
  if (values.length === 0) return route.part
  if (values.length > 1) return undefined
  return Object.hasOwn(decidedBy.parts, values[0]!) ? decidedBy.parts[values[0]!] : undefined
}
