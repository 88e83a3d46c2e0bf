import {
  createImportConfig,
  deleteImportConfig,
  getImportConfig,
  getImportConfigs,
  type ImportConfig,
  type ImportConfigInput,
  readImportHeaders,
  updateImportConfig,
} from '@schrankwerk/contracts'
import { api, uploadFile } from '@schrankwerk/shell-api'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

const configKey = (id: string) => ['importConfig', id] as const

export const importConfigsQuery = queryOptions({
  queryKey: ['importConfig', 'list'],
  queryFn: ({ signal }) => api.call(getImportConfigs, { signal }),
})

export const importConfigQuery = (id: string) =>
  queryOptions({
    queryKey: configKey(id),
    queryFn: ({ signal }) => api.call(getImportConfig, { query: { id }, signal }),
  })

/** Puts what a call answered into the cache, past any read that is still under way. */
export const rememberConfig = async (cache: QueryClient, config: ImportConfig): Promise<void> => {
  await cache.cancelQueries({ queryKey: configKey(config.id) })
  cache.setQueryData(configKey(config.id), config)
  void cache.invalidateQueries({ queryKey: ['importConfig', 'list'] })
}

export const create = (input: ImportConfigInput, idempotencyKey: string): Promise<ImportConfig> =>
  api.call(createImportConfig, { body: input, idempotencyKey })
export const update = (id: string, editVersion: number, input: ImportConfigInput): Promise<ImportConfig> =>
  api.call(updateImportConfig, { body: { ...input, id, editVersion } })
export const read = (id: string): Promise<ImportConfig> => api.call(getImportConfig, { query: { id } })
export const remove = (id: string): Promise<void> => api.call(deleteImportConfig, { query: { configId: id } })

/** Where in the file the table stands; what is left out the server finds. */
export interface Place {
  headerRowIndex?: number
  sheet?: string
}

export const readHeaders = (file: File, place: Place, onProgress: (share: number) => void) =>
  uploadFile(readImportHeaders, { file, fields: place, onProgress })
export type HeaderReading = Awaited<ReturnType<typeof readHeaders>>
