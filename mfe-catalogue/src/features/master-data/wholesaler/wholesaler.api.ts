import {
  type BodyInput,
  createWholesaler,
  deleteWholesalers,
  filterWholesalers,
  getWholesaler,
  updateWholesaler,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { masterData } from '../master-data.ts'

export type WholesalerInput = BodyInput<typeof createWholesaler>

export const wholesalers = masterData({
  kind: 'wholesaler',
  order: 'displayName',
  list: (query, signal) => api.call(filterWholesalers, { query, signal }),
  read: (id, signal) => api.call(getWholesaler, { query: { id }, ...(signal && { signal }) }),
  create: (body: WholesalerInput, idempotencyKey) => api.call(createWholesaler, { body, idempotencyKey }),
  update: (id, editVersion, input) => api.call(updateWholesaler, { body: { ...input, id, editVersion } }),
  remove: (wholesalerIds) => api.call(deleteWholesalers, { query: { wholesalerIds } }),
  nameOf: ({ displayName }) => displayName,
})
