import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { ticketAddress, ticketQuery } from '../ticket.ts'
import { changeEntry, editVersion, id, idsParameter, instant } from '../values.ts'
import { bomSummary } from '../workflow/bom-estimate.ts'
import * as bomFile from '../workflow/bom-file.ts'
import * as bomLines from '../workflow/bom-lines.ts'
import { bomReading } from '../workflow/bom-reading.ts'
import { bomState } from '../workflow/bom-state.ts'
import * as fileActs from '../workflow/file-acts.ts'
import { chooseBomRows, mapBom } from '../workflow/map-bom.ts'
import { adminBomOwner, operatorsTwin } from './operators-twin.ts'

const who = { ADMIN: true } as const

/** Without an id the upload begins a new result, whose id it answers. */
export const uploadAdminBom = defineEndpoint({
  ...operatorsTwin('uploadAdminBom', bomFile.uploadBom),
  multipart: {
    file: 'required',
    fields: z.object({
      ...bomFile.readingChoices,
      ...bomFile.furtherSheets,
      adminBOMResultId: z.optional(id),
    }),
  },
  answer: z.extend(bomReading, adminBomOwner),
})
export const changeAdminBomHeader = operatorsTwin('changeAdminBomHeader', bomFile.changeBomHeader)
/** The result goes with its table. */
export const deleteAdminBom = operatorsTwin('deleteAdminBom', bomFile.deleteBom)
export const mapAdminBom = operatorsTwin('mapAdminBom', mapBom)
export const chooseAdminBomRows = operatorsTwin('chooseAdminBomRows', chooseBomRows)
export const getAdminBomFile = operatorsTwin('getAdminBomFile', bomFile.getBomFile)
export const getAdminBomArticles = operatorsTwin('getAdminBomArticles', bomLines.getBomArticles)
export const updateAdminBomArticles = operatorsTwin('updateAdminBomArticles', bomLines.updateBomArticles)
export const getAdminBomLines = operatorsTwin('getAdminBomLines', bomLines.getBomLines)
export const getAdminBomSuggestions = operatorsTwin('getAdminBomSuggestions', bomLines.getBomSuggestions)
export const getAdminBomEstimate = operatorsTwin('getAdminBomEstimate', bomLines.getBomEstimate)
export const downloadAllOfAdminBom = defineEndpoint({
  ...operatorsTwin('downloadAllOfAdminBom', fileActs.downloadAllFiles),
  summary: "Zip of the generated parts lists of one of the operator's own lists",
  multipart: { fields: z.object(adminBomOwner) },
})

const resultFields = {
  id,
  released: z.boolean(),
  /** User id. */
  uploadedBy: id,
  /** As they were called then. */
  uploadedByName: z.string(),
  createDate: instant,
  lastUpdate: instant,
  editVersion,
}

/** One of the operator's own parts lists as the history shows it; the counts are null until its columns are mapped. */
export const adminBomListItem = z.object({
  ...resultFields,
  bomFileName: z.string(),
  lines: z.nullable(z.int()),
  errors: z.nullable(z.int()),
  matched: z.nullable(z.int()),
  /** The success rate: share of lines with an article, 0 to 100, rounded to whole percent. */
  matchedPercent: z.nullable(z.int()),
})
export type AdminBomListItem = z.output<typeof adminBomListItem>

/** One of the operator's own parts lists; its lines come from `getAdminBomLines`, its estimate from its own call. */
export const adminBomResult = z.object({
  ...resultFields,
  ...bomState.shape,
  bomFileName: z.string(),
  bomHeaderRowIndex: z.int(),
  summary: z.nullable(bomSummary),
  allowedActions: z.array(z.enum(['edit', 'release', 'delete'])),
  changeEntries: z.array(changeEntry),
})
export type AdminBomResult = z.output<typeof adminBomResult>

export const getAdminBomResults = defineEndpoint({
  name: 'getAdminBomResults',
  service: 'catalogue',
  method: 'GET',
  path: '/admin/bom/all/simple',
  summary: "The operator's own parts lists without their lines, latest first",
  who,
  ok: 200,
  answer: z.array(adminBomListItem),
})

export const getAdminBomResult = defineEndpoint({
  name: 'getAdminBomResult',
  service: 'catalogue',
  method: 'GET',
  path: '/admin/bom/',
  summary: "One of the operator's own parts lists",
  who,
  query: z.object({ id }),
  ok: 200,
  answer: adminBomResult,
})

export const deleteAdminBomResults = defineEndpoint({
  name: 'deleteAdminBomResults',
  service: 'catalogue',
  method: 'GET',
  path: '/admin/bom/delete',
  summary: "Remove some of the operator's own parts lists; answers the ids that could not be deleted",
  who,
  query: z.object({ adminBOMResultIds: idsParameter }),
  ok: 200,
  answer: z.array(id),
  changes: true,
})

export const releaseAdminBomResult = defineEndpoint({
  name: 'releaseAdminBomResult',
  service: 'catalogue',
  method: 'POST',
  path: '/admin/bom/release',
  summary: 'From here on the list can be read and downloaded, and no longer changed',
  who,
  query: z.object({ id }),
  ok: 200,
  answer: adminBomResult,
  problems: ['admin-bom-released'],
})

/** Added to the documented calls: a download by ticket, of the uploaded table or of the zip of the generated lists. */
export const createAdminBomTicket = defineEndpoint({
  name: 'createAdminBomTicket',
  service: 'catalogue',
  method: 'POST',
  path: '/admin/bom/ticket',
  summary: 'A single-use address, 30 seconds valid, to download the uploaded list or all generated ones',
  who,
  body: z.strictObject({ id, what: z.enum(['file', 'all']) }),
  ok: 201,
  answer: ticketAddress,
})

export const redeemAdminBomTicket = defineEndpoint({
  name: 'redeemAdminBomTicket',
  service: 'catalogue',
  method: 'GET',
  path: '/admin/bom/ticket',
  summary: 'Download by ticket',
  who: 'anyone',
  query: ticketQuery,
  ok: 200,
  answer: 'file',
  changes: true,
})
