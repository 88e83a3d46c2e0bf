import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { line } from '../identity/entered.ts'
import { changeEntry, editVersion, flagParameter, id, instant, text } from '../values.ts'

/** The kinds of master data, as paths and events name them. */
export const masterDataKinds = ['manufacturer', 'unit', 'wholesaler', 'discountgroup', 'eclass'] as const
export const masterDataKind = z.enum(masterDataKinds)
export type MasterDataKind = z.output<typeof masterDataKind>

/** Reads of master data: every user of the operator. */
export const operators = { ADMIN: true } as const
/** Writes: those of them who keep it. */
export const keepers = { ADMIN: 'admin' } as const
/** Lists that also the parties choose from. */
export const everyParty = { ADMIN: true, CUSTOMER: true, SUPPLIER: true } as const

/** What everything with a name has. */
export const named = {
  id,
  displayName: z.string(),
  /** Articles that use it; only with `withAmount=true`. */
  usedByArticleAmount: z.optional(z.int()),
}
/** What the page of one of them shows beside its own fields. */
export const kept = {
  editVersion,
  createDate: instant,
  lastUpdate: instant,
  changeEntries: z.array(changeEntry),
}
/** What else names it, so that it cannot be deleted: articles, import configurations and their like, with their number. */
export const uses = z.array(
  z.object({
    by: z.enum(['article', 'import-config', 'discount-group', 'wholesaler-info', 'replacement']),
    amount: z.int(),
  }),
)

export const displayName = line(200)
export const nameVariants = z._default(z.array(line(200)).check(z.maxLength(1000)), [])
export const withAmount = z.object({ withAmount: z.optional(flagParameter) })
export const searchTerm = z.optional(text(200))
/** Required of a change; without it `edit-version-missing`. */
export const changedFrom = { id, editVersion: z.optional(editVersion) }
export const changeProblems = ['edit-version-missing', 'changed-meanwhile'] as const
/** Ids joined by commas, at least one. */
export const chosenIds = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.split(',').filter((part) => part !== '')),
  ),
  z.array(id).check(z.minLength(1), z.maxLength(1000)),
)

/** Added to the documented calls: what the page of all master data begins with. */
export const getMasterDataOverview = defineEndpoint({
  name: 'getMasterDataOverview',
  service: 'catalogue',
  method: 'GET',
  path: '/manufacturer/overview',
  summary: 'How many there are of each kind of master data, and what of it needs a hand',
  who: keepers,
  ok: 200,
  answer: z.object({
    manufacturers: z.int(),
    units: z.int(),
    wholesalers: z.int(),
    discountGroups: z.int(),
    eclassMappings: z.int(),
    /** Made by imports that knew no percent: their articles count as not discounted. */
    groupsWithoutPercent: z.int(),
    manufacturersWithoutArticles: z.int(),
    unitsWithoutArticles: z.int(),
    eclassWithoutWorkTime: z.int(),
  }),
})
