import type { KitTables } from '@schrankwerk/service-kit'
import type { ColumnType, Generated } from 'kysely'

export interface Permission {
  read: boolean
  write: boolean
}
/** What users who are no admins may, by the type of their company. */
export interface TypePermissions {
  SUPPLIER: Permission
  CUSTOMER: Permission
}

export interface FolderTable {
  offer_id: string
  customer_company_id: string
  supplier_company_id: string
  types: ColumnType<TypePermissions, string | undefined, string>
  version: Generated<number>
  create_date: Date
}

export interface ItemTable {
  id: string
  offer_id: string
  filename: string
  name_key: string
  media_type: string
  storage_key: string
  size: number
  sha256: string
  download_counter: Generated<number>
  created_by: string
  create_date: Date
  last_update: Date
  deleted_at: Date | null
}

export interface BusinessdataTables extends KitTables {
  folder: FolderTable
  item: ItemTable
}
