/**
 * Whether `present` lacks anything that `wanted` says. What only `present` has does not count; lists
 * are equal when they hold the same in any order.
 */
export function differs(wanted: unknown, present: unknown): boolean {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(present) || present.length !== wanted.length) return true
    return wanted.some((one) => !present.some((other) => !differs(one, other)))
  }
  if (wanted !== null && typeof wanted === 'object') {
    if (present === null || typeof present !== 'object') return true
    const held = present as Record<string, unknown>
    return Object.entries(wanted).some(([key, value]) => differs(value, held[key]))
  }
  return wanted !== present
}
