import type { PageSlotName, PageSlots } from '@schrankwerk/shell-api'
import { loadArea } from './load-remote.ts'
import { type Area, descriptorOf, useRegistry } from './registry.ts'

const filling = (slot: PageSlotName): Area | undefined =>
  Object.values(useRegistry.getState().areas).find(({ descriptor }) => descriptor?.slots?.includes(slot))

/** The area that fills a place on another one's page; asks again for descriptors that did not come. */
export const findFilling = async (slot: PageSlotName): Promise<Area | undefined> => {
  const known = filling(slot)
  if (known) return known
  const { areas } = useRegistry.getState()
  const read = await Promise.allSettled(Object.values(areas).map((area) => descriptorOf(area, true)))
  const found = filling(slot)
  const missing = read.find(({ status }) => status === 'rejected')
  if (!found && missing?.status === 'rejected') throw missing.reason
  return found
}

/** What the area that fills a place on another one's page puts there, with its code. */
export const findPageSlots = async (name: PageSlotName): Promise<PageSlots | undefined> => {
  const area = await findFilling(name)
  return area && (await loadArea(area.id)).slots
}
