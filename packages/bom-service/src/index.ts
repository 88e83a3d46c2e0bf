export { addUpLines } from './add-up-lines.ts'
export type { ArticleSource } from './article-source.ts'
export {
  keepSums,
  type LineRow,
  linesInSlices,
  linesOf,
  replaceLines,
  updateLines,
} from './bom.queries.ts'
export { type BomKeeper, bomRoutes } from './bom.routes.ts'
export { estimateOf } from './bom-estimate.ts'
export type { BomFile, BomOwner } from './bom-owner.ts'
export { presentBomState } from './bom-state.presenter.ts'
export { type BomRow, findBom, lockBom } from './bom-state.queries.ts'
export type { BomTable, BomTables, KeptSums } from './bom-tables.ts'
export { type BomThreads, bomWorker } from './bom-threads.ts'
export { withDoubts } from './doubt-matches.ts'
export { findBomFile } from './find-bom-file.ts'
export { generatedEntries } from './generated-entries.ts'
export { judgeLines } from './judge-lines.ts'
export { sumsOf } from './line-sums.ts'
export { linesToWrite } from './lines-to-write.ts'
export { linePriceOf, linesToMatch, noMatch, withMatch, withMatches } from './match-lines.ts'
export { type ArticleChange, changeOfArticle, renewedLine } from './renew-line.ts'
export { rescaleBom } from './rescale-bom.ts'
export { matchedPercentOf } from './summary.ts'
export { writeSuppliedParts } from './supplied-parts.ts'
export { workOnList } from './work-on-list.ts'
