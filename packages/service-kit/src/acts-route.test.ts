import { getActsIn } from '@schrankwerk/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { actsRoute } from './acts-route.ts'
import { createInternalApi, NotSignedIn, recordChange } from './index.ts'
import { kitDatabase, people, quiet } from './kit.example.ts'

let database: Awaited<ReturnType<typeof kitDatabase>>
beforeAll(async () => {
  database = await kitDatabase()
})
afterAll(() => database.close())

it('tells services what one person did, oldest first, and nobody else', async () => {
  const { db } = database
  const doing = (who: keyof typeof people, at: string, action: 'create' | 'update') =>
    db.transaction().execute((tx) =>
      recordChange(
        tx,
        { actor: people[who], now: () => new Date(at) },
        {
          entity: 'thing',
          entityId: '7',
          action,
          fields: ['name'],
        },
      ),
    )
  await doing('customer', '2026-11-21T10:00:00.000Z', 'update')
  await doing('customer', '2026-11-20T10:00:00.000Z', 'create')
  await doing('supplier', '2026-11-20T11:00:00.000Z', 'update')
  const app = createInternalApi({
    service: 'workflow',
    db,
    log: quiet,
    authenticateService: async (token) => {
      if (token !== 'service') throw new NotSignedIn('token-invalid')
    },
  })
  actsRoute(app, getActsIn('workflow'))
  const ask = (token: string) =>
    app.request(`/internal/acts?userId=${people.customer.userId}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  expect(await (await ask('service')).json()).toEqual([
    { at: '2026-11-20T10:00:00.000Z', entity: 'thing', entityId: '7', action: 'create' },
    { at: '2026-11-21T10:00:00.000Z', entity: 'thing', entityId: '7', action: 'update' },
  ])
  expect((await ask('customer')).status).toBe(401)
})
