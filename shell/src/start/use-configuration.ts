import { create } from 'zustand'
import type { PortalConfiguration } from './configuration.ts'

const useStore = create<{ configuration?: PortalConfiguration }>(() => ({}))

export const setConfiguration = (configuration: PortalConfiguration): void =>
  useStore.setState({ configuration })

/** A part of this installation's configuration; undefined until it is there. */
export const useConfiguration = <Part>(
  select: (configuration: PortalConfiguration | undefined) => Part,
): Part => useStore(({ configuration }) => select(configuration))
