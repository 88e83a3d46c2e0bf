import type { FieldErrors } from '@schrankwerk/portal-ui/form'

/**
 * Refuses a save while something stands in a row that adds to a list: it would be lost unseen. What stands there is a
 * value of the form like any other, so that a reload keeps it and leaving asks first; it is `undefined` where the row is
 * empty.
 */
export const notAdded = (field: string, left: unknown, message: string): FieldErrors =>
  left === undefined ? {} : { [field]: message }

/** What a text in such a row is kept as. */
export const leftText = (text: string): string | undefined => (text.trim() === '' ? undefined : text)
