import {
  type BodyInput,
  createEclassMapping,
  deleteEclassMappings,
  type EclassImportField,
  eclassKey,
  exportEclassMappings,
  filterEclassMappings,
  getEclassMapping,
  importEclassMappings,
  readEclassHeaders,
  updateEclassMapping,
} from '@schrankwerk/contracts'
import { saveAnswer } from '@schrankwerk/portal-ui/save-answer'
import { api, uploadFile } from '@schrankwerk/shell-api'
import { masterData } from '../master-data.ts'
import { groupedEclassNumber } from './eclass-number.ts'

export type EclassInput = BodyInput<typeof createEclassMapping>

/** A number is searched for by its digits, however they are grouped. */
const withDigits = ({ eclassNumber, ...asked }: { eclassNumber?: string }) => ({
  ...asked,
  ...(eclassNumber && { eclassNumber: eclassKey(eclassNumber) || eclassNumber }),
})

export const eclassMappings = masterData({
  kind: 'eclass',
  order: 'eclassNumber',
  list: (query, signal) => api.call(filterEclassMappings, { query: withDigits(query), signal }),
  read: (eclassMappingId, signal) =>
    api.call(getEclassMapping, { query: { eclassMappingId }, ...(signal && { signal }) }),
  create: (body: EclassInput, idempotencyKey) => api.call(createEclassMapping, { body, idempotencyKey }),
  update: (id, editVersion, input) => api.call(updateEclassMapping, { body: { ...input, id, editVersion } }),
  remove: (eclassIds) => api.call(deleteEclassMappings, { query: { eclassIds } }),
  nameOf: ({ eclassNumber }) => groupedEclassNumber(eclassNumber),
  isFreeOfUse: true,
})

export const downloadEclassMappings = async (): Promise<void> =>
  saveAnswer(await api.call(exportEclassMappings))

/** What the csv looks like; the row of its headers is found where none is given. */
export const readHeaders = (file: File, headerRowIndex?: number) =>
  uploadFile(readEclassHeaders, { file, fields: { headerRowIndex } })
export type EclassHeaders = Awaited<ReturnType<typeof readHeaders>>

export interface ColumnMapping {
  importHeader: string
  articleField: EclassImportField | null
}

export const importFile = (file: File, headerRowIndex: number, mapping: readonly ColumnMapping[]) =>
  uploadFile(importEclassMappings, {
    file,
    fields: { headerRowIndex, mapping: JSON.stringify(mapping) },
  })
export type EclassImportResult = Awaited<ReturnType<typeof importFile>>
