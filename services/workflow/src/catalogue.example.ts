import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  type AnswerOf,
  type ArticleSnapshot,
  getArticleNumbers,
  getArticleSnapshots,
  type MatchedBy,
  type MatchedLine,
  type MatchLine,
  matchLines,
  recogniseTexts,
  rememberReplacements,
  suggestArticles,
} from '@schrankwerk/contracts'
import { looseNumber, rememberedReasons } from '@schrankwerk/domain/bom'
import { createInternalClient } from '@schrankwerk/service-kit'

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

const article = (place: number, own: Partial<ArticleSnapshot>): ArticleSnapshot => ({
  id: id(place),
  orderNumber: null,
  manufacturerNumber: null,
  manufacturerId: id(900),
  manufacturerName: 'Nordkontakt',
  description: null,
  unitName: 'Stück',
  erpNumber: `ERP-${place}`,
  packagingUnitSize: 1,
  priceUnitSize: 1,
  listPrice: null,
  purchasePrice: null,
  discountGroupId: null,
  discountGroupName: null,
  discountPercent: null,
  eclassNumber: null,
  eclassWorkMinutes: null,
  ...own,
})

/** What the stand-in knows. Prices are odd on purpose: where one of them shows, it came from here. */
export const knownArticles = {
  contactor: article(1, {
    orderNumber: 'NK-100',
    purchasePrice: 71.37,
    listPrice: 83.91,
    discountPercent: 0,
  }),
  terminal: article(2, {
    orderNumber: 'NK-200',
    manufacturerNumber: 'T-200',
    purchasePrice: 137.73,
    priceUnitSize: 100,
    packagingUnitSize: 50,
  }),
  cable: article(3, { orderNumber: 'NK-300', unitName: 'm', purchasePrice: 3.19 }),
  spare: article(4, { orderNumber: 'NK-400', purchasePrice: 59.53 }),
} as const

/** Of the spare part. */
export const knownEan = '4006381333931'

/**
 * A network peer that speaks catalogue's internal contract with four articles: exact numbers, an EAN and what was remembered,
 * nothing of how the real catalogue finds. `down` makes it answer like a service that is gone.
 */
export async function catalogueStandIn() {
  let whileMatching: (() => Promise<void>) | undefined
  let articles: ArticleSnapshot[] = Object.values(knownArticles)
  const remembered = new Map<string, string>()
  const eans = new Map<string, string>([[knownArticles.spare.id, knownEan]])
  const state = {
    down: false,
    matchedLines: 0,
    requestIds: [] as (string | string[] | undefined)[],
    suggestedFor: [] as unknown[],
    /** Of which articles each call asked for what they are now. */
    snapshotIds: [] as string[][],
    /** What the descriptions of articles say, by their ids. */
    technicalData: {} as AnswerOf<typeof matchLines>['technicalData'],
    /** Adds an article to those that are known. */
    gain: ({ eanNumber, ...own }: Partial<ArticleSnapshot> & { eanNumber?: string }): string => {
      const gained = article(articles.length + 1, own)
      articles.push(gained)
      if (eanNumber !== undefined) eans.set(gained.id, eanNumber)
      return gained.id
    },
    /** Has something happen while the next lines are matched; resolves once it has. */
    atNextMatching: (act: () => Promise<unknown>): Promise<void> =>
      new Promise((resolve) => {
        whileMatching = async () => {
          whileMatching = undefined
          await act()
          resolve()
        }
      }),
    /** Has the article with this number be another one from now on. */
    change: (orderNumber: string, own: Partial<ArticleSnapshot>) => {
      articles = articles.map((one) => (one.orderNumber === orderNumber ? { ...one, ...own } : one))
    },
    forget: (orderNumber: string) => {
      articles = articles.filter((one) => one.orderNumber !== orderNumber)
    },
  }
  const numbersOf = (line: { orderNumber: string | null; manufacturerNumber: string | null }) =>
    `${line.orderNumber}|${line.manufacturerNumber}`

  const found = (line: MatchLine, companyId: string): MatchedLine => {
    const replacement = remembered.get(`${companyId}|${numbersOf(line)}`)
    const byNumber = articles.find((one) => one.orderNumber === line.orderNumber?.toUpperCase())
    const byEan = articles.find(({ id }) => line.eanNumber !== null && eans.get(id) === line.eanNumber)
    const known = byNumber ?? byEan
    const matchedBy: MatchedBy | null = replacement
      ? 'MANUAL_REPLACEMENT'
      : byNumber
        ? 'ORDER_NUMBER_AND_MANUFACTURER'
        : byEan
          ? 'EAN_NUMBER'
          : null
    return {
      key: line.key,
      articleId: replacement ?? known?.id ?? null,
      matchedBy,
      certainty: matchedBy === null ? 'OPEN' : 'SURE',
      reason:
        matchedBy === null
          ? 'Keine der Nummern führt zu einem Artikel'
          : replacement
            ? rememberedReasons.company
            : 'Bestellnummer gleich',
      otherArticleId: null,
    }
  }
  // biome-ignore lint/suspicious/noExplicitAny: bodies of four contracts
  const answers: Record<string, (body: any) => unknown> = {
    [matchLines.path]: ({ companyId, lines }) => {
      state.matchedLines += lines.length
      const { technicalData } = state
      return { lines: lines.map((line: MatchLine) => found(line, companyId)), articles, technicalData }
    },
    [getArticleSnapshots.path]: ({ ids }) => {
      state.snapshotIds.push(ids)
      return { articles: articles.filter((one) => ids.includes(one.id)) }
    },
    [getArticleNumbers.path]: ({ articleId }) => {
      const known = articles.find((one) => one.id === articleId)
      const numbers = [known?.orderNumber, known?.manufacturerNumber, eans.get(articleId)]
      return { numbers: numbers.filter((number) => number != null).map(looseNumber) }
    },
    [recogniseTexts.path]: () => ({ numbers: [], manufacturers: [], abbreviations: [] }),
    [suggestArticles.path]: (body) => {
      state.suggestedFor.push(body)
      return []
    },
    [rememberReplacements.path]: ({ companyId, articleId, numbers }) => {
      const known = articles.find((one) => one.id === articleId)
      if (articleId !== null && known === undefined) return undefined
      for (const line of numbers) {
        const key = `${companyId}|${numbersOf(line)}`
        if (articleId === null) remembered.delete(key)
        else remembered.set(key, articleId)
      }
      return { article: known ?? null }
    },
  }
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://catalogue')
    const answer = answers[pathname]
    state.requestIds.push(request.headers['x-request-id'])
    if (state.down || answer === undefined) return response.writeHead(503).end()
    if (pathname === matchLines.path) await whileMatching?.()
    const said = answer(
      request.method === 'GET' ? Object.fromEntries(searchParams) : JSON.parse(await text(request)),
    )
    const [status, body] = said === undefined ? [404, { code: 'not-found' }] : [200, said]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = createInternalClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    part: 'catalogue',
    token: async () => 'token of a service',
  })
  return {
    client,
    state,
    async stop() {
      await client.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
