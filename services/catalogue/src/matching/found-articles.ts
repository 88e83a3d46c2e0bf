import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { type ArticleLabel, selectWrittenArticles, type WrittenArticles } from './match.queries.ts'

/** The articles that the lines of one call lead to, read once each, however many of its parts name them. */
export class FoundArticles {
  readonly #db: Kysely<CatalogueTables>
  readonly #reads = new Map<string, Promise<WrittenArticles>>()
  readonly #labels = new Map<string, ArticleLabel>()

  constructor(db: Kysely<CatalogueTables>) {
    this.#db = db
  }

  /** What judging needs of these articles; those that are gone by now are missing. */
  async labelsOf(ids: ReadonlySet<string>): Promise<ReadonlyMap<string, ArticleLabel>> {
    const unread = [...ids].filter((id) => !this.#reads.has(id))
    const read = this.#read(unread)
    for (const id of unread) this.#reads.set(id, read)
    await Promise.all(new Set([...ids].map((id) => this.#reads.get(id))))
    return this.#labels
  }

  async #read(ids: string[]): Promise<WrittenArticles> {
    const written = await selectWrittenArticles(this.#db, ids)
    for (const [id, label] of written.labels) this.#labels.set(id, label)
    return written
  }

  /** All that was read: the elements of a JSON array, the entries of a JSON object. */
  async written(): Promise<Pick<WrittenArticles, 'articles' | 'technicalData'>> {
    const reads = await Promise.all(new Set(this.#reads.values()))
    const joined = (texts: string[]) => texts.filter((text) => text !== '').join(',')
    return {
      articles: joined(reads.map(({ articles }) => articles)),
      technicalData: joined(reads.map(({ technicalData }) => technicalData)),
    }
  }
}
