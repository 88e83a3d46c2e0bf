import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { keepBefore, keepNumbers, nameBefore } from '../import-undo/keep-before.queries.ts'
import { type ArticleAmounts, countNaming } from '../master-data/article-amounts.queries.ts'
import type { Beside } from './beside.ts'
import type { Changes } from './find-changes.queries.ts'
import type { Extent, StagedShape } from './publish-import.queries.ts'
import { createNext, indexNext } from './rebuild-table.queries.ts'
import { copyArticles, insertNewArticles, updateChangedArticles } from './write-articles.queries.ts'
import {
  copyNumbers,
  followChangedNumbers,
  insertNewManufacturerNumbers,
  insertNewOrderNumbers,
} from './write-numbers.queries.ts'

interface Writing {
  now: Date
  extent: Extent
  changes: Changes
  onStep(share: number): void
}

/**
 * Builds tables anew beside each other, or writes rows where they are; what articles were is kept. Where articles are
 * built anew, which nobody else writes meanwhile, and it is wanted, what they name is counted beside the other work.
 */
export async function writeLines(
  tx: Transaction<CatalogueTables>,
  shape: StagedShape,
  { beside, counts, onStep, ...writing }: Writing & { beside: Beside; counts: boolean },
): Promise<ArticleAmounts | undefined> {
  const shares = { articles: 0, numbers: 0 }
  const stepOf = (part: keyof typeof shares) => (share: number) => {
    shares[part] = share
    onStep((shares.articles + shares.numbers) / 2)
  }
  const areArticlesAnew = shape.articles !== 'article'
  let amounts: ArticleAmounts | undefined
  const articles = async (session: Transaction<CatalogueTables>) => {
    await writeArticles(session, shape, { ...writing, onStep: stepOf('articles') })
    if (counts && areArticlesAnew) amounts = await countNaming(session, shape.articles)
  }
  const numbers = (session: Transaction<CatalogueTables>) =>
    writeNumbers(session, shape, { ...writing, onStep: stepOf('numbers') })
  const areNumbersAnew = shape.numbers !== 'article_number'
  const keep = () =>
    beside.run((session) => keepBefore(session, shape, writing.changes, { filled: areArticlesAnew }))
  if (areArticlesAnew)
    await beside.all([
      keep,
      () => beside.run(articles),
      ...(areNumbersAnew ? [() => beside.run(numbers)] : []),
    ])
  else await keep()
  await nameBefore(tx, shape)
  if (!areArticlesAnew) await articles(tx)
  if (!areNumbersAnew) await numbers(tx)
  return amounts
}

async function writeArticles(
  tx: Transaction<CatalogueTables>,
  shape: StagedShape,
  { now, extent, changes, onStep }: Writing,
): Promise<void> {
  const anew = shape.articles !== 'article'
  if (anew) {
    await createNext(tx, 'article')
    await copyArticles(tx, shape, { now, changes })
  } else if (changes.changed > 0) await updateChangedArticles(tx, shape, { now, columns: changes.columns })
  onStep(0.3)
  if (extent.created > 0) await insertNewArticles(tx, shape, { now, extent })
  onStep(0.6)
  if (anew) await indexNext(tx, 'article', (share) => onStep(0.6 + 0.4 * share))
  onStep(1)
}

async function writeNumbers(
  tx: Transaction<CatalogueTables>,
  shape: StagedShape,
  { extent, changes, onStep }: Writing,
): Promise<void> {
  const anew = shape.numbers !== 'article_number'
  if (anew) {
    await createNext(tx, 'article_number')
    await copyNumbers(tx, shape)
  } else if (changes.renumbered > 0) {
    await keepNumbers(tx, shape)
    await followChangedNumbers(tx, shape)
  }
  onStep(0.2)
  if (extent.created > 0) {
    await insertNewOrderNumbers(tx, shape, extent)
    onStep(0.3)
    if (shape.hasTypes) await insertNewManufacturerNumbers(tx, shape, extent)
  }
  onStep(0.4)
  if (anew) await indexNext(tx, 'article_number', (share) => onStep(0.4 + 0.6 * share))
  onStep(1)
}
