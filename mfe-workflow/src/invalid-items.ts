import type { MissingItem } from '@schrankwerk/contracts'

/** Code of an entry that is there but cannot be saved as it stands. */
export const invalidCode = 'invalid'

/** What a release waits for: an invalid entry is called that, not missing, also where the field may stay empty. */
export const withInvalid = <Field extends string>(
  missing: readonly MissingItem[],
  invalid: readonly Field[],
  detailOf: (field: Field) => string,
): MissingItem[] => {
  const items = invalid.map((field) => ({ path: field, code: invalidCode, detail: detailOf(field) }))
  const itemAt = (path: string) => items.find((item) => item.path === path)
  const isMissing = (path: string) => missing.some((item) => item.path === path)
  return [
    ...missing.map((item) => itemAt(item.path) ?? item),
    ...items.filter(({ path }) => !isMissing(path)),
  ]
}
