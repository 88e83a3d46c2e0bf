/** Sentences by field; a field inside a list has a path such as `wholesalerInfos.0.wholesalerId`. */
export type FieldErrors = Readonly<Record<string, string>>

/** The errors left once these fields, with all inside them, were changed. */
export const withoutFields = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !fields.some((field) => path === field || path.startsWith(`${field}.`)),
    ),
  )
