import { type BomKeeper, type BomRow, type BomThreads, bomRoutes } from '@schrankwerk/bom-service'
import {
  changeBomHeader,
  chooseBomRows,
  deleteBom,
  getBomArticles,
  getBomEstimate,
  getBomFile,
  getBomLines,
  getBomSuggestions,
  mapBom,
  updateBomArticles,
  uploadBom,
} from '@schrankwerk/contracts'
import type { Api, FileStore } from '@schrankwerk/service-kit'
import type { CatalogueClient } from '../catalogue-client.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { type OwnerColumns, ownerOf, ownerOfRow } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { articlesOf } from './catalogue-articles.ts'
import type { Disguise } from './disguise.ts'
import { estimatedBom } from './party-bom.ts'

/** The parts lists of enquiries and offers. */
export function partyBomRoutes(
  app: Api<WorkflowTables>,
  {
    catalogue,
    disguise,
    ...parts
  }: {
    catalogue: CatalogueClient
    files: FileStore
    threads: BomThreads
    disguise: Disguise | undefined
  },
): void {
  const keeper: BomKeeper = {
    ...parts,
    articles: articlesOf(catalogue),
    ownerOf: (ctx: WorkflowCtx, named) => estimatedBom(ctx, ownerOf(named), disguise),
    ownerOfRow: (ctx: WorkflowCtx, bom: BomRow & OwnerColumns) =>
      estimatedBom(ctx, ownerOfRow(bom), disguise),
  }
  const calls = {
    upload: uploadBom,
    header: changeBomHeader,
    map: mapBom,
    rows: chooseBomRows,
    delete: deleteBom,
    file: getBomFile,
    articles: getBomArticles,
    update: updateBomArticles,
    lines: getBomLines,
    suggestions: getBomSuggestions,
    estimate: getBomEstimate,
  }
  bomRoutes(app, calls, keeper)
}
