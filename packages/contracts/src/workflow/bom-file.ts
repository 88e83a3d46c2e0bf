import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { headerRowParameter } from '../header-row.ts'
import { jsonText } from '../json-text.ts'
import { flagParameter, integerParameter, text } from '../values.ts'
import { bomFixed, bomOwner, parties } from './bom-owner.ts'
import { bomReading } from './bom-reading.ts'
import { unreadableCauses } from './file.ts'

export const admin = { admin: z.optional(flagParameter) }
/** How the table is to be read where a person chose it, and the state that the choice was made in. */
export const readingChoices = {
  headerRowIndex: z.optional(headerRowParameter),
  sheet: z.optional(text(200)),
  encoding: z.optional(
    z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1250', 'windows-1251', 'cp850']),
  ),
  separator: z.optional(z.enum([';', ',', '\t', '|'])),
  editVersion: z.optional(integerParameter(1, 1_000_000_000)),
}
/** Sheets to read besides, by the same columns; where a stored table is mapped and they are left out, those it has. */
export const furtherSheets = {
  furtherSheets: z.optional(jsonText(z.array(text(200)).check(z.maxLength(20)))),
}
export const readProblems = [
  ...unreadableCauses,
  'reading-limit',
  ...bomFixed,
  'header-row-invalid',
  'headers-missing',
] as const

export const uploadBom = defineEndpoint({
  name: 'uploadBom',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/bom/upload',
  summary: 'Upload a parts list: it is stored, read and a column mapping is suggested',
  who: parties,
  query: z.object(admin),
  multipart: { file: 'required', fields: z.object({ ...bomOwner, ...readingChoices, ...furtherSheets }) },
  ok: 201,
  answer: bomReading,
  problems: [...readProblems, 'too-large', 'changed-meanwhile'],
})

export const changeBomHeader = defineEndpoint({
  name: 'changeBomHeader',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/bom/header',
  summary: 'Read the parts list again with another header row, sheet, encoding or separator',
  who: parties,
  query: z.object(admin),
  multipart: { file: 'optional', fields: z.object({ ...bomOwner, ...readingChoices, ...furtherSheets }) },
  ok: 200,
  answer: bomReading,
  problems: [...readProblems, 'bom-missing', 'changed-meanwhile'],
})

export const deleteBom = defineEndpoint({
  name: 'deleteBom',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/bom/delete',
  summary: 'Remove the parts list and its lines',
  who: parties,
  query: z.object({ ...admin, ...bomOwner }),
  ok: 200,
  answer: 'empty',
  problems: [...bomFixed, 'bom-missing'],
})

export const getBomFile = defineEndpoint({
  name: 'getBomFile',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/bom/',
  summary: 'The uploaded parts list as it came',
  who: parties,
  query: z.object({ ...bomOwner, ...admin }),
  ok: 200,
  answer: 'file',
  problems: ['bom-missing', 'exactly-one-target'],
})
