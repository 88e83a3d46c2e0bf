import {
  type BodyInput,
  createDiscountGroup,
  deleteDiscountGroups,
  exportDiscountGroups,
  filterDiscountGroups,
  findDiscountGroupByName,
  getDiscountGroup,
  importDiscountGroups,
  updateDiscountGroup,
} from '@schrankwerk/contracts'
import { saveAnswer } from '@schrankwerk/portal-ui/save-answer'
import { api, uploadFile } from '@schrankwerk/shell-api'
import { discountGroupName } from '../../../discount-group-name.ts'
import { masterData } from '../master-data.ts'

export type DiscountGroupInput = BodyInput<typeof createDiscountGroup>

export const discountGroups = masterData({
  kind: 'discountgroup',
  order: 'displayName',
  list: (query, signal) => api.call(filterDiscountGroups, { query, signal }),
  read: (id, signal) => api.call(getDiscountGroup, { query: { id }, ...(signal && { signal }) }),
  create: (body: DiscountGroupInput, idempotencyKey) =>
    api.call(createDiscountGroup, { body, idempotencyKey }),
  update: (id, editVersion, input) => api.call(updateDiscountGroup, { body: { ...input, id, editVersion } }),
  remove: (discountGroupIds) => api.call(deleteDiscountGroups, { query: { discountGroupIds } }),
  nameOf: (group) => discountGroupName(group),
})

export const findDiscountGroup = (name: string, manufacturerId: string | null) =>
  api.call(findDiscountGroupByName, { query: { name, manufacturerId } })

export const downloadDiscountGroups = async (): Promise<void> =>
  saveAnswer(await api.call(exportDiscountGroups))

/** Tells what a csv would change. */
export const previewDiscountGroups = (file: File) =>
  uploadFile(importDiscountGroups, { file, fields: { preview: true } })
/** Takes over just what the preview with this fingerprint told. */
export const applyDiscountGroups = (file: File, fingerprint: string) =>
  uploadFile(importDiscountGroups, { file, fields: { fingerprint } })
