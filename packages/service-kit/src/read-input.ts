import {
  type AnyEndpoint,
  type ProblemCode,
  type ProblemEntry,
  problemCodes,
  type Schema,
} from '@schrankwerk/contracts'
import * as z from 'zod/mini'
import type { ApiContext } from './create-api.ts'
import { Invalid, TooLarge, UnsupportedMedia } from './errors.ts'

export const defaultBodyBytes = 1024 * 1024
// A body without a length that has become too large is read on and dropped, up to here: left unread, it would break
// the connection under a sender who has not seen the answer yet.
const dropBytes = 32 * 1024 * 1024
const dropMs = 10_000

/** The query by its schema; unknown and repeated parameters are refused. */
export function readQuery(endpoint: AnyEndpoint, c: ApiContext): unknown {
  const sent = new URL(c.req.url).searchParams
  const known = keysOf(endpoint.query)
  const values: Record<string, string> = {}
  const errors: ProblemEntry[] = []
  for (const [name, value] of sent) {
    if (known && !known.has(name)) errors.push({ path: name, code: 'unknown' })
    else if (Object.hasOwn(values, name)) errors.push({ path: name, code: 'repeated' })
    else values[name] = value
  }
  if (errors.length > 0) throw new Invalid('unknown-parameter', errors)
  return endpoint.query ? parse(endpoint.query, values) : undefined
}

/** The JSON body by its schema; its size is bounded before it is parsed. */
export async function readBody(endpoint: AnyEndpoint, c: ApiContext, maxBytes: number): Promise<unknown> {
  if (!endpoint.body) return undefined
  const type = c.req.header('content-type')
  const text = await readText(c, maxBytes)
  if (text !== '' && !/^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type ?? ''))
    throw new UnsupportedMedia('media-type')
  let body: unknown
  try {
    body = text === '' ? undefined : JSON.parse(text)
  } catch {
    throw new Invalid('malformed-request')
  }
  // Walking through 2,500 lines for what the text cannot hold would take as long as reading them.
  return parse(endpoint.body, body, text.includes(String.raw`\u0000`))
}

async function readText(c: ApiContext, maxBytes: number): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new TooLarge('body-too-large')
  const stream = c.req.raw.body
  if (!stream) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  let dropUntil = Number.POSITIVE_INFINITY
  for await (const chunk of stream) {
    const fitted = size <= maxBytes
    size += chunk.byteLength
    if (size <= maxBytes) {
      chunks.push(chunk)
      continue
    }
    if (fitted) dropUntil = performance.now() + dropMs
    if (size > maxBytes + dropBytes || performance.now() > dropUntil)
      throw new TooLarge('body-too-large', { restUnread: true })
  }
  if (size > maxBytes) throw new TooLarge('body-too-large')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new Invalid('malformed-request')
  }
}

/** Nobody reads more of what is wrong with one request. */
const mostEntries = 100

/**
 * Input by its schema, else `Invalid` with one entry for each thing that is wrong. A schema's message that looks
 * like a code (`z.refine(…, 'too-many')`) becomes the entry's code; one of `problemCodes` becomes the problem's own
 * where nothing else is wrong. `mayHoldNul` is false where it is known that no text in the value holds a NUL.
 */
export function parse<S extends Schema>(schema: S, value: unknown, mayHoldNul = true): z.output<S> {
  if (isDeeper(value, deepest)) throw new Invalid('malformed-request')
  const unstorable = mayHoldNul ? pathOfNul(value) : undefined
  if (unstorable !== undefined) throw new Invalid([{ path: unstorable, code: 'invalid-character' }])
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const entries = result.error.issues.slice(0, mostEntries).map((issue) => entryOf(issue, value))
  const [only, ...others] = entries
  if (others.length === 0 && isProblemOfInput(only!.code)) throw new Invalid(only!.code, entries)
  throw new Invalid(entries)
}

const isProblemOfInput = (code: string): code is ProblemCode =>
  Object.hasOwn(problemCodes, code) && problemCodes[code as ProblemCode].status === 400

interface Issue {
  code?: string | undefined
  path: PropertyKey[]
  message: string
}

function entryOf(issue: Issue, input: unknown): ProblemEntry {
  return { path: issue.path.map(String).join('.'), code: codeOf(issue, input) }
}

function codeOf(issue: Issue, input: unknown): string {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(issue.message)) return issue.message
  if (issue.code !== 'custom' && valueAt(input, issue.path) === undefined) return 'required'
  return (issue.code ?? 'invalid').replaceAll('_', '-')
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  let value = input
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key]
  return value
}

const deepest = 64

/** Whether a value is nested deeper than any input is; what walks through it later would run out of stack. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  if (Array.isArray(value)) return value.some((inner) => isDeeper(inner, levels - 1))
  for (const key in value) if (isDeeper((value as Record<string, unknown>)[key], levels - 1)) return true
  return false
}

/** PostgreSQL cannot store NUL in text; where the value holds one, if anywhere. */
function pathOfNul(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? '' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const key in value) {
    if (key.includes('\u0000')) return ''
    const below = pathOfNul((value as Record<string, unknown>)[key])
    if (below !== undefined) return below === '' ? key : `${key}.${below}`
  }
  return undefined
}

interface Definition {
  type: string
  shape?: Record<string, Schema>
  in?: Schema
  innerType?: Schema
  options?: Schema[]
  left?: Schema
  right?: Schema
}

/** The keys an object schema knows; undefined if it is none or takes any key. */
export function keysOf(schema: Schema | undefined): Set<string> | undefined {
  if (!schema) return new Set()
  const definition = schema._zod.def as unknown as Definition
  if (definition.shape) return new Set(Object.keys(definition.shape))
  if (definition.in) return keysOf(definition.in)
  if (definition.innerType) return keysOf(definition.innerType)
  const parts =
    definition.options ?? (definition.left && definition.right && [definition.left, definition.right])
  if (!parts) return undefined
  const all = new Set<string>()
  for (const part of parts) {
    const keys = keysOf(part)
    if (!keys) return undefined
    for (const key of keys) all.add(key)
  }
  return all
}
