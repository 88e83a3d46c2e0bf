import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyEndpoint, endpoints, type Who } from '@schrankwerk/contracts'
import {
  contractVersion,
  type PageRoute,
  type PortalDescriptor,
  shellApiVersion,
} from '@schrankwerk/shell-api/contract'
import { readManifest } from './find-remotes.ts'

type Rights = Exclude<Who, string>
type Described = Omit<PortalDescriptor, 'version' | 'entry'>

const everyone: Rights = { ADMIN: true, CUSTOMER: true, SUPPLIER: true, EXTERNAL: true }

const rightsOf = ({ who }: AnyEndpoint): Rights => (typeof who === 'string' ? everyone : who)

/** Who has both rights; `'admin'` is the narrower of the two. */
const inBoth = (one: Rights, other: Rights): Rights =>
  Object.fromEntries(
    (Object.keys(one) as (keyof Rights)[])
      .filter((type) => one[type] && other[type])
      .map((type) => [type, one[type] === 'admin' ? 'admin' : other[type]]),
  )

const endpointNamed = (name: string): AnyEndpoint => {
  const found = endpoints.find((endpoint) => endpoint.name === name)
  if (!found) throw new Error(`The contracts know no call ${name}.`)
  return found
}

/** Who may make all of the calls a page cannot do without. */
const permissionOf = ({ path, calls }: PageRoute): Rights => {
  const permission = calls.map((name) => rightsOf(endpointNamed(name))).reduce(inBoth)
  if (Object.keys(permission).length === 0) throw new Error(`Nobody may open ${path}.`)
  return permission
}

const firstSegment = ({ path }: PageRoute): string => path.split('/')[1] ?? ''

/** What the portal learns of a remote before it loads any of its code, from its route table and the contracts. */
export const describePages = (id: string, pages: readonly PageRoute[]): Described => ({
  id,
  contract: contractVersion,
  shellApi: shellApiVersion,
  owns: [...new Set(pages.map(firstSegment))],
  nav: pages
    .filter((page) => page.menuOrder !== undefined)
    .map((page) => ({
      to: page.path,
      label: page.title,
      permission: permissionOf(page),
      order: page.menuOrder as number,
      ...(page.startOrder !== undefined && { startOrder: page.startOrder }),
    })),
  routes: pages.map((page) => ({
    path: page.path,
    title: page.title,
    permission: permissionOf(page),
    ...(page.open && { open: true }),
  })),
})

/** Reads `src/routes.ts` of the workspace in `dir`; node runs it as it is, without the pages' code. */
export const describeRemote = async (dir: string): Promise<Described> => {
  const { routes } = (await import(pathToFileURL(join(dir, 'src', 'routes.ts')).href)) as {
    routes: readonly PageRoute[]
  }
  const { id, slots } = readManifest(dir)
  return { ...describePages(id, routes), ...(slots && { slots }) }
}
