import type { BusinessData, FolderSettings } from '@schrankwerk/contracts'

/** A folder whose settings one may see. */
export type SharedFolder = BusinessData & { settings: FolderSettings }

export const isShared = (folder: BusinessData): folder is SharedFolder => folder.settings !== null
