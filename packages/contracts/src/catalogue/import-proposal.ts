import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { editVersion, flagParameter, id, instant, pageOf, pageQuery, text } from '../values.ts'
import { articleImport } from './article-import.ts'

/**
 * What accepting an import would do with a row; each row has one class. Suspicious rows are new or changed ones, or
 * unchanged ones of which reading left something out; they are not chosen at first.
 * `GONE`: articles of the manufacturers of the list that the list no longer holds.
 */
export const proposalClasses = ['NEW', 'CHANGED', 'SUSPICIOUS', 'UNCHANGED', 'SKIPPED', 'GONE'] as const
export const proposalClass = z.enum(proposalClasses)
export type ProposalClass = z.output<typeof proposalClass>

/** Classes whose rows can be taken or left out. */
export const chosenClasses = ['NEW', 'CHANGED', 'SUSPICIOUS', 'GONE'] as const

/**
 * Why a row is suspicious: the price times ten (hundred, thousand) or divided by it, or more than doubled or halved; an EAN
 * whose check digit is wrong; another unit; what there is to remark on the line (a price that is no number, its country,
 * the number of another manufacturer's article).
 */
export const suspicions = ['PRICE_TENFOLD', 'PRICE_JUMP', 'EAN', 'UNIT', 'NOTICE'] as const
export const suspicion = z.enum(suspicions)
export type Suspicion = z.output<typeof suspicion>

const names = z.object({ total: z.int(), /** At most 100, by name. */ names: z.array(z.string()) })

export const importProposal = z.object({
  import: articleImport,
  editVersion,
  /** What the file has: its lines, or its articles, where it has no lines to speak of. */
  filePlaces: z.enum(['LINE', 'ARTICLE']),
  proposedAt: instant,
  expiresAt: instant,
  /** How many rows each class has, and how many of them would take effect. */
  classes: z.array(z.object({ class: proposalClass, rows: z.int(), chosen: z.int() })),
  suspicions: z.array(z.object({ reason: suspicion, rows: z.int() })),
  /** Of the rows that are gone those whose articles something still refers to: these are kept, chosen or not. */
  goneInUse: z.int(),
  /** Of the rows that would make an article those for which neither the file nor the configuration names a manufacturer. */
  newWithoutManufacturer: z.int(),
  /** Whose articles may be gone. */
  manufacturers: names,
  /** What accepting would make: of these three only names that chosen rows need, and groups without a percent. */
  newManufacturers: names,
  newUnits: names,
  newDiscountGroups: names,
  /**
   * Names that become no master data by themselves, most rows first, at most 100: their articles stay without. The
   * suggestion is what is meant, where that is known.
   */
  undecidedNames: z.object({
    total: z.int(),
    names: z.array(
      z.object({
        kind: z.enum(['MANUFACTURER', 'UNIT']),
        name: z.string(),
        rows: z.int(),
        suggestion: z.nullable(z.string()),
      }),
    ),
  }),
  /** Discount groups that the file gives another percent, at most 100 by name; `old` is null for those that have none. */
  discountPercents: z.object({
    /** Of how many groups the file says a percent, another one or not. */
    said: z.optional(z.int()),
    total: z.int(),
    groups: z.array(z.object({ name: z.string(), old: z.nullable(z.number()), new: z.number() })),
  }),
})
export type ImportProposal = z.output<typeof importProposal>

const fieldValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]))
/**
 * A field of the article by its name there; `manufacturer`, `unit` and `discountGroup` as names. `wholesaler` stands with
 * the price of another one than that of the list.
 */
export const fieldChange = z.object({
  field: z.string(),
  old: fieldValue,
  new: fieldValue,
  wholesaler: z.optional(z.string()),
})
export type FieldChange = z.output<typeof fieldChange>

