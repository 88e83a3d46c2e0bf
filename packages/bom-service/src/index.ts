export { type BomKeeper, bomRoutes } from './bom.routes.ts'
export { type ArticleChange, changeOfArticle, renewedLine } from './change/renew-line.ts'
export { rescaleBom } from './change/rescale-bom.ts'
export { addUpLines } from './estimate/add-up-lines.ts'
export { estimateOf } from './estimate/bom-estimate.ts'
export { sumsOf } from './estimate/line-sums.ts'
export { matchedPercentOf } from './estimate/summary.ts'
export { generatedEntries } from './generated/generated-entries.ts'
export { writeSuppliedParts } from './generated/supplied-parts.ts'
export type { ArticleSource } from './keeper/article-source.ts'
export type { BomFile, BomOwner } from './keeper/bom-owner.ts'
export type { BomTable, BomTables, KeptSums } from './keeper/bom-tables.ts'
export {
  keepSums,
  type LineRow,
  linesInSlices,
  linesOf,
  replaceLines,
  updateLines,
} from './list/bom.queries.ts'
export { presentBomState } from './list/bom-state.presenter.ts'
export { type BomRow, findBom, lockBom } from './list/find-bom.queries.ts'
export { findBomFile } from './list/find-bom-file.ts'
export { linePriceOf } from './list/line-price.ts'
export { linesToWrite } from './list/lines-to-write.ts'
export { workOnList } from './list/work-on-list.ts'
export { withDoubts } from './matching/doubt-matches.ts'
export { judgeLines } from './matching/judge-lines.ts'
export { linesToMatch, noMatch, withMatch, withMatches } from './matching/match-lines.ts'
export { type BomThreads, bomWorker } from './threads/bom-threads.ts'
