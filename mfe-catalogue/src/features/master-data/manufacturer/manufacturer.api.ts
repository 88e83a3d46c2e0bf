import {
  type BodyInput,
  createManufacturer,
  deleteArticlesOfManufacturer,
  deleteManufacturers,
  filterManufacturers,
  findManufacturerByName,
  getManufacturer,
  updateManufacturer,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { masterData } from '../master-data.ts'

export type ManufacturerInput = BodyInput<typeof createManufacturer>

export const manufacturers = masterData({
  kind: 'manufacturer',
  order: 'displayName',
  list: (query, signal) => api.call(filterManufacturers, { query, signal }),
  read: (id, signal) => api.call(getManufacturer, { query: { id }, ...(signal && { signal }) }),
  create: (body: ManufacturerInput, idempotencyKey) => api.call(createManufacturer, { body, idempotencyKey }),
  update: (id, editVersion, input) => api.call(updateManufacturer, { body: { ...input, id, editVersion } }),
  remove: (manufacturerIds) => api.call(deleteManufacturers, { query: { manufacturerIds } }),
  nameOf: ({ displayName }) => displayName,
})

export const findManufacturer = (name: string) => api.call(findManufacturerByName, { query: { name } })

/** All of them, as long as they are just so many. */
export const removeArticles = (manufacturerId: string, amount: number) =>
  api.call(deleteArticlesOfManufacturer, { query: { manufacturerId, amount } })
