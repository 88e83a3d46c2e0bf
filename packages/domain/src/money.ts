/** What is left behind these digits comes from computing: 133.5 * (1 - 0.3) is 93.44999999999999. */
const significantDigits = 14

/** Rounds half away from zero to cents, as on paper; the shift through text keeps 1.005 from becoming 1.00. */
export const roundToCents = (value: number): number => {
  const size = Number(Math.abs(value).toPrecision(significantDigits))
  const shifted = Number(`${size}e2`)
  const cents = Number.isFinite(shifted) ? Math.round(shifted) : Math.round(size * 100)
  return Math.sign(value) * (cents / 100)
}
