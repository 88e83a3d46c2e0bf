import type { FileStore } from '@schrankwerk/service-kit'
import type { BomThreads } from '../threads/bom-threads.ts'
import type { ArticleSource } from './article-source.ts'
import type { NamedOwner } from './bom-calls.ts'
import type { BomCtx, BomOwner } from './bom-owner.ts'
import type { BomRow } from './bom-tables.ts'

/** What reading and matching a parts list needs of its service. */
export interface BomParts {
  articles: ArticleSource
  files: FileStore
  threads: BomThreads
}

/** A service's parts lists: what reading and matching them needs, and whose they are. */
export interface BomKeeper extends BomParts {
  /** The owner that a call names. */
  ownerOf(ctx: BomCtx, named: NamedOwner): BomOwner
  /** The owner of a stored list. */
  ownerOfRow(ctx: BomCtx, bom: BomRow): BomOwner
}
