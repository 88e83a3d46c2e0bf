import type { MasterDataKind } from '@schrankwerk/contracts'

/** The kinds that articles name by their id. */
export type UsedKind = Exclude<MasterDataKind, 'eclass'>
/** Those of them that have more than one name. */
export type NamedKind = Exclude<UsedKind, 'wholesaler'>

/** Where each kind is kept, and as what its change entries stand. */
export const masterDataTables = {
  manufacturer: { table: 'manufacturer', entity: 'manufacturer' },
  unit: { table: 'unit', entity: 'unit' },
  wholesaler: { table: 'wholesaler', entity: 'wholesaler' },
  discountgroup: { table: 'discount_group', entity: 'discount-group' },
  eclass: { table: 'eclass_mapping', entity: 'eclass' },
} as const satisfies Record<MasterDataKind, { table: string; entity: string }>

export const nameTables = {
  manufacturer: { names: 'manufacturer_name', owner: 'manufacturer_id' },
  unit: { names: 'unit_name', owner: 'unit_id' },
  discountgroup: { names: 'discount_group_name', owner: 'discount_group_id' },
} as const satisfies Record<NamedKind, { names: string; owner: string }>
