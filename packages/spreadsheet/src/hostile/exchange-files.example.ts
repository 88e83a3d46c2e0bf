import { bmecatFiles } from './bmecat-files.example.ts'
import { datanormFiles } from './datanorm-files.example.ts'

export { bmecat, product } from './bmecat-files.example.ts'
export { article4, head4, head5 } from './datanorm-files.example.ts'
export type { ExchangeFile, ExchangeReading } from './exchange-file.example.ts'

/** Price lists in formats of their own, made to break a reader: each with what is in it, or why it must be refused. */
export const exchangeFiles = [...datanormFiles, ...bmecatFiles] as const
