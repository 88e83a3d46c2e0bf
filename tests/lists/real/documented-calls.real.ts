import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@schrankwerk/contracts'
import { type Caller, callersOf } from '@schrankwerk/contracts/callers'
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
  'admins of their own company': ['CUSTOMER admin', 'SUPPLIER admin'],
  oneself: ['signed-in'],
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

/** Who may call at all: which objects then, the service's policies say. */
const widest = (callers: readonly string[]): string[] => {
  const open = ['anyone', 'signed-in'].find((word) => callers.includes(word))
  return open ? [open] : [...new Set(callers)].sort()
}

const known = endpoints.map((endpoint) => ({ ...endpoint, who: callersOf(endpoint) }))
const ours = new Map(
  known
    .filter(({ routedBy }) => routedBy === undefined)
    .map((call) => {
      const name = nameOf(call)
      const others = known.filter((one) => one.routedBy !== undefined && nameOf(one) === name)
      const callers = widest([...call.who, ...others.flatMap(({ who }) => who)])
      return [name, { service: call.service as string, ok: call.ok as number, callers }] as const
    }),
)

/** Calls of our own beside the documented ones. */
const addedCalls = [
  // the parts that a customer supplies
  'GET /enquiry/bom/supplied',
  // rows that a person leaves out or takes in
  'POST /enquiry/bom/rows',
  // the lines as they were read, matched and corrected
  'GET /enquiry/bom/checked',
  // what a company remembers of its lists
  'GET /article/replace/filter',
  'POST /article/replace/delete',
  // paged lists, and what is exported of them
  'GET /company/filter',
  // how many suppliers a release goes to
  'GET /company/suppliers',
  'GET /user/filter',
  'GET /user/filter/export',
  // what a link of a mail leads to
  'GET /user/link',
  'POST /user/register/confirm',
  'POST /user/register/resend',
  'POST /user/mail/confirm',
  'POST /user/mail/takeback',
  // what an invitation to a project folder is to, and a guest's first password
  'POST /user/invite/check',
  'POST /user/invite',
  // why somebody cannot sign in, and what helps
  'GET /user/signin',
  'POST /user/link/send',
  'POST /user/unlock',
  // one's own sign-ins, second factors and data
  'GET /user/session/all',
  'POST /user/session/end',
  'GET /user/factor/all',
  'POST /user/factor/delete',
  'GET /user/export',
  'GET /legal/text',
  'GET /enquiry/company/counts',
  // a customer's wish for a new version of an offer
  'POST /offer/wish',
  // the offers of an enquiry side by side
  'GET /offer/comparison',
  // questions between two parties, what they wrote, and what happened
  'POST /conversation/message/settle',
  'GET /conversation/message/unread/count',
  'POST /conversation/message/unread',
  'GET /conversation/message/questions',
  'GET /conversation/message/search',
  'GET /happening/filter',
  'POST /happening/read',
  // what the catalogue lacks, and what drafts gain once it has it
  'GET /enquiry/missing/filter',
  'GET /enquiry/missing/',
  'GET /enquiry/missing/suggestions',
  'POST /enquiry/missing/ignore',
  'POST /enquiry/missing/restore',
  'GET /enquiry/bom/rematch',
  'POST /enquiry/bom/rematch',
  'POST /enquiry/bom/rematch/seen',
  // master data: paged lists, what it begins with, and how a csv is understood
  'GET /manufacturer/overview',
  'GET /manufacturer/filter',
  'GET /unit/filter',
  'GET /wholesaler/filter',
  'GET /discountgroup/filter',
  'GET /eclass/filter',
  'POST /eclass/import/headers',
  // combining master data: beforehand, afterwards, and what looks alike
  'GET /combination/preview',
  'POST /combination/articles',
  'GET /combination/all',
  'POST /combination/undo',
  'GET /lookalike/filter',
  'GET /lookalike/count',
  'POST /lookalike/tell-apart',
  // where a ticket leads, and tickets of the other downloads
  'GET /file/ticket',
  'POST /offer/businessdata/ticket',
  'GET /offer/businessdata/ticket',
  'POST /article/export/ticket',
  'GET /article/export/ticket',
  'POST /article/import/ticket',
  'GET /article/import/ticket',
  'POST /admin/bom/ticket',
  'GET /admin/bom/ticket',
  // an import is looked at before it becomes visible, and undone
  'GET /article/import/proposal',
  'GET /article/import/proposal/filter',
  'POST /article/import/proposal/choose',
  'POST /article/import/proposal/accept',
  'POST /article/import/proposal/reject',
  'GET /article/import/undo',
  'POST /article/import/undo',
  // entries of a project folder one by one, and the folders that are shared with somebody
  'POST /offer/businessdata/visibility/end',
  'POST /offer/businessdata/visibility/invite',
  'GET /offer/businessdata/shared',
  // a file of the project folder that comes in parts
  'POST /offer/businessdata/upload',
  'GET /offer/businessdata/upload',
  'POST /offer/businessdata/upload/part',
  'POST /offer/businessdata/upload/finish',
  'POST /offer/businessdata/upload/cancel',
  // the files of a project folder in their order, former versions, previews, and who did what
  'POST /offer/businessdata/subfolder',
  'POST /offer/businessdata/subfolder/update',
  'POST /offer/businessdata/subfolder/delete',
  'POST /offer/businessdata/item/update',
  'POST /offer/businessdata/item/move',
  'POST /offer/businessdata/item/delete',
  'GET /offer/businessdata/item/versions',
  'POST /offer/businessdata/item/restore',
  'GET /offer/businessdata/item/table',
  'GET /offer/businessdata/log',
  // when one is mailed about unread messages
  'GET /notification/settings',
  'POST /notification/settings',
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

test('the documented calls are ours, no more and no less', () => {
  expect([...ours.keys()].filter((name) => !addedCalls.includes(name)).sort()).toEqual(
    documented.map(nameOf).sort(),
  )
  expect(addedCalls.filter((name) => !ours.has(name))).toEqual([])
})

describe('service, status and callers', () => {
  test.each(documented.map((call) => [nameOf(call), call] as const))('%s', (name, call) => {
    const added = addedCallers[name]
    const callers = widest([...documentedCallers(call), ...(added ? [added] : [])])
    expect(ours.get(name)).toEqual({ service: call.service, ok: call.ok, callers })
  })
})
