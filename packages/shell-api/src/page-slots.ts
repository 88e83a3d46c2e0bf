import type { ComponentType } from 'react'
import type { PageSlotName, PageSlotProps, PageSlots } from './contract.ts'

type FindPageSlots = (name: PageSlotName) => Promise<PageSlots | undefined>

let find: FindPageSlots = async () => undefined

/** The shell knows which remote fills a slot, and has its code; it connects this once at start. */
export const connectPageSlots = (connected: FindPageSlots): void => {
  find = connected
}

/**
 * The component another remote puts into this place; undefined where none fills it. Rejects where its code does not
 * come, and may be asked again.
 */
export const loadPageSlot = async <Name extends PageSlotName>(
  name: Name,
): Promise<ComponentType<PageSlotProps[Name]> | undefined> => {
  const load = (await find(name))?.[name]
  return load && (await load()).default
}
