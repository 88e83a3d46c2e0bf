import {
  descriptionWords,
  readTechnicalData,
  type TechnicalData,
  technicalFeatures,
} from '@schrankwerk/domain/technical-data'
import { figuresOf } from './figures.ts'

export interface ArticleText {
  id: string
  manufacturerId: string | null
  description: string | null
}

export interface Trait extends TechnicalData {
  articleId: string
  /** What an article is found by. */
  tokens: string[]
}

export const wordToken = (word: string) => `w ${word}`
/** What no rule of the reader knows a meaning of: „Klasse 20“, „275 V“ of an arrester. */
export const figureToken = (figure: string) => `n ${figure}`
/** The end of an id made by time is the part that differs. */
export const manufacturerToken = (manufacturerId: string) => `m ${manufacturerId.slice(-12)}`

/** What the description of an article says, and what it is found by. */
export function readTrait({ id, manufacturerId, description }: ArticleText): Trait {
  const text = description ?? ''
  const { family, attributes } = readTechnicalData(text)
  const tokens = new Set(technicalFeatures({ family, attributes }))
  for (const word of descriptionWords(text)) tokens.add(wordToken(word))
  for (const figure of figuresOf(text)) tokens.add(figureToken(figure))
  if (manufacturerId) tokens.add(manufacturerToken(manufacturerId))
  return { articleId: id, family, attributes, tokens: [...tokens] }
}
