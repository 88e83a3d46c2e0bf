import * as z from 'zod/mini'

const noHeaderRow = 'header-row-invalid'

/** A header row as a spreadsheet program numbers it, from 1; anything else is the problem `header-row-invalid`. */
export const headerRow = z
  .int(noHeaderRow)
  .check(z.minimum(1, noHeaderRow), z.maximum(1_048_576, noHeaderRow))

/** The same as text. */
export const headerRowParameter = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,6}$/, noHeaderRow)),
  z.pipe(z.transform(Number), headerRow),
)
