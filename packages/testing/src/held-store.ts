import type { FileStore } from '@schrankwerk/service-kit'

/** A store of files whose bytes can be held back on their way to their key, as a slow disk or network does. */
export interface HeldStore {
  store: FileStore
  /** Holds the next file that is kept. `begun` resolves once it is on its way; `release` lets it go on. */
  holdNext(): { begun: Promise<void>; release(): void }
}

export function heldStore(store: FileStore): HeldStore {
  let next: { begin(): void; released: Promise<void> } | undefined
  return {
    store: {
      ...store,
      async receive(stream, limits) {
        const file = await store.receive(stream, limits)
        return {
          ...file,
          async keep() {
            const held = next
            next = undefined
            held?.begin()
            await held?.released
            return file.keep()
          },
        }
      },
    },
    holdNext() {
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      next = { begin, released }
      return { begun, release }
    },
  }
}
