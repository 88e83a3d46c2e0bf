import * as z from 'zod/mini'
import { id } from '../values.ts'
import { filePath } from './file.ts'
import { jobConditionField } from './job-conditions.ts'

/** Parts of a page, from its left upper corner: 0 to 1, whatever the size it is shown in. */
const share = z.number().check(z.minimum(0), z.maximum(1))

/**
 * What a message can point at: a line of a parts list, a condition of the enquiry, a file, or a place on a page of a
 * PDF. Whoever writes it names the thing by its id; what it is called is said to each reader when he reads.
 */
export const referenceInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('LINE'), lineId: id }),
  z.strictObject({ kind: z.literal('CONDITION'), field: jobConditionField }),
  z.strictObject({ kind: z.literal('FILE'), path: filePath }),
  z.strictObject({
    kind: z.literal('PLACE'),
    path: filePath,
    /** From 1. */
    page: z.int().check(z.minimum(1), z.maximum(100_000)),
    x: share,
    y: share,
  }),
])
export type ReferenceInput = z.output<typeof referenceInput>

/** Where it is and what it is called, for whoever reads it now. */
const place = { enquiryId: z.nullable(id), offerId: z.nullable(id) }
export const reference = z.discriminatedUnion('kind', [
  /** `position` is the line's place in its list, from 1. */
  z.object({ kind: z.literal('LINE'), ...place, lineId: id, position: z.int() }),
  z.object({ kind: z.literal('CONDITION'), ...place, field: jobConditionField }),
  z.object({ kind: z.literal('FILE'), ...place, path: z.string(), filename: z.string() }),
  z.object({
    kind: z.literal('PLACE'),
    ...place,
    path: z.string(),
    filename: z.string(),
    page: z.int(),
    x: share,
    y: share,
  }),
])
export type Reference = z.output<typeof reference>
