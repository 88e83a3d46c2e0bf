import type { SheetRow } from './types.ts'

/** Rows one by one from slices. A plain iterator: an async generator would cost a second promise a row. */
export function rowsOf(batches: AsyncIterable<SheetRow[]>): AsyncIterable<SheetRow> {
  return {
    [Symbol.asyncIterator]() {
      const source = batches[Symbol.asyncIterator]()
      let batch: SheetRow[] = []
      let at = 0
      return {
        async next(): Promise<IteratorResult<SheetRow>> {
          while (at >= batch.length) {
            const next = await source.next()
            if (next.done) return { done: true, value: undefined }
            batch = next.value
            at = 0
          }
          return { done: false, value: batch[at++]! }
        },
        async return(): Promise<IteratorResult<SheetRow>> {
          batch = []
          await source.return?.()
          return { done: true, value: undefined }
        },
      }
    },
  }
}
