import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, test } from 'vitest'
import { hasText } from './has-text.ts'

const db = new Kysely({
  dialect: {
    createDriver: () => new DummyDriver(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const compiled = (searched: string) => hasText(sql`x.small`, searched).compile(db)

test('a text in one way is one comparison, signs of patterns stand for themselves', () => {
  expect(compiled('100 %_\\')).toMatchObject({
    sql: 'x.small like lower($1)',
    parameters: ['%100 \\%\\_\\\\%'],
  })
})

test('each way in which its words may stand is compared, as one condition', () => {
  expect(compiled('Straße 5%')).toMatchObject({
    sql: '(x.small like lower($1) or x.small like lower($2))',
    parameters: ['%Straße 5\\%%', '%strasse 5\\%%'],
  })
})
