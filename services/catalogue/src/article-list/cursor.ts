import { Invalid } from '@schrankwerk/service-kit'
import * as z from 'zod/mini'
import {
  type ArticleColumn,
  articleOrders,
  type Key,
  type KeyType,
  partNames,
} from './article-orders.queries.ts'

/** Where one page of the list ends, to be read on from there whatever is saved meanwhile. */
export interface Cursor {
  column: ArticleColumn
  descending: boolean
  backwards: boolean
  part: (typeof partNames)[number]
  key: Key
}

const wellFormed: Record<KeyType, RegExp> = {
  instant: /^-?\d{1,14}$/,
  number: /^-?\d{1,30}(\.\d{1,30})?$/,
  id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  text: /^[^\0]{0,4000}$/su,
}

const shape = z.tuple([
  z.enum(Object.keys(articleOrders) as [ArticleColumn]),
  z.boolean(),
  z.boolean(),
  z.enum(partNames),
  z.array(z.string()),
])

export const writeCursor = ({ column, descending, backwards, part, key }: Cursor): string =>
  Buffer.from(JSON.stringify([column, descending, backwards, part, key])).toString('base64url')

/** Throws `Invalid` for what no page has handed out. */
export function readCursor(text: string): Cursor {
  const read = shape.safeParse(parsed(text))
  if (!read.success) throw notOurs()
  const [column, descending, backwards, part, key] = read.data
  const types = articleOrders[column][part]?.types
  const fits = types?.length === key.length && types.every((type, at) => wellFormed[type].test(key[at]!))
  if (!fits) throw notOurs()
  return { column, descending, backwards, part, key }
}

const notOurs = () => new Invalid([{ path: 'cursor', code: 'invalid' }])

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
