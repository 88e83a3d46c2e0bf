import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id } from '../values.ts'
import { articleImport } from './article-import.ts'
import { fieldChange } from './import-proposal.ts'

/** What stands against undoing an import. */
export const undoObstacles = [
  /** It never ended, or what was before is no longer kept. */
  'NOT_KEPT',
  'LATER_IMPORT',
  'EDITED',
  'DELETED',
  /** Numbers are remembered to mean an article it made, and nobody said that such articles stay. */
  'USED',
  /** A manufacturer, unit or group of it was combined or deleted. */
  'COMBINED',
  /** A number that would come back has another article now. */
  'NUMBER_TAKEN',
] as const

export const undoActs = ['DELETE', 'KEEP', 'RESTORE', 'BRING_BACK'] as const

export const undoPreview = z.object({
  import: articleImport,
  /** German sentence naming what stands against it; null where it can be undone. */
  obstacle: z.nullable(z.object({ kind: z.enum(undoObstacles), detail: z.string() })),
  /** Articles it made, which go again. */
  deleted: z.int(),
  /** Articles it made that stay: a company chose them for its lists, or else the operator for everyone. */
  kept: z.object({ byCompanies: z.int(), byOperator: z.int() }),
  /** Articles that get their former values and numbers back. */
  restored: z.int(),
  /** Articles it deleted, which come back. */
  broughtBack: z.int(),
  /** Discount groups that get their former percent back. */
  discountGroups: z.int(),
  /** What it made of master data: stays where something else uses it by now. */
  masterData: z.array(
    z.object({
      kind: z.enum(['MANUFACTURER', 'UNIT', 'DISCOUNT_GROUP']),
      name: z.string(),
      stays: z.boolean(),
    }),
  ),
  /** The first articles of each kind, at most 20. */
  examples: z.array(
    z.object({
      act: z.enum(undoActs),
      articleId: id,
      manufacturerName: z.nullable(z.string()),
      orderNumber: z.nullable(z.string()),
      manufacturerNumber: z.nullable(z.string()),
      description: z.nullable(z.string()),
      /** `old` is what it is now, `new` what it becomes. */
      changes: z.array(fieldChange),
    }),
  ),
})
export type UndoPreview = z.output<typeof undoPreview>

const admins = { ADMIN: true } as const
const adminAdmins = { ADMIN: 'admin' } as const

export const previewImportUndo = defineEndpoint({
  name: 'previewImportUndo',
  service: 'catalogue',
  method: 'GET',
  path: '/article/import/undo',
  summary: 'What undoing an import would change, and what stands against it',
  who: admins,
  query: z.object({ id }),
  ok: 200,
  answer: undoPreview,
})

export const undoArticleImport = defineEndpoint({
  name: 'undoArticleImport',
  service: 'catalogue',
  method: 'POST',
  path: '/article/import/undo',
  summary: 'Bring the catalogue back to before an import, in the background; what fails leaves it as it is',
  who: adminAdmins,
  body: z.object({
    id,
    /** Articles it made that numbers are remembered to mean stay; without it they stand against undoing it. */
    keepRemembered: z.optional(z.boolean()),
  }),
  ok: 202,
  answer: z.object({ importId: id }),
  problems: ['import-running', 'undo-impossible'],
})
