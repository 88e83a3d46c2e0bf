const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14])

/** An EAN as it is kept: without blanks and hyphens, nor the sign by which exports mark digits as text. */
export const bareEan = (text: string): string => text.replace(/[\s-]/g, '').replace(/^['’$#](?=\d)/, '')

/** A day has eight digits too: „2024-10-01“. */
const day = /^(?:19|20)\d{2}-\d{2}-\d{2}$/

/** Whether a text has the length of an EAN or GTIN (8, 12, 13 or 14) and digits alone, whatever its last one says. */
export function hasFormOfEan(text: string): boolean {
  if (day.test(text)) return false
  const digits = bareEan(text)
  return lengths.has(digits.length) && /^\d+$/.test(digits)
}

/** Whether a text is an EAN or GTIN (8, 12, 13 or 14 digits) whose last digit fits the others; what `bareEan` leaves out does not count. */
export function isEan(text: string): boolean {
  if (!hasFormOfEan(text)) return false
  const digits = bareEan(text)
  let sum = 0
  for (let at = digits.length - 2, weight = 3; at >= 0; at -= 1, weight = 4 - weight)
    sum += Number(digits[at]) * weight
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1)) && /[1-9]/.test(digits)
}
