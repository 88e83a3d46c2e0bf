import {
  type BomKeeper,
  type BomOwner,
  type BomRow,
  type BomThreads,
  bomRoutes,
} from '@schrankwerk/bom-service'
import {
  changeBomHeader,
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
import { type Owner, type OwnerColumns, ownerOf, ownerOfRow } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { estimateOfParty } from './bom-estimate.ts'
import { articlesOf } from './catalogue-articles.ts'
import type { Disguise } from './disguise.ts'
import { partyBom } from './party-bom.ts'

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
  const bomOf = (ctx: WorkflowCtx, owner: Owner): BomOwner => ({
    ...partyBom(ctx, owner),
    estimate: (db: WorkflowCtx['db'], sums) => estimateOfParty(ctx, db, { owner, sums, disguise }),
  })
  const keeper: BomKeeper = {
    ...parts,
    articles: articlesOf(catalogue),
    ownerOf: (ctx: WorkflowCtx, named) => bomOf(ctx, ownerOf(named)),
    ownerOfRow: (ctx: WorkflowCtx, bom: BomRow & OwnerColumns) => bomOf(ctx, ownerOfRow(bom)),
  }
  const calls = {
    upload: uploadBom,
    header: changeBomHeader,
    map: mapBom,
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
