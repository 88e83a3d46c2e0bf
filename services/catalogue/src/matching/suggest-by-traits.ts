import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { manufacturerToken } from '../trait/read-trait.ts'
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
  const rarest = (tokens: string[]) =>
    tokens.filter((token) => shareOf(token) < commonShare).sort((a, b) => shareOf(a) - shareOf(b))
  const attributes = rarest(part.features.filter((token) => !token.startsWith('family:')))
  const others = rarest(
    [...part.words, ...part.figures].filter((token) => token !== `w ${part.technicalData.family}`),
  )
  const signs = [...attributes, ...others].slice(0, mostSigns)
  const makers = manufacturerIds.map(manufacturerToken)
  const search = async (needed: string[], amount: number) => {
    for (const id of await selectByTokens(tx, needed.filter(Boolean).join(' & '), all)) ids.add(id)
    return ids.size >= amount
  }
  const fewest = Math.max(1, Math.ceil(signs.length / 2))
  for (let amount = signs.length; amount >= fewest; amount -= 1) {
    const some = `(${atLeast(amount, signs.map(quoted))})`
    const ofFamily = family ? quoted(family) : ''
    if (makers.length > 0) await search([ofFamily, `(${makers.map(quoted).join(' | ')})`, some], enough)
    if (await search([ofFamily, some], enough)) break
  }
  if (signs.length === 0 && family && makers.length > 0)
    await search([quoted(family), `(${makers.map(quoted).join(' | ')})`], enough)
  // What kind of part it is may be said in other words, or be read wrongly.
  if (family && ids.size < enough && signs.length > 2)
    await search([`(${atLeast(signs.length - 1, signs.map(quoted))})`], enough)
  return { ids, shares }
}

const quoted = (token: string) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** „At least so many of these“ as a query of words. */
function atLeast(amount: number, tokens: string[]): string {
  if (amount === tokens.length) return tokens.join(' & ')
  if (amount === 1) return tokens.join(' | ')
  const [first, ...rest] = tokens
  return `(${first} & (${atLeast(amount - 1, rest)})) | (${atLeast(amount, rest)})`
}
