import { isWordForNothing, manufacturerKeys } from '@schrankwerk/domain/bom'
import type { InternalCtx } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { selectKnownTexts } from './match.queries.ts'
import { numberForms } from './match-probes.ts'

/** Which of these texts are numbers or manufacturers of the catalogue; answered as they were asked. */
export async function recogniseTexts(
  ctx: Pick<InternalCtx<CatalogueTables>, 'db'>,
  texts: string[],
): Promise<{
  numbers: string[]
  manufacturers: string[]
  abbreviations: { abbreviation: string; name: string }[]
}> {
  const asked = [...new Set(texts)].filter((text) => !isWordForNothing(text))
  const looseOf = new Map(asked.map((text) => [text, numberForms(text)?.loose]))
  const keysOf = new Map(asked.map((text) => [text, manufacturerKeys(text)]))
  const known = await selectKnownTexts(
    ctx.db,
    [...new Set([...looseOf.values()].filter((loose) => loose !== undefined))],
    [...new Set([...keysOf.values()].flat())],
  )
  return {
    numbers: asked.filter((text) => known.numbers.has(looseOf.get(text) ?? '')),
    manufacturers: asked.filter((text) => keysOf.get(text)!.some((key) => known.manufacturers.has(key))),
    abbreviations: known.abbreviations,
  }
}
