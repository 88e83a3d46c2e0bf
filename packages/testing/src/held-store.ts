import type { FileStore, TemporaryFile } from '@schrankwerk/service-kit'

/** A store of files whose bytes can be held back on their way to their key, as a slow disk or network does. */
export interface HeldStore {
  store: FileStore
  /** Holds the next file that is kept. `begun` resolves once it is on its way; `release` lets it go on. */
  holdNext(): { begun: Promise<void>; release(): void }
}

export function heldStore(store: FileStore): HeldStore {
  let next: { begin(): void; released: Promise<void> } | undefined
  const holding = (file: TemporaryFile): TemporaryFile => ({
    ...file,
    async keep() {
      const held = next
      next = undefined
      held?.begin()
      await held?.released
      return file.keep()
    },
  })
  return {
    store: {
      ...store,
      receive: async (stream, limits) => holding(await store.receive(stream, limits)),
      joinParts: async (id, parts, limits) => holding(await store.joinParts(id, parts, limits)),
    },
    holdNext() {
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      next = { begin, released }
      return { begun, release }
    },
  }
}
