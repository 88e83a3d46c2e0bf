import type {
  AnswerOf,
  AnyEndpoint,
  BodyOf,
  changeBomHeader,
  chooseBomRows,
  deleteBom,
  Endpoint,
  FieldsOf,
  getBomArticles,
  getBomEstimate,
  getBomFile,
  getBomLines,
  getBomSuggestions,
  mapBom,
  QueryOf,
  updateBomArticles,
  uploadBom,
} from '@schrankwerk/contracts'
import type * as z from 'zod/mini'

/** Whose list a call names, in the words that the contracts have for it. */
export interface NamedOwner {
  enquiryId?: string | undefined
  offerId?: string | undefined
  adminBOMResultId?: string | undefined
}

type Schema<Value> = z.ZodMiniType<Value>
type Asked<Call extends AnyEndpoint> = Schema<Omit<QueryOf<Call>, 'admin'> & NamedOwner>
type Sent<Call extends AnyEndpoint> = Schema<FieldsOf<Call> & NamedOwner>
type Told<Call extends AnyEndpoint> = Schema<AnswerOf<Call>>

/** The calls of a parts list: the parties' own, or their twins for the operator. */
export interface BomCalls {
  upload: Endpoint<Schema<object>, undefined, Sent<typeof uploadBom>, Told<typeof uploadBom>>
  header: Endpoint<Schema<object>, undefined, Sent<typeof changeBomHeader>, Told<typeof changeBomHeader>>
  map: Endpoint<Asked<typeof mapBom>, undefined, Sent<typeof mapBom>, Told<typeof mapBom>>
  rows: Endpoint<
    Schema<object> | undefined,
    Schema<BodyOf<typeof chooseBomRows> & NamedOwner>,
    undefined,
    Told<typeof chooseBomRows>
  >
  delete: Endpoint<Asked<typeof deleteBom>, undefined, undefined, 'empty'>
  file: Endpoint<Asked<typeof getBomFile>, undefined, undefined, 'file'>
  articles: Endpoint<Asked<typeof getBomArticles>, undefined, undefined, Told<typeof getBomArticles>>
  update: Endpoint<
    Schema<object> | undefined,
    Schema<BodyOf<typeof updateBomArticles> & NamedOwner>,
    undefined,
    Told<typeof updateBomArticles>
  >
  lines: Endpoint<Asked<typeof getBomLines>, undefined, undefined, 'stream'>
  suggestions: Endpoint<Asked<typeof getBomSuggestions>, undefined, undefined, Told<typeof getBomSuggestions>>
  estimate: Endpoint<Asked<typeof getBomEstimate>, undefined, undefined, Told<typeof getBomEstimate>>
}
