import { getEclassMappings, getEclassOfArticles } from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { selectEclassMappings } from './eclass.queries.ts'
import { eclassKey } from './eclass-number.ts'

export function eclassRoutes(app: Api<CatalogueTables>) {
  route(app, getEclassMappings, ({ ctx }) => selectEclassMappings(ctx.db))
  route(
    app,
    getEclassOfArticles,
    async ({ ctx, body }) => {
      const asked = [...new Set(body.flatMap(({ eclass9_1Id }) => (eclass9_1Id ? [eclass9_1Id] : [])))]
      const mappings = await selectEclassMappings(ctx.db, [...new Set(asked.map(eclassKey))])
      const byNumber = new Map(mappings.map((mapping) => [mapping.eclassNumber, mapping]))
      const eclassMap = Object.fromEntries(
        asked.flatMap((number) => {
          const mapping = byNumber.get(eclassKey(number))
          return mapping ? [[number, mapping]] : []
        }),
      )
      return { eclassMap }
    },
    { maxBodyBytes: 4 * 1024 * 1024 },
  )
}
