import type { AnswerOf, AnyEndpoint, Schema } from '@schrankwerk/contracts'
import * as z from 'zod/mini'
import type { ApiContext } from './create-api.ts'

/** What a handler may hand over: the answer of the contract, with `Date` wherever that says text. */
export type Sendable<T> = T extends string
  ? string extends T
    ? T | Date
    : T
  : T extends object
    ? { [Key in keyof T]: Sendable<T[Key]> }
    : T

const otherStatus = Symbol('status')
export interface AlsoOk<T> {
  [otherStatus]: number
  answer: T
}

/** Answers with one of `endpoint.alsoOk` instead of `ok`: `return alsoOk(208)` for "was gone already". */
export const alsoOk = <T = undefined>(status: number, answer?: T): AlsoOk<T> => ({
  [otherStatus]: status,
  answer: answer as T,
})

/** An answer that is JSON already, where writing it from values again would be work for nothing. */
export class WrittenAnswer {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

/** A handler's result for an endpoint. */
export type Result<E extends AnyEndpoint> =
  | (AnswerOf<E> extends Response
      ? Response
      : AnswerOf<E> extends undefined
        ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer just ends
          void | undefined
        : Sendable<AnswerOf<E>> | WrittenAnswer)
  | AlsoOk<AnswerOf<E> | undefined>

/** Makes the response: status, dates as text, only keys of the schema. */
export function answerResponse(
  endpoint: AnyEndpoint,
  result: unknown,
  c: ApiContext,
  { strict, readByService }: { strict: boolean; readByService?: boolean },
): Response {
  if (result instanceof Response) return result
  const other =
    typeof result === 'object' && result !== null && otherStatus in result
      ? (result as AlsoOk<unknown>)
      : undefined
  const status = other ? other[otherStatus] : endpoint.ok
  const answer = other ? other.answer : result
  if (typeof endpoint.answer === 'string' || (other && answer === undefined))
    return new Response(null, { status })
  // Another service reads its answers by their schema itself; of thousands of lines once is enough.
  const isFitted = strict || !readByService
  const body = isFitted
    ? JSON.stringify(fitted(endpoint, toWire(valuesOf(answer)), c, strict))
    : answer instanceof WrittenAnswer
      ? answer.json
      : JSON.stringify(answer)
  return new Response(body, { status, headers: { 'Content-Type': 'application/json' } })
}

const valuesOf = (answer: unknown): unknown =>
  answer instanceof WrittenAnswer ? JSON.parse(answer.json) : answer

function fitted(endpoint: AnyEndpoint, answer: unknown, c: ApiContext, strict: boolean): unknown {
  const schema = endpoint.answer as Schema
  const parsed = z.safeParse(schema, answer)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`)
  if (strict) throw new Error(`The answer of ${endpoint.name} does not fit its schema: ${issues.join('; ')}`)
  c.get('log').error({ route: endpoint.name, issues }, 'an answer does not fit its schema')
  return cut(schema, answer)
}

/** Dates become ISO text with milliseconds; everything else stays. */
function toWire(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(toWire)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) copy[key] = toWire(inner)
  return copy
}

interface Definition {
  shape?: Record<string, Schema>
  catchall?: Schema
  element?: Schema
  valueType?: Schema
  innerType?: Schema
  in?: Schema
  options?: Schema[]
}

/** Keeps only what the schema names, also where a value is not what it should be: nothing leaks by a mistake. */
function cut(schema: Schema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const definition = schema._zod.def as unknown as Definition
  const inner = definition.innerType ?? definition.in
  if (inner) return cut(inner, value)
  if (definition.options) {
    const fit = definition.options.find((option) => z.safeParse(option, value).success)
    return fit ? cut(fit, value) : undefined
  }
  if (Array.isArray(value))
    return definition.element ? value.map((item) => cut(definition.element!, item)) : undefined
  const entries = Object.entries(value)
  if (definition.shape) {
    const { shape } = definition
    return Object.fromEntries(
      entries.flatMap(([key, item]) => (shape[key] ? [[key, cut(shape[key], item)]] : [])),
    )
  }
  if (definition.valueType)
    return Object.fromEntries(entries.map(([key, item]) => [key, cut(definition.valueType!, item)]))
  return undefined
}
