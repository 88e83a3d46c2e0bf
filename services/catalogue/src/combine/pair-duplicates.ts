/** A number of an article that an article of another of the manufacturers has as well. */
export interface SharedNumber {
  kind: 'O' | 'T'
  exact: string
  articleId: string
  manufacturerId: string
  /** Whether its article has an order number of its own. */
  hasOrder: boolean
}

/** Two articles that are one: the first stays and takes the other in. */
export interface DuplicatePair {
  keptId: string
  goneId: string
  /** Of the one that goes. */
  manufacturerId: string
}

/**
 * Which articles of several manufacturers are the same: those that have one order number, or one type number where one
 * of them has no order number. The article of the manufacturer that is named first stays. Where numbers lead to more
 * than one article of a manufacturer, or a type number to articles of different order numbers, a person has to say.
 */
export function pairDuplicates(
  shared: readonly SharedNumber[],
  manufacturerIds: readonly string[],
): DuplicatePair[] {
  const places = new Map(manufacturerIds.map((id, place) => [id, place]))
  const placeOf = ([one]: Article) => places.get(one!.manufacturerId)!
  return connected(shared).flatMap((articles) => {
    const [kept, ...others] = articles.toSorted((one, other) => placeOf(one) - placeOf(other))
    const isOneEach = new Set(articles.map(placeOf)).size === articles.length
    if (!isOneEach || !others.every((other) => areSame(kept!, other))) return []
    return others.map(([{ articleId, manufacturerId }]) => ({
      keptId: kept![0].articleId,
      goneId: articleId,
      manufacturerId,
    }))
  })
}

/** All shared numbers of one article. */
type Article = readonly [SharedNumber, ...SharedNumber[]]

function areSame(one: Article, other: Article): boolean {
  const isShared = (kind: 'O' | 'T') =>
    one.some((a) => a.kind === kind && other.some((b) => b.kind === kind && b.exact === a.exact))
  return isShared('O') || (isShared('T') && !(one[0].hasOrder && other[0].hasOrder))
}

/** Articles that lead to each other by their numbers, those that belong together in one list. */
function connected(shared: readonly SharedNumber[]): Article[][] {
  const byArticle = Map.groupBy(shared, ({ articleId }) => articleId)
  const byNumber = Map.groupBy(shared, ({ kind, exact }) => kind + exact)
  const seen = new Set<string>()
  const reach = (start: string): Article[] => {
    const found: Article[] = []
    const open = [start]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      const numbers = byArticle.get(id) as unknown as Article
      found.push(numbers)
      for (const { kind, exact } of numbers)
        for (const { articleId } of byNumber.get(kind + exact)!) open.push(articleId)
    }
    return found
  }
  return [...byArticle.keys()].flatMap((id) => (seen.has(id) ? [] : [reach(id)]))
}
