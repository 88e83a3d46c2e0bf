import type { FileStore } from '@schrankwerk/service-kit'
import type { BomThreads } from '../threads/bom-threads.ts'
import type { ArticleSource } from './article-source.ts'

/** What reading and matching a parts list needs of its service. */
export interface BomParts {
  articles: ArticleSource
  files: FileStore
  threads: BomThreads
}
