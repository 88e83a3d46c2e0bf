import type { SubfolderRow } from './subfolder.queries.ts'

export const presentSubfolder = ({
  id,
  name,
  edit_version: editVersion,
}: Pick<SubfolderRow, 'id' | 'name' | 'edit_version'>) => ({
  id,
  name,
  editVersion,
})
