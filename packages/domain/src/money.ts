/** Rounds half away from zero to cents; the shift through text keeps 1.005 from becoming 1.00. */
export const roundToCents = (value: number): number => {
  const shifted = Number(`${Math.abs(value)}e2`)
  const cents = Number.isFinite(shifted) ? Math.round(shifted) : Math.round(Math.abs(value) * 100)
  return Math.sign(value) * (cents / 100)
}
