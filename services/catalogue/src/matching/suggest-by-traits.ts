import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { manufacturerToken, wordToken } from '../trait/read-trait.ts'
import { selectByTokens, selectTokenShares } from './suggest.queries.ts'
import type { WantedPart } from './suggest-wanted.ts'

/** More signs are not looked for at once: each is a search of the index without it. */
const mostSigns = 5
/** Words are said in other words more often than figures are. */
const mostWords = 3
/** What more articles than these have tells nothing apart. */
const commonShare = 0.25
const few = 20

/** Which share of all articles has a token; those not named are rare. */
export type TokenShares = ReadonlyMap<string, number>

/**
 * Articles that share all or all but one of the signs of a line, those of the manufacturer first; all but two, or rare
 * words, where that finds few. Each search asks for signs that all have to be there: the index answers it by the rarest
 * of them, however common the others are.
 */
export async function findByTraits(
  tx: Transaction<CatalogueTables>,
  part: WantedPart,
  manufacturerIds: readonly string[],
): Promise<{ ids: Set<string>; shares: TokenShares }> {
  const all = [...part.features, ...part.words, ...part.figures]
  if (all.length === 0) return { ids: new Set(), shares: new Map() }
  const shares = await selectTokenShares(tx, all)
  const { attributes, figures, words } = signsOf(part, shares)
  const family = part.technicalData.family ? [`family:${part.technicalData.family}`] : []
  const makers = manufacturerIds.slice(0, 2).map((id) => [manufacturerToken(id)])
  const main = attributes.length > 0 ? attributes : figures.length > 1 ? figures : words
  const search = (searches: string[][][]) =>
    selectByTokens(
      tx,
      searches.map((ways) => ways.map(allOf)),
      anyOf(all),
    )
  const near = makers.length > 0 ? makers : [family]
  const ids = new Set(
    await search([
      ...near.map((needed) => waysWithout(main, 1, [...needed, ...(needed === family ? [] : family)])),
      // What the reader does not know the meaning of.
      ...(main === figures ? [] : near.map((needed) => waysWithout(figures, 0, needed))),
      ...(makers.length > 0 ? [waysWithout(main, 0, family)] : []),
    ]),
  )
  if (ids.size >= few) return { ids, shares }
  const more = await search([
    ...[...makers, []].map((maker) => waysWithout(main, 2, [...maker, ...family])),
    ...(main === words ? [] : [...makers, family].map((needed) => waysWithout(words, 1, needed))),
  ])
  for (const id of more) ids.add(id)
  return { ids, shares }
}

/** Articles of a kind of part, of one of the manufacturers where any is named. */
export async function findByKind(
  tx: Transaction<CatalogueTables>,
  { technicalData: { family }, features, words, figures }: WantedPart,
  manufacturerIds: readonly string[],
): Promise<string[]> {
  if (!family) return []
  const kind = `family:${family}`
  const makers = manufacturerIds.map(manufacturerToken)
  const ways = makers.length > 0 ? makers.map((maker) => [maker, kind]) : [[kind]]
  return selectByTokens(tx, [ways.map(allOf)], anyOf([...features, ...words, ...figures]))
}

/** What tells articles apart, the rarest first. */
function signsOf({ technicalData, features, words, figures }: WantedPart, shares: TokenShares) {
  const rarest = (tokens: string[], most: number) =>
    tokens
      .filter((token) => (shares.get(token) ?? 0) < commonShare)
      .sort((a, b) => (shares.get(a) ?? 0) - (shares.get(b) ?? 0))
      .slice(0, most)
  return {
    attributes: rarest(
      features.filter((token) => !token.startsWith('family:')),
      mostSigns,
    ),
    figures: rarest(figures, mostSigns),
    words: rarest(
      words.filter((token) => token !== wordToken(technicalData.family ?? '')),
      mostWords,
    ),
  }
}

/** The signs with `without` of them left out, each way there is; at least two stay, or all where there are fewer. */
function waysWithout(signs: readonly string[], without: number, needed: readonly string[]): string[][] {
  if (signs.length === 0) return []
  const ways: string[][] = []
  const leave = (from: number, left: readonly string[], toLeave: number) => {
    if (toLeave === 0 || left.length <= 2) {
      ways.push([...needed, ...left])
      return
    }
    for (let at = from; at < left.length; at += 1) leave(at, left.toSpliced(at, 1), toLeave - 1)
  }
  leave(0, signs, without)
  return ways
}

const quoted = (token: string) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
const allOf = (tokens: string[]) => tokens.map(quoted).join(' & ')
const anyOf = (tokens: string[]) => tokens.map(quoted).join(' | ')
