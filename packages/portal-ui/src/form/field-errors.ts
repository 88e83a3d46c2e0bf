import type { ProblemError } from '@schrankwerk/shell-api'

/** Sentences by field; a field inside a list has a path such as `wholesalerInfos.0.wholesalerId`. */
export type FieldErrors = Readonly<Record<string, string>>

/** The errors left once these fields, with all inside them, were changed. */
export const withoutFields = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !fields.some((field) => path === field || path.startsWith(`${field}.`)),
    ),
  )

/** The sentence for each field that the server refused; none where it refused something else. */
export const refusedFields = ({ status, errors, detail }: ProblemError): FieldErrors =>
  status === 400 ? Object.fromEntries(errors.map((error) => [error.path, error.detail ?? detail])) : {}
