import * as z from 'zod/mini'

/** UUID in text form; ours are version 7. */
export const id = z.uuid()
/** Instant, ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime({ precision: 3 })
/** Calendar date `YYYY-MM-DD` from 1900 on: a year before is a slip of the keyboard, and PostgreSQL knows no year 0. */
export const calendarDate = z.iso
  .date()
  .check(z.refine((value: string) => value >= '1900', { error: 'invalid-format' }))
/** Euro with two places, as a JSON number; money that cannot be negative. */
export const price = z.number().check(
  z.minimum(0),
  z.refine((value: number) => value < 1e12 && Number(value.toFixed(2)) === value),
)
/** Cabinets of one enquiry at most, and so what the totals of a parts list can be for. */
export const mostCabinets = 100_000
/** Counts the saves of what two people may edit; an update names the one it started from. */
export const editVersion = z.int().check(z.minimum(1))

/**
 * Text up to a bound, surrounding blanks taken off. NUL never gets through and half a character becomes „�“: PostgreSQL
 * refuses both.
 */
export const text = (maximum: number) =>
  z.string().check(
    z.trim(),
    z.overwrite((value: string) => value.toWellFormed()),
    z.maxLength(maximum),
    z.refine((value: string) => !value.includes('\u0000')),
  )

/** Query parameter: `true` or `false`. */
export const flagParameter = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
)
/** Query parameter: a whole number. */
export const integerParameter = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,9}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(minimum), z.maximum(maximum))),
  )
/** Query parameter: ids joined by commas, at most 1000. */
export const idsParameter = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.split(',').filter((part) => part !== '')),
  ),
  z.array(id).check(z.maxLength(1000)),
)

export const maximumPageSize = 100
export const defaultPageSize = 15
/** What a paged list takes; `columns` is the list of what may be sorted by. */
export const pageQuery = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => ({
  paginationSize: z._default(z.optional(integerParameter(1, maximumPageSize)), defaultPageSize),
  page: z._default(z.optional(integerParameter(0, 10_000_000)), 0),
  column: z.optional(z.enum(columns)),
  sortDescending: z.optional(flagParameter),
})
/** One page of a list and how many there are in all. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ content: z.array(item), totalElements: z.int() })

/** What can be done to a thing: one word an act, whatever the thing is. */
export const changeActions = [
  'create',
  'update',
  'copy',
  'delete',
  'archive',
  'release',
  'close',
  'reopen',
  'revise',
  'replace',
  'withdraw',
  'accept',
  'decline',
  'confirm',
  'lapse',
  'wish',
  'upload-file',
  'retype-file',
  'delete-file',
  'upload-bom',
  'map-bom',
  'update-lines',
  'rematch-bom',
  'delete-bom',
  'import',
  'choose',
  'reject',
  'expire',
  'undo',
  'combine',
  'undo-combine',
  'end-sessions',
  'register',
  'confirm-mail',
  'change-mail',
  'change-password',
  'send-link',
  'unlock',
  'erase',
  'restore',
  'ignore',
  'share',
  'end-entry',
  'set-password',
  'rename',
  'move',
] as const
export const changeAction = z.enum(changeActions)
export type ChangeAction = z.output<typeof changeAction>

/** Append-only account of who changed what; users by id. */
export const changeEntry = z.object({
  at: instant,
  userId: z.nullable(id),
  action: changeAction,
  fields: z.array(z.string()),
})
