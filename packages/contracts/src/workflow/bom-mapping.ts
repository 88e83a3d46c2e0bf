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

/** As many entries as a table has columns. */
const mostColumns = 1024

const importHeader = z.string().check(z.maxLength(2000))
/** Columns of a file and the fields they feed; `importHeader` is the header as the upload answered it. */
export const fieldMapping = z.array(z.object({ importHeader, articleField: bomField }))
export type FieldMapping = z.output<typeof fieldMapping>

/**
 * A mapping as it may be sent: a column whose field is null is left out, so a suggestion can be sent back as it came.
 */
export const mappingToSend = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  z.pipe(
    z
      .array(z.object({ importHeader, articleField: z.nullable(z.enum(fields)) }))
      .check(z.maxLength(mostColumns)),
    z.transform((entries) =>
      entries.flatMap((entry) => {
        const articleField: Fields[number] | null = entry.articleField
        return articleField === null ? [] : [{ importHeader: entry.importHeader, articleField }]
      }),
    ),
  )

/**
 * The same of a parts list. Where the field is the suggested one and nobody decided it, `certainty` comes along as the
 * suggestion had it, so that a guess is not remembered as a decision.
 */
export const partsListMapping = z
  .array(z.object({ importHeader, articleField: z.nullable(bomField), certainty: z.optional(certainty) }))
  .check(z.maxLength(mostColumns))
export type PartsListMapping = z.output<typeof partsListMapping>

/** How a table is read, beside its columns: each is found, and a person may choose another or find it right. */
export const readingPoints = ['headerRow', 'sheet', 'furtherSheets', 'encoding', 'separator'] as const
/** Those that a person chose or found right; the others were taken over as they were found. */
export const decidedReading = z.array(z.enum(readingPoints)).check(z.maxLength(readingPoints.length))
export type ReadingPoint = (typeof readingPoints)[number]

export const suggestedMappingEntry = z.object({
  importHeader: z.string(),
  articleField: z.nullable(bomField),
  certainty,
  reason: z.string(),
})
