import type { ArticleInput } from '@schrankwerk/contracts'
import type { ArticleTable } from '../database/tables.ts'

export type PlainField = Exclude<
  keyof ArticleInput,
  'wholesalerInfos' | 'possibleOrderNumbers' | 'possibleManufacturerNumbers'
>

/** The column of each field that lives in the article's own row. */
export const columnOfField = {
  manufacturerId: 'manufacturer_id',
  manufacturerNumber: 'manufacturer_number',
  orderNumber: 'order_number',
  erpNumber: 'erp_number',
  description: 'description',
  image: 'image',
  manufacturerLink: 'manufacturer_link',
  deliveryTime: 'delivery_time',
  unitId: 'unit_id',
  packagingUnitSize: 'packaging_unit_size',
  priceUnitSize: 'price_unit_size',
  orderQuantityUnitSize: 'order_quantity_unit_size',
  minimumOrderQuantityUnitSize: 'minimum_order_quantity_unit_size',
  width: 'width',
  height: 'height',
  depth: 'depth',
  weight: 'weight',
  purchasePrice: 'purchase_price',
  listPrice: 'list_price',
  discountGroupId: 'discount_group_id',
  eclass9_1Id: 'eclass9_1_id',
  eanNumber: 'ean_number',
  surchargeCode: 'surcharge_code',
  copperCode: 'copper_code',
  copperBaseValue: 'copper_base_value',
  copperWeight: 'copper_weight',
  customsTarifNumber: 'customs_tarif_number',
  countryOfOriginAbbreviation: 'country_of_origin_abbreviation',
  rohs: 'rohs',
} as const satisfies Record<PlainField, keyof ArticleTable>

export const plainFields = Object.keys(columnOfField) as PlainField[]