export const proposalRow = z.object({
  /** Names the row to `chooseProposalRows`; negative for an article that is gone. */
  row: z.int(),
  class: proposalClass,
  /** Where the file has it, counted as `filePlaces` says; several rows may come from one line. */
  line: z.nullable(z.int()),
  /** The article as it is; null where the row would make one, or is skipped. */
  articleId: z.nullable(id),
  manufacturerName: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  description: z.nullable(z.string()),
  listPrice: z.nullable(z.number()),
  purchasePrice: z.nullable(z.number()),
  priceUnitSize: z.nullable(z.number()),
  unitName: z.nullable(z.string()),
  /** New price to old one, of the price that jumps most, for one piece each. */
  priceFactor: z.nullable(z.number()),
  changes: z.array(fieldChange),
  suspicions: z.array(suspicion),
  /** German sentences: what there is to remark on the line, and what its prices were converted from. */
  notices: z.array(z.string()),
  /** Takes effect when the proposal is accepted. Never of skipped rows. */
  chosen: z.boolean(),
  /** The article was edited, imported or deleted, or the number taken: left out unless the row itself is chosen again. */
  changedSince: z.boolean(),
  /** Of a row that is gone: what still refers to the article, which is kept then. */
  usedBy: z.nullable(z.int()),
  /** German sentence of a skipped row, with what the line holds. */
  skipReason: z.nullable(z.string()),
  content: z.nullable(z.string()),
})
export type ProposalRow = z.output<typeof proposalRow>

const admins = { ADMIN: true } as const
const adminAdmins = { ADMIN: 'admin' } as const
const notOpen = 'proposal-not-open'

/** Added to the documented calls, as all of this file. */
export const getImportProposal = defineEndpoint({
  name: 'getImportProposal',
  service: 'catalogue',
  method: 'GET',
  path: '/article/import/proposal',
  summary: 'What an import would do: how many rows of each class, and how many of them are chosen',
  who: admins,
  query: z.object({ id }),
  ok: 200,
  answer: importProposal,
  problems: [notOpen],
})

/** Rows whose price changes come with the biggest jump first, all others in the order of the file. */
export const proposalColumns = ['place'] as const

export const filterProposalRows = defineEndpoint({
  name: 'filterProposalRows',
  service: 'catalogue',
  method: 'GET',
  path: '/article/import/proposal/filter',
  summary: 'Rows of a proposal, page by page',
  who: admins,
  query: z.object({
    id,
    class: proposalClass,
    /** Part of an order or manufacturer number; of a skipped row, of what its line holds. */
    searchTerm: z.optional(text(200)),
    /** Only rows with this suspicion. */
    suspicion: z.optional(suspicion),
    chosen: z.optional(flagParameter),
    changedSince: z.optional(flagParameter),
    ...pageQuery(proposalColumns),
  }),
  ok: 200,
  answer: pageOf(proposalRow),
  problems: [notOpen],
})

export const chooseProposalRows = defineEndpoint({
  name: 'chooseProposalRows',
  service: 'catalogue',
  method: 'POST',
  path: '/article/import/proposal/choose',
  summary: 'Take or leave out single rows of a proposal, or all rows of a class',
  who: adminAdmins,
  body: z.object({
    id,
    editVersion: z.optional(editVersion),
    chosen: z.boolean(),
    /** Exactly one of both. A row that was changed since and is chosen here by itself is taken as it is now. */
    rows: z.optional(z.array(z.int()).check(z.minLength(1), z.maxLength(1000))),
    class: z.optional(z.enum(chosenClasses)),
  }),
  ok: 200,
  answer: importProposal,
  problems: [notOpen, 'edit-version-missing', 'changed-meanwhile'],
})

const decision = z.object({ id, editVersion: z.optional(editVersion) })
const decisionProblems = [notOpen, 'edit-version-missing', 'changed-meanwhile'] as const

export const acceptImportProposal = defineEndpoint({
  name: 'acceptImportProposal',
  service: 'catalogue',
  method: 'POST',
  path: '/article/import/proposal/accept',
  summary: 'Make the chosen rows visible, in the background; what fails or is aborted is a proposal again',
  who: adminAdmins,
  body: decision,
  ok: 202,
  answer: z.object({ importId: id }),
  problems: [...decisionProblems, 'import-running'],
})

export const rejectImportProposal = defineEndpoint({
  name: 'rejectImportProposal',
  service: 'catalogue',
  method: 'POST',
  path: '/article/import/proposal/reject',
  summary: 'Give a proposal up; nothing of it becomes visible',
  who: adminAdmins,
  body: decision,
  ok: 200,
  answer: 'empty',
  problems: decisionProblems,
})
