import {
  descriptionWords,
  readTechnicalData,
  type TechnicalData,
  technicalFeatures,
} from '@schrankwerk/domain/technical-data'

/** To be raised with the rules of the reader: every article is then read anew. */
export const readerVersion = 1

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

const mostWords = 24

/** Words are kept apart from figures, „24“ the word from „24“ the voltage. */
export const wordToken = (word: string) => `w ${word}`
/** The end of an id made by time is the part that differs. */
export const manufacturerToken = (manufacturerId: string) => `m ${manufacturerId.slice(-12)}`

/** What the description of an article says, and what it is found by. */
export function readTrait({ id, manufacturerId, description }: ArticleText): Trait {
  const text = description ?? ''
  const { family, attributes } = readTechnicalData(text)
  const tokens = new Set(technicalFeatures({ family, attributes }))
  for (const word of descriptionWords(text).slice(0, mostWords)) tokens.add(wordToken(word))
  if (manufacturerId) tokens.add(manufacturerToken(manufacturerId))
  return { articleId: id, family, attributes, tokens: [...tokens] }
}
