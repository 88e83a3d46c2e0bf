import {
  type BodyInput,
  createUnit,
  deleteUnits,
  filterUnits,
  findUnitByName,
  getUnit,
  updateUnit,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { masterData } from '../master-data.ts'

export type UnitInput = BodyInput<typeof createUnit>

export const units = masterData({
  kind: 'unit',
  order: 'displayName',
  list: (query, signal) => api.call(filterUnits, { query, signal }),
  read: (id, signal) => api.call(getUnit, { query: { id }, ...(signal && { signal }) }),
  create: (body: UnitInput, idempotencyKey) => api.call(createUnit, { body, idempotencyKey }),
  update: (id, editVersion, input) => api.call(updateUnit, { body: { ...input, id, editVersion } }),
  remove: (unitIds) => api.call(deleteUnits, { query: { unitIds } }),
  nameOf: ({ displayName }) => displayName,
})

export const findUnit = (name: string) => api.call(findUnitByName, { query: { name } })
