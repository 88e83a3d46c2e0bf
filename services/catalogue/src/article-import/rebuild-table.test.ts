import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { replaceByNext } from './rebuild-table.queries.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

test('between two requests for its lock it looks four times a second whether it is to end', async () => {
  const { pool } = catalogue.database
  const reader = await pool.connect()
  onTestFinished(() => reader.release(true))
  await reader.query('begin')
  await reader.query('select from article limit 1')
  // How often it looked before each request.
  const looks = [0]
  const db = new Kysely<CatalogueTables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void (query.sql.startsWith('lock table') && looks.push(0)),
  })
  const isToEnd = new Error('aborted')
  const replacing = db.transaction().execute((tx) =>
    replaceByNext(tx, [], () => {
      looks[looks.length - 1]! += 1
      if (looks.length === 7) throw isToEnd
    }),
  )
  await expect(replacing).rejects.toBe(isToEnd)
  // Each pause is a tenth of a second longer than the one before; the last one ends with its first look.
  expect(looks).toEqual([1, 2, 2, 3, 3, 3, 1])
})
