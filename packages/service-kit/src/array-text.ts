const special = /["\\]/

/**
 * Texts as PostgreSQL writes an array: passed as one long text they are not walked through again, value by value, on
 * their way to the database.
 */
export const textArray = (values: readonly (string | null)[]): string =>
  `{${values
    .map((value) =>
      value === null ? 'NULL' : `"${special.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`,
    )
    .join(',')}}`

/** The same of what never needs quotes: numbers, truth values, ids. */
export const plainArray = (values: readonly (string | number | boolean | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`
