import type { OpenedInfo, OpenOptions, PriceListRow, Reader, RowOptions } from '../types.ts'

export type PriceListFormat = OpenedInfo['format'] | 'datanorm' | 'bmecat'

/** A price list that is open: a table, or a format of its own that comes as one. */
export interface PriceList extends Omit<Reader, 'format' | 'batches'> {
  format: PriceListFormat
  batches(options?: RowOptions): AsyncIterable<PriceListRow[]>
}

export interface PriceListOptions extends OpenOptions {
  /** Calendar date in Berlin, `YYYY-MM-DD`: of prices that are valid for a time, those of that day are read. */
  today: string
}

export interface ExchangeOptions extends PriceListOptions {
  /** Bytes of a file that is no table. */
  size: number
}
