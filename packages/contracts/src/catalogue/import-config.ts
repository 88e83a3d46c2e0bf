import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { headerRow, headerRowParameter } from '../header-row.ts'
import { editVersion, id, instant, text } from '../values.ts'
import { mappingToSend, suggestedMappingEntry } from '../workflow/bom-mapping.ts'

export const lengthUnits = ['MM', 'CM', 'DM', 'M'] as const
export const weightUnits = ['MG', 'G', 'KG'] as const

/** Fields of an article, and of its discount group, that a column of an import file can feed. */
export const importFields = [
  'orderNumber',
  'manufacturerNumber',
  'manufacturerName',
  'erpNumber',
  'description',
  'image',
  'manufacturerLink',
  'deliveryTime',
  'unit',
  'packagingUnitSize',
  'priceUnitSize',
  'orderQuantityUnitSize',
  'minimumOrderQuantityUnitSize',
  'width',
  'height',
  'depth',
  'weight',
  'purchasePrice',
  'listPrice',
  'discountGroup',
  'discountGroupPercent',
  'eclass9_1Id',
  'eanNumber',
  'surchargeCode',
  'copperCode',
  'copperBaseValue',
  'copperWeight',
  'customsTarifNumber',
  'countryOfOriginAbbreviation',
  'rohs',
  'wholesalerOrderNumber',
  'wholesalerPurchasePrice',
  'possibleOrderNumber',
  'possibleManufacturerNumber',
  'currency',
] as const
export const importField = z.enum(importFields)
export type ImportField = z.output<typeof importField>

/** Currencies that price lists come in; the portal keeps its prices in euros. */
export const importCurrencies = [
  'EUR',
  'CHF',
  'USD',
  'GBP',
  'PLN',
  'CZK',
  'SEK',
  'NOK',
  'DKK',
  'HUF',
  'RON',
  'BGN',
  'TRY',
  'CNY',
  'JPY',
  'INR',
  'VND',
  'AUD',
  'CAD',
] as const
export const importCurrency = z.enum(importCurrencies)
export type ImportCurrency = z.output<typeof importCurrency>

export const importFieldMapping = z.array(z.object({ importHeader: z.string(), articleField: importField }))

const importConfigFields = {
  manufacturerId: z.nullable(id),
  wholesalerId: z.nullable(id),
  title: text(200).check(z.minLength(1)),
  description: text(2000).check(z.minLength(1)),
  filename: z.nullable(text(300)),
  headers: z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(2000)),
  /** The first values below each header, in the order of the headers; none where the file was not kept in mind. */
  samples: z._default(z.array(z.array(text(80)).check(z.maxLength(3))).check(z.maxLength(2000)), []),
  fieldMapping: importFieldMapping,
  headerRowIndex: z._default(headerRow, 1),
  sheet: z._default(z.nullable(text(200)), null),
  defaultUnitId: z._default(z.nullable(id), null),
  unitDepth: z._default(z.enum(lengthUnits), 'CM'),
  unitHeight: z._default(z.enum(lengthUnits), 'CM'),
  unitWidth: z._default(z.enum(lengthUnits), 'CM'),
  unitWeight: z._default(z.enum(weightUnits), 'KG'),
  /** What prices are in where the list names no currency; null: euros. */
  currency: z._default(z.nullable(importCurrency), null),
  /** Euros for one of that currency: required where a column of prices is mapped. */
  currencyRate: z._default(z.nullable(z.number().check(z.positive(), z.maximum(1_000_000))), null),
  /** Its imports are looked at before they become visible. */
  propose: z._default(z.boolean(), false),
}

export const importConfig = z.object({
  id,
  ...importConfigFields,
  manufacturerName: z.nullable(z.string()),
  wholesalerName: z.nullable(z.string()),
  editVersion,
  createDate: instant,
  lastUpdate: instant,
})
export type ImportConfig = z.output<typeof importConfig>
export const importConfigInput = z.object({
  ...importConfigFields,
  manufacturerId: z._default(importConfigFields.manufacturerId, null),
  wholesalerId: z._default(importConfigFields.wholesalerId, null),
  filename: z._default(importConfigFields.filename, null),
  fieldMapping: mappingToSend(importFields),
})
export type ImportConfigInput = z.input<typeof importConfigInput>

const adminAdmins = { ADMIN: 'admin' } as const
const configProblems = ['config-mapping-missing', 'config-upload-missing', 'header-row-invalid'] as const

export const createImportConfig = defineEndpoint({
  name: 'createImportConfig',
  service: 'catalogue',
  method: 'POST',
  path: '/import/config/',
  summary: 'Create an import configuration',
  who: adminAdmins,
  body: importConfigInput,
  ok: 201,
  answer: importConfig,
  problems: configProblems,
})

export const getImportConfig = defineEndpoint({
  name: 'getImportConfig',
  service: 'catalogue',
  method: 'GET',
  path: '/import/config/',
  summary: 'One import configuration',
  who: adminAdmins,
  query: z.object({ id }),
  ok: 200,
  answer: importConfig,
})

export const getImportConfigs = defineEndpoint({
  name: 'getImportConfigs',
  service: 'catalogue',
  method: 'GET',
  path: '/import/config/all',
  summary: 'All import configurations',
  who: adminAdmins,
  ok: 200,
  answer: z.array(importConfig),
})

const suggestedImportMapping = z.array(
  z.extend(suggestedMappingEntry, { articleField: z.nullable(importField) }),
)

export const readImportHeaders = defineEndpoint({
  name: 'readImportHeaders',
  service: 'catalogue',
  method: 'POST',
  path: '/import/config/headers',
  summary: 'What a file to be configured looks like: headers, first rows, suggested mapping',
  who: adminAdmins,
  multipart: {
    file: 'required',
    fields: z.object({
      headerRowIndex: z.optional(headerRowParameter),
      sheet: z.optional(text(200)),
    }),
  },
  ok: 200,
  answer: z.object({
    filename: z.string(),
    sheet: z.string(),
    sheets: z.array(z.object({ name: z.string(), hidden: z.boolean() })),
    headerRowIndex: z.int(),
    headers: z.array(z.string()),
    preview: z.array(z.object({ rowIndex: z.int(), cells: z.array(z.string()) })),
    suggestedMapping: suggestedImportMapping,
    /** The same where the list comes from a wholesaler, if that makes a difference: numbers and prices may be his. */
    suggestedForWholesaler: z.optional(suggestedImportMapping),
    /** The currency of its prices, where the file names another one than the euro. */
    currency: z.nullable(importCurrency),
    /** The file's own word for its currency, where that does not say which one: to be asked before an import. */
    unclearCurrency: z.nullable(z.string()),
  }),
  problems: ['import-format', 'import-unreadable', 'reading-limit', 'headers-missing', 'header-row-invalid'],
})

export const updateImportConfig = defineEndpoint({
  name: 'updateImportConfig',
  service: 'catalogue',
  method: 'POST',
  path: '/import/config/update',
  summary: 'Change an import configuration',
  who: adminAdmins,
  body: z.extend(importConfigInput, { id, editVersion: z.optional(editVersion) }),
  ok: 200,
  answer: importConfig,
  problems: [...configProblems, 'edit-version-missing', 'changed-meanwhile'],
})

export const deleteImportConfig = defineEndpoint({
  name: 'deleteImportConfig',
  service: 'catalogue',
  method: 'POST',
  path: '/import/config/delete',
  summary: 'Delete an import configuration',
  who: adminAdmins,
  query: z.object({ configId: id }),
  ok: 200,
  answer: 'empty',
  problems: ['config-in-use'],
})
