import type { FolderAct, FolderActKind, FolderSide, Permission } from '@schrankwerk/contracts'
import type { KitTables } from '@schrankwerk/service-kit'
import type { ColumnType, Generated } from 'kysely'

/** What users who are no admins may, by the type of their company. */
export interface TypePermissions {
  SUPPLIER: Permission
  CUSTOMER: Permission
}

export interface FolderTable {
  /** The first version's of the offer. */
  offer_id: string
  customer_company_id: string
  supplier_company_id: string
  types: ColumnType<TypePermissions, string | undefined, string>
  version: Generated<number>
  edit_version: Generated<number>
  family_known: Generated<boolean>
  allow_external: Generated<boolean>
  allow_anonymous: Generated<boolean>
  password_hash: Generated<string | null>
  password_version: Generated<number>
  external_agreed_supplier: Generated<boolean>
  external_agreed_customer: Generated<boolean>
  anonymous_agreed_supplier: Generated<boolean>
  anonymous_agreed_customer: Generated<boolean>
  create_date: Date
}

export interface VisibilityTable {
  id: string
  offer_id: string
  side: FolderSide
  mail: string
  mail_key: string
  user_id: string
  /** The user's. */
  company_id: string
  /** `YYYY-MM-DD`. */
  end_date: string | null
  may_read: boolean
  may_write: boolean
  created_by: string
  create_date: Date
  version: Generated<number>
  /** Null until it opened the folder for the first time. */
  invited_at: Date | null
  ended_at: Generated<Date | null>
}

export interface SubfolderTable {
  id: string
  offer_id: string
  name: string
  name_key: string
  side: FolderSide
  edit_version: Generated<number>
  create_date: Date
  deleted_at: Generated<Date | null>
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
  subfolder_id: Generated<string | null>
  version: Generated<number>
  edit_version: Generated<number>
  side: Generated<FolderSide | null>
  company_id: Generated<string | null>
}

export interface ItemVersionTable {
  item_id: string
  version: number
  media_type: string
  storage_key: string
  size: number
  sha256: string
  side: FolderSide | null
  company_id: string | null
  created_by: string
  create_date: Date
}

/** Kept by triggers; to be read alone. */
export interface RoomUsedTable {
  /** A folder's or a company's. */
  owner_id: string
  bytes: number
  files: number
}

export interface FolderUploadTable {
  id: string
  offer_id: string
  user_id: string
  company_id: string
  side: FolderSide
  by_guest: boolean
  filename: string
  size: number
  subfolder_id: string | null
  version_of: string | null
  item_id: Generated<string | null>
  store_id: string
  create_date: Date
  last_part_at: Date
}

export interface FolderUploadPartTable {
  upload_id: string
  number: number
  size: number
  sha256: string
}

export interface FolderLogTable {
  id: string
  offer_id: string
  at: Date
  act: FolderAct
  kind: FolderActKind
  user_id: string | null
  company_id: string | null
  side: FolderSide | null
  visitor_net: string | null
  item_ids: Generated<string[]>
  subfolder_id: Generated<string | null>
  entry_id: Generated<string | null>
  fields: Generated<string[]>
}

export interface PasswordTryTable {
  offer_id: string
  address_hash: Buffer
  wrong: number
  last_at: Date
  locked_until: Date | null
}

export interface BusinessdataTables extends KitTables {
  folder: FolderTable
  visibility: VisibilityTable
  subfolder: SubfolderTable
  item: ItemTable
  item_version: ItemVersionTable
  room_used: RoomUsedTable
  folder_upload: FolderUploadTable
  folder_upload_part: FolderUploadPartTable
  folder_log: FolderLogTable
  password_try: PasswordTryTable
}
