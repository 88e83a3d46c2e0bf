import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@schrankwerk/contracts'
import { type Caller, callersOf, laterCallers, laterCalls } from '@schrankwerk/contracts/later-calls'
import { describe, expect, test } from 'vitest'
import { realFolder } from './real-files.ts'

interface DocumentedCall {
  service: string
  method: string
  path: string
  ok: number
  who: string
  query?: string[]
}

const documented: DocumentedCall[] = JSON.parse(
  readFileSync(join(realFolder, '..', 'spec', 'paths.json'), 'utf8'),
)

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

/** The documentation's words for more than one caller, or for one that the contracts call otherwise. */
const meant: Readonly<Record<string, readonly Caller[]>> = {
  'nobody signed in': ['anyone'],
  'everyone signed in': ['signed-in'],
  'admins of their own company': ['own admin'],
  'admins of the two companies': ['CUSTOMER admin', 'SUPPLIER admin'],
  'who may read the file': ['CUSTOMER', 'SUPPLIER'],
  'who may read in the folder': ['CUSTOMER', 'SUPPLIER', 'EXTERNAL', 'share token'],
  'who may write in the folder': ['CUSTOMER', 'SUPPLIER', 'EXTERNAL'],
}

function documentedCallers({ who, query }: DocumentedCall): string[] {
  const words = who
    .replace(/ \([^)]*\)/g, '')
    .split(',')
    .map((word) => word.trim())
  return [
    ...words.flatMap((word): readonly string[] => meant[word] ?? [word]),
    ...(query?.includes('admin') ? ['ADMIN with admin=true'] : []),
  ]
}

const ours = new Map(
  [...endpoints.map((endpoint) => ({ ...endpoint, who: callersOf(endpoint) })), ...laterCalls].map((call) => {
    const later = laterCallers.filter((one) => nameOf(one) === nameOf(call)).map((one) => one.who)
    const callers = [...new Set<string>([...call.who, ...later])].sort()
    return [nameOf(call), { service: call.service as string, ok: call.ok as number, callers }] as const
  }),
)

/** Where a ticket leads, and tickets of the other downloads. */
const addedCalls = [
  'GET /file/ticket',
  'POST /offer/businessdata/ticket',
  'GET /offer/businessdata/ticket',
  'POST /article/import/ticket',
  'GET /article/import/ticket',
]

/** Decided after the list of calls: the operator's own parts lists have every call of a parts list. */
const addedCallers: Readonly<Record<string, Caller>> = {
  'GET /enquiry/bom/articles': 'ADMIN with admin=true',
  'POST /enquiry/bom/articles/update': 'ADMIN with admin=true',
  'GET /enquiry/bom/lines': 'ADMIN with admin=true',
  'GET /enquiry/bom/suggestions': 'ADMIN with admin=true',
  'GET /enquiry/bom/estimate': 'ADMIN with admin=true',
  'POST /file/all/enquiry': 'ADMIN with admin=true',
}

test('the documented calls are ours and the later ones, no more and no less', () => {
  expect([...ours.keys()].filter((name) => !addedCalls.includes(name)).sort()).toEqual(
    documented.map(nameOf).sort(),
  )
  expect(addedCalls.filter((name) => !ours.has(name))).toEqual([])
})

describe('service, status and callers', () => {
  test.each(documented.map((call) => [nameOf(call), call] as const))('%s', (name, call) => {
    const added = addedCallers[name]
    const callers = [...new Set([...documentedCallers(call), ...(added ? [added] : [])])].sort()
    expect(ours.get(name)).toEqual({ service: call.service, ok: call.ok, callers })
  })
})
