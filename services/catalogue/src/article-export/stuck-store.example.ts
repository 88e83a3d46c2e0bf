import type { FileStore } from '@schrankwerk/service-kit'

/** A store whose disk is stuck after the first bytes of a file, until it goes on. */
export function stuckStore(store: FileStore): { store: FileStore; goOn(): void } {
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>()
  async function* held(stream: AsyncIterable<Uint8Array>) {
    for await (const chunk of stream) {
      yield chunk
      await goesOn
    }
  }
  return { store: { ...store, write: (stream, limits) => store.write(held(stream), limits) }, goOn }
}
