import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { headerRowParameter } from '../header-row.ts'
import { line } from '../identity/entered.ts'
import { jsonText } from '../json-text.ts'
import { editVersion, id, instant, pageOf, pageQuery, text } from '../values.ts'
import { mappingToSend, suggestedMappingEntry } from '../workflow/bom-mapping.ts'
import {
  changedFrom,
  changeProblems,
  chosenIds,
  everyParty,
  keepers,
  kept,
  operators,
} from './master-data.ts'

export const eclassMapping = z.object({
  id,
  /** Eight digits. */
  eclassNumber: z.string(),
  description: z.string(),
  firstLevelOrder: z.nullable(z.int()),
  secondLevelOrder: z.nullable(z.int()),
  /** Minutes for one piece. */
  workTime: z.number(),
  createDate: instant,
  lastUpdate: instant,
})
export type EclassMapping = z.output<typeof eclassMapping>

/** One E-Class mapping as its page shows it. */
export const eclassMappingInFull = z.extend(eclassMapping, {
  ...kept,
  /** Articles that carry the number. */
  usedByArticleAmount: z.int(),
})
export type EclassMappingInFull = z.output<typeof eclassMappingInFull>

export const getEclassMappings = defineEndpoint({
  name: 'getEclassMappings',
  service: 'catalogue',
  method: 'GET',
  path: '/eclass/all',
  summary: 'All E-Class mappings',
  who: operators,
  ok: 200,
  answer: z.array(eclassMapping),
})

export const eclassColumns = ['eclassNumber', 'description', 'workTime'] as const

export const filterEclassMappings = defineEndpoint({
  name: 'filterEclassMappings',
  service: 'catalogue',
  method: 'GET',
  path: '/eclass/filter',
  summary: 'E-Class mappings by the beginning of their number, or a part of it',
  who: operators,
  query: z.object({ ...pageQuery(eclassColumns), eclassNumber: z.optional(text(40)) }),
  ok: 200,
  answer: pageOf(z.extend(eclassMapping, { editVersion })),
})

export const getEclassMapping = defineEndpoint({
  name: 'getEclassMapping',
  service: 'catalogue',
  method: 'GET',
  path: '/eclass/',
  summary: 'One E-Class mapping',
  who: operators,
  query: z.object({ eclassMappingId: id }),
  ok: 200,
  answer: eclassMappingInFull,
})

export const getEclassOfArticles = defineEndpoint({
  name: 'getEclassOfArticles',
  service: 'catalogue',
  method: 'POST',
  path: '/eclass/all/articles',
  summary: 'The E-Class mappings of these articles by E-Class number',
  who: everyParty,
  body: z.array(z.object({ eclass9_1Id: z.optional(z.nullable(z.string())) })).check(z.maxLength(50_000)),
  ok: 200,
  answer: z.object({ eclassMap: z.record(z.string(), eclassMapping) }),
})

const order = z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))), null)
/** As many decimals of a minute are kept: a terminal takes 0.125. */
export const workTimeDecimals = 4

/** What people and lists write between the digits of an E-Class number. */
export const eclassSeparators = ' \t\u00a0\u202f.-–/'
const separators: ReadonlySet<string> = new Set(eclassSeparators)

/** E-Class numbers are compared by their eight digits: „27-37-10-03" and „27371003" are one. */
export const eclassKey = (number: string): string =>
  [...number].filter((sign) => !separators.has(sign)).join('')

const eclassFields = {
  /** Signs between the digits are taken off. */
  eclassNumber: z.pipe(
    z.pipe(text(40), z.transform(eclassKey)),
    z.string().check(z.regex(/^\d{8}$/, 'eclass-number')),
  ),
  description: line(500),
  workTime: z._default(z.number().check(z.minimum(0), z.maximum(1_000_000)), 0),
  firstLevelOrder: order,
  secondLevelOrder: order,
}
export const eclassMappingInput = z.object(eclassFields)

export const createEclassMapping = defineEndpoint({
  name: 'createEclassMapping',
  service: 'catalogue',
  method: 'POST',
  path: '/eclass/',
  summary: 'Create an E-Class mapping',
  who: keepers,
  body: eclassMappingInput,
  ok: 201,
  answer: eclassMappingInFull,
  problems: ['eclass-exists'],
})

export const updateEclassMapping = defineEndpoint({
  name: 'updateEclassMapping',
  service: 'catalogue',
  method: 'POST',
  path: '/eclass/update',
  summary: 'Change an E-Class mapping',
  who: keepers,
  body: z.object({ ...eclassFields, ...changedFrom }),
  ok: 200,
  answer: eclassMappingInFull,
  problems: [...changeProblems, 'eclass-exists'],
})

export const deleteEclassMappings = defineEndpoint({
  name: 'deleteEclassMappings',
  service: 'catalogue',
  method: 'GET',
  path: '/eclass/delete/many',
  summary: 'Delete E-Class mappings; answers the ids that could not be deleted',
  who: keepers,
  query: z.object({ eclassIds: chosenIds }),
  ok: 200,
  answer: z.array(id),
  changes: true,
})

export const exportEclassMappings = defineEndpoint({
  name: 'exportEclassMappings',
  service: 'catalogue',
  method: 'GET',
  path: '/eclass/export',
  summary: 'All E-Class mappings as csv, named eclass-id-{date}.csv',
  who: keepers,
  ok: 200,
  answer: 'file',
  mediaType: 'text/csv',
})

/** Fields of an E-Class mapping that a column of a csv can feed. */
export const eclassImportFields = [
  'eclassNumber',
  'description',
  'workTime',
  'firstLevelOrder',
  'secondLevelOrder',
] as const
export const eclassImportField = z.enum(eclassImportFields)
export type EclassImportField = z.output<typeof eclassImportField>

/** Added to the documented calls: what the dialog shows before anything is taken over. */
export const readEclassHeaders = defineEndpoint({
  name: 'readEclassHeaders',
  service: 'catalogue',
  method: 'POST',
  path: '/eclass/import/headers',
  summary: 'What a csv of E-Class mappings looks like: headers, first rows, suggested mapping',
  who: keepers,
  multipart: { file: 'required', fields: z.object({ headerRowIndex: z.optional(headerRowParameter) }) },
  ok: 200,
  answer: z.object({
    headerRowIndex: z.int(),
    headers: z.array(z.string()),
    preview: z.array(z.object({ rowIndex: z.int(), cells: z.array(z.string()) })),
    suggestedMapping: z.array(
      z.extend(suggestedMappingEntry, { articleField: z.nullable(eclassImportField) }),
    ),
  }),
  problems: ['eclass-import-format', 'headers-missing', 'header-row-invalid', 'reading-limit'],
})

export const importEclassMappings = defineEndpoint({
  name: 'importEclassMappings',
  service: 'catalogue',
  method: 'POST',
  path: '/eclass/import',
  summary: 'Take E-Class mappings from a csv by a mapping of its columns, all or nothing',
  who: keepers,
  multipart: {
    file: 'required',
    fields: z.object({
      mapping: jsonText(mappingToSend(eclassImportFields)),
      headerRowIndex: z.optional(headerRowParameter),
    }),
  },
  ok: 200,
  answer: z.object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** Rows left out, with their reason in German. */
    skipped: z.array(z.object({ line: z.int(), reason: z.string() })),
  }),
  problems: ['eclass-import-format', 'mapping-incomplete', 'header-row-invalid', 'reading-limit'],
})
