import type {
  AnswerOf,
  ArticleSnapshot,
  ArticleSuggestion,
  BodyInput,
  BodyOf,
  matchLines,
  recogniseTexts,
  rememberReplacements,
  suggestArticles,
} from '@schrankwerk/contracts'
import type { BomCtx } from './bom-owner.ts'

export type LineToMatch = BodyOf<typeof matchLines>['lines'][number]
export type Matches = AnswerOf<typeof matchLines>
export type NumbersOfLine = BodyOf<typeof rememberReplacements>['numbers'][number]
export type WantedArticle = Omit<BodyInput<typeof suggestArticles>, 'companyId'>

/** The catalogue, wherever it is asked: what it knows for the company of the person who asks. */
export interface ArticleSource {
  match(ctx: BomCtx, lines: LineToMatch[]): Promise<Matches>
  /** The same from JSON to JSON, for a thread that writes the one and reads the other. */
  matchText(ctx: BomCtx, lines: string): Promise<string>
  recognise(ctx: BomCtx, texts: string[]): Promise<AnswerOf<typeof recogniseTexts>>
  suggest(ctx: BomCtx, wanted: WantedArticle): Promise<ArticleSuggestion[]>
  /** Remembers what numbers mean, or forgets it (null). Answers the article. */
  remember(ctx: BomCtx, articleId: string | null, numbers: NumbersOfLine[]): Promise<ArticleSnapshot | null>
}

/** Names of manufacturers by their abbreviations. */
export const abbreviationsOf = ({ abbreviations }: AnswerOf<typeof recogniseTexts>): Map<string, string> =>
  new Map(abbreviations.map(({ abbreviation, name }) => [abbreviation, name]))
