import * as z from 'zod/mini'
import type { Answer, Endpoint, Schema } from '../endpoint.ts'
import { id } from '../values.ts'
import { bomFixed, type bomOwner } from '../workflow/bom-owner.ts'

/** Stands wherever an enquiry's or offer's id stands. */
export const adminBomOwner = { adminBOMResultId: id }
/** Has the gateway send a call to catalogue. */
const routed = { admin: z.literal('true') }

type Owned<Shape> = keyof typeof bomOwner extends keyof Shape
  ? Omit<Shape, keyof typeof bomOwner> & typeof adminBomOwner
  : Shape
type OwnedBy<S> = S extends z.ZodMiniObject<infer Shape> ? z.ZodMiniObject<Owned<Shape>> : S
type Routed<S> =
  S extends z.ZodMiniObject<infer Shape>
    ? z.ZodMiniObject<Owned<Omit<Shape, 'admin'>> & typeof routed>
    : z.ZodMiniObject<typeof routed>

function ownedBy<S extends Schema | undefined>(schema: S) {
  if (!(schema instanceof z.ZodMiniObject) || !('enquiryId' in schema.shape)) return schema as OwnedBy<S>
  const { enquiryId: _, offerId: __, ...rest } = schema.shape
  return z.object({ ...rest, ...adminBomOwner }) as unknown as OwnedBy<S>
}

function routedBy<S extends Schema | undefined>(schema: S) {
  const owned = ownedBy(schema) as Schema | undefined
  const shape = owned instanceof z.ZodMiniObject ? owned.shape : {}
  return z.object({ ...shape, ...routed }) as unknown as Routed<S>
}

/** What the parties' call is for the operator's own lists: the same address with `admin=true`, answered by catalogue. */
export function operatorsTwin<
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Fields extends Schema | undefined,
  Result extends Answer,
>(
  name: string,
  of: Endpoint<Query, Body, Fields, Result>,
): Endpoint<Routed<Query>, OwnedBy<Body>, OwnedBy<Fields>, Result> {
  const { query, body, multipart, problems = [], ...same } = of
  const parties: readonly string[] = bomFixed
  const kept = problems.filter((code) => !parties.includes(code))
  return {
    ...same,
    name,
    service: 'catalogue',
    summary: `${of.summary}; of one of the operator's own lists`,
    who: { ADMIN: true },
    routedBy: 'admin',
    query: routedBy(query as Query),
    ...(body && { body: ownedBy(body) }),
    ...(multipart && { multipart: { ...multipart, fields: ownedBy(multipart.fields as Fields) } }),
    problems: problems.includes('enquiry-released') ? [...kept, 'admin-bom-released'] : kept,
  } as Endpoint<Routed<Query>, OwnedBy<Body>, OwnedBy<Fields>, Result>
}
