import * as z from 'zod/mini'

/** The fields of a parts-list line that a column can be mapped to. */
export const bomFields = [
  'orderNumber',
  'manufacturerNumber',
  'manufacturerName',
  'description',
  'quantity',
  'quantityUnitName',
  'installationLocation',
  'locationIdentifier',
  'bmk',
  'functionDesignation',
  'functionalAssignment',
  'designation',
  'wholesalerOrderNumber',
  'isSuppliedPart',
  'listPrice',
  'purchasePrice',
  'erpNumber',
  'eanNumber',
  'manufacturerLink',
  'remark',
  'level',
  'parent',
] as const
export const bomField = z.enum(bomFields)
export type BomField = z.output<typeof bomField>

export const certainties = ['SURE', 'CHECK', 'OPEN'] as const
export const certainty = z.enum(certainties)
export type Certainty = z.output<typeof certainty>

export const quantityBases = ['EACH', 'TOTAL'] as const
export const quantityBasis = z.enum(quantityBases)

/** One column of a file and the field it feeds; `importHeader` is the header as the upload answered it. */
export const fieldMappingEntry = z.object({
  importHeader: z.string().check(z.maxLength(2000)),
  articleField: bomField,
})
export const fieldMapping = z.array(fieldMappingEntry).check(z.maxLength(500))
export type FieldMapping = z.output<typeof fieldMapping>

export const suggestedMappingEntry = z.object({
  importHeader: z.string(),
  articleField: z.nullable(bomField),
  certainty,
  reason: z.string(),
})
