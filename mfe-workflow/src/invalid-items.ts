import type { MissingItem } from '@schrankwerk/contracts'

/** What a release waits for: an entry that cannot be saved is called invalid, not missing, also where the field may stay empty. */
export const withInvalid = <Field extends string>(
  missing: readonly MissingItem[],
  invalid: readonly Field[],
  detailOf: (field: Field) => string,
): MissingItem[] => {
  const items = invalid.map((field) => ({ path: field, code: 'invalid', detail: detailOf(field) }))
  const itemAt = (path: string) => items.find((item) => item.path === path)
  const isMissing = (path: string) => missing.some((item) => item.path === path)
  return [
    // What is wrong with a date is said already.
    ...missing.map((item) => (item.code === 'required' ? (itemAt(item.path) ?? item) : item)),
    ...items.filter(({ path }) => !isMissing(path)),
  ]
}
