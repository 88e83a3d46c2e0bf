import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { figureToken, manufacturerToken, wordToken } from '../trait/read-trait.ts'
import { selectByTokens, selectTokenShares } from './suggest.queries.ts'
import type { WantedPart } from './suggest-wanted.ts'

/** More signs are not looked for at once: how many ways there are to leave some out grows with each. */
const mostSigns = 7
/** What more articles than these have tells nothing apart. */
const commonShare = 0.25
const enough = 60

/** Which share of all articles has a token; those not named are rare. */
export type TokenShares = ReadonlyMap<string, number>

/**
 * Articles that share most of what a line says: all of its rarest signs, else all but one, but two, as long as there are
 * few; each time first those of the manufacturer. The index answers this by the rarest signs alone.
 */
export async function findByTraits(
  tx: Transaction<CatalogueTables>,
  part: WantedPart,
  manufacturerIds: readonly string[],
): Promise<{ ids: Set<string>; shares: TokenShares }> {
  const all = [...part.features, ...part.words, ...part.figures]
  const ids = new Set<string>()
  if (all.length === 0) return { ids, shares: new Map() }
  const shares = await selectTokenShares(tx, all)
  const shareOf = (token: string) => shares.get(token) ?? 0
  const family = part.technicalData.family && `family:${part.technicalData.family}`
  const signs = rarestSigns(part, shareOf)
  if (signs.length === 0) return { ids, shares }
  const some = (amount: number) => `(${atLeast(amount, signs)})`
  const ofFamily = family ? [quoted(family)] : []
  const ofMaker = manufacturerIds.length > 0 ? [anyOf(manufacturerIds.map(manufacturerToken))] : []
  const fewest = Math.max(1, Math.ceil(signs.length / 2))
  const search = async (...needed: string[]) => {
    for (const id of await selectByTokens(tx, needed.join(' & '), all)) ids.add(id)
  }
  for (let amount = signs.length; amount >= fewest && ofMaker.length > 0 && ids.size < enough; amount -= 1)
    await search(...ofMaker, ...ofFamily, some(amount))
  const ofManufacturer = ids.size
  for (let amount = signs.length; amount >= fewest && ids.size - ofManufacturer < enough; amount -= 1)
    await search(...ofFamily, some(amount))
  // What kind of part it is may be said in other words, or be read wrongly.
  if (family && signs.length > 2) await search(...ofMaker, some(signs.length - 1))
  return { ids, shares }
}

/** A figure that an attribute is read from may stand in an article without the reader knowing what it measures. */
function rarestSigns(
  { technicalData, features, words, figures }: WantedPart,
  shareOf: (token: string) => number,
) {
  const left = new Set(figures)
  const signs: string[][] = []
  for (const feature of features) {
    if (feature.startsWith('family:')) continue
    const figure = figureToken(feature.slice(feature.indexOf(':') + 1))
    signs.push(left.delete(figure) ? [feature, figure] : [feature])
  }
  const ofFamily = technicalData.family && wordToken(technicalData.family)
  for (const token of [...words, ...left]) if (token !== ofFamily) signs.push([token])
  return signs
    .map((tokens) => ({ tokens, share: tokens.reduce((sum, token) => sum + shareOf(token), 0) }))
    .filter(({ share }) => share < commonShare)
    .sort((a, b) => a.share - b.share)
    .slice(0, mostSigns)
    .map(({ tokens }) => anyOf(tokens))
}

const anyOf = (tokens: string[]) =>
  tokens.length === 1 ? quoted(tokens[0]!) : `(${tokens.map(quoted).join(' | ')})`

const quoted = (token: string) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** „At least so many of these“ as a query of words. */
function atLeast(amount: number, tokens: string[]): string {
  if (amount === tokens.length) return tokens.join(' & ')
  if (amount === 1) return tokens.join(' | ')
  const [first, ...rest] = tokens
  return `(${first} & (${atLeast(amount - 1, rest)})) | (${atLeast(amount, rest)})`
}
