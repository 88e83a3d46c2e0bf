import { open } from 'node:fs/promises'
import { looksLikeBmecat } from '../bmecat/looks-like-bmecat.ts'
import { openBmecat } from '../bmecat/read-bmecat.ts'
import { looksLikeDatanorm } from '../datanorm/looks-like-datanorm.ts'
import { openDatanorm } from '../datanorm/read-datanorm.ts'
import { openSpreadsheet } from '../open-spreadsheet.ts'
import { asProblem, SpreadsheetProblem } from '../spreadsheet-problem.ts'
import { defaultLimits, type Limits } from '../types.ts'
import type { PriceList, PriceListOptions } from './price-list.ts'

const headBytes = 64 * 1024

/**
 * Opens a price list by its content: DATANORM 4 and 5 and BMEcat 1.2 and 2005 as a table of fixed columns whose names
 * stand in row 1, everything else as `openSpreadsheet` does. Throws a `SpreadsheetProblem` for a file that is not read,
 * the signal's reason when aborted. `close` must be called.
 */
export async function openPriceList(path: string, options: PriceListOptions): Promise<PriceList> {
  const limits: Limits = { ...defaultLimits, ...options.limits }
  const { signal } = options
  signal?.throwIfAborted()
  try {
    const { head, size } = await headOf(path)
    const openExchange = looksLikeDatanorm(head)
      ? openDatanorm
      : looksLikeBmecat(head)
        ? openBmecat
        : undefined
    if (openExchange === undefined) return await openSpreadsheet(path, options)
    if (size > limits.textBytes) throw new SpreadsheetProblem('too-large')
    return guarded(await openExchange(path, { ...options, size, head }, limits), signal)
  } catch (error) {
    throw asProblem(error, signal)
  }
}

function guarded(list: PriceList, signal: AbortSignal | undefined): PriceList {
  return {
    ...list,
    batches: async function* (options) {
      try {
        for await (const batch of list.batches(options)) {
          signal?.throwIfAborted()
          yield batch
        }
      } catch (error) {
        throw asProblem(error, signal)
      }
    },
  }
}

async function headOf(path: string): Promise<{ head: Buffer; size: number }> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return { head: buffer.subarray(0, bytesRead), size }
  } finally {
    await file.close()
  }
}
