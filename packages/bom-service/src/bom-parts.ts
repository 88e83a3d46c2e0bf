import type { FileStore } from '@schrankwerk/service-kit'
import type { ArticleSource } from './article-source.ts'
import type { BomThreads } from './bom-threads.ts'

/** What reading and matching a parts list needs of its service. */
export interface BomParts {
  articles: ArticleSource
  files: FileStore
  threads: BomThreads
}
