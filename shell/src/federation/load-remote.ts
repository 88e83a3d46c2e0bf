import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { contractVersion, type PortalDescriptor, type PortalModule } from '@schrankwerk/shell-api'
import { addTexts } from '../start/texts.ts'
import {
  type Area,
  areaById,
  descriptorOf,
  forgetDescriptor,
  noteFailure,
  noteSuccess,
  PortalTooOld,
} from './registry.ts'

const moduleTimeoutMs = 8000
// Room for the tries after a failure, of which the last begins after 11 s.
const textsTimeoutMs = 20_000

/** Something took too long; the same address may hang on in the browser, so only a reload helps for certain. */
export class LoadTimeout extends Error {
  override name = 'LoadTimeout'
}

const within = async <Value>(promise: Promise<Value>, ms: number, what: string): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadTimeout(`${what} took longer than ${ms} ms.`)), ms)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** The version from before one that this portal is too old for; it stays where it was, as for tabs that are open. */
const formerDescriptor = ({ id }: Area, error: unknown): PortalDescriptor => {
  const former = areaById(id)?.descriptor
  if (error instanceof PortalTooOld && former) return former
  throw error
}

const fetchModule = async (area: Area): Promise<PortalModule> => {
  const wasDown = area.failure !== undefined
  if (wasDown) forgetDescriptor(area.id)
  const { entry } = await descriptorOf(area, wasDown).catch((error) => formerDescriptor(area, error))
  registerRemotes([{ name: area.id, entry: new URL(entry, new URL(area.base, location.href)).href }], {
    force: wasDown,
  })
  const loaded = await within(
    loadRemote<{ default: PortalModule }>(`${area.id}/portal`),
    moduleTimeoutMs,
    `Loading ${area.id}`,
  )
  const module = loaded?.default
  if (module?.contract !== contractVersion || module.id !== area.id) {
    throw new Error(`${area.id} does not offer a portal module that fits this shell.`)
  }
  await within(addTexts(area.id, module.loadTranslations), textsTimeoutMs, `Texts of ${area.id}`)
  return module
}

const modules = new Map<string, Promise<PortalModule>>()

/** The code of an area, loaded once; after a failure the next call tries again with a fresh descriptor. */
export const loadArea = (id: string): Promise<PortalModule> => {
  const running = modules.get(id)
  if (running) return running
  const area = areaById(id)
  if (!area) return Promise.reject(new Error(`There is no area ${id}.`))
  const loading = fetchModule(area)
  modules.set(id, loading)
  loading.then(
    ({ slots }) => noteSuccess(id, slots),
    (error) => {
      modules.delete(id)
      noteFailure(id, error)
    },
  )
  return loading
}
