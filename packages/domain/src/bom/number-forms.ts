/** The form that decides uniqueness: trimmed, upper case. */
export function exactNumber(text: string): string {
  return text.trim().toUpperCase()
}

/** The form for finding only: also without spaces, dashes, dots, slashes and commas. */
export function looseNumber(text: string): string {
  return exactNumber(text).replace(/[\s\u00a0\u202f\u00ad.,/\\\-\u2010-\u2015\u2212]/g, '')
}
