import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { findPageEnd, firstId } from '../article/id-range.queries.ts'
import { findRunningImport } from '../article-import/article-import.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import {
  areWordsRead,
  deleteGoneWords,
  deleteUnusedWords,
  findDueRound,
  giveWordsTurn,
  markWordsRead,
  selectUnusedWords,
  selectVocabulary,
  takeWordsTurn,
  tidyWords,
  writeWordsOf,
} from './words.queries.ts'

type Db = Kysely<CatalogueTables>

const pageSize = 5000
const wordsAtOnce = 2000
const importLookMs = 1000
/** Fewer leave index, statistics and vocabulary nearly as good as they were. */
const worthTidying = 1000

/** Makes articles found by their words again where many of them changed at once; answers how many were read. */
export async function readWordsIfDue(db: Db, signal?: AbortSignal): Promise<number> {
  return (await areWordsRead(db)) ? 0 : readAllWords(db, signal)
}

/**
 * Goes through all articles by id and reads those whose words are missing or of another text. One that is told to end
 * leaves the pages that it has read; the round stays due.
 */
export function readAllWords(db: Db, signal?: AbortSignal): Promise<number> {
  return db.connection().execute(async (session) => {
    if (!(await takeWordsTurn(session))) return 0
    try {
      return await readByPages(session, signal)
    } finally {
      await giveWordsTurn(session)
    }
  })
}

async function readByPages(db: Db, signal?: AbortSignal): Promise<number> {
  const due = await findDueRound(db)
  let read = 0
  /** Whose former words may be nobody's now. */
  let left = 0
  let after = firstId
  for (;;) {
    // An import goes first; its end makes another round due.
    while (await findRunningImport(db)) await pause(importLookMs, undefined, { signal })
    signal?.throwIfAborted()
    const upTo = await findPageEnd(db, after, pageSize)
    const written = await writeWordsOf(db, { after, upTo })
    read += written.read
    left += written.renewed + (await deleteGoneWords(db, { after, upTo }))
    if (upTo === null) break
    after = upTo
  }
  if (read >= worthTidying || left >= worthTidying) await tidyWords(db)
  await markWordsRead(db, due)
  if (left >= worthTidying) await forgetUnusedWords(db, signal)
  return read
}

/** Takes words away that no article has any more: each would cost every search that holds a part of it a look. */
async function forgetUnusedWords(db: Db, signal?: AbortSignal): Promise<void> {
  let after = ''
  for (;;) {
    while (await findRunningImport(db)) await pause(importLookMs, undefined, { signal })
    signal?.throwIfAborted()
    const words = await selectVocabulary(db, after, wordsAtOnce)
    const unused = await selectUnusedWords(db, words)
    if (unused.length > 0) await deleteUnusedWords(db, unused)
    if (words.length < wordsAtOnce) return
    after = words.at(-1)!
  }
}
