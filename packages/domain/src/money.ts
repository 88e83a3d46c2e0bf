/** What is left behind these digits comes from computing: 133.5 * (1 - 0.3) is 93.44999999999999. */
const significantDigits = 14

/** Half away from zero, as on paper; the shift through text keeps 1.005 from becoming 1.00. */
const roundTo = (value: number, decimals: number): number => {
  const size = Number(Math.abs(value).toPrecision(significantDigits))
  const shifted = Number(`${size}e${decimals}`)
  const rounded = Number.isFinite(shifted) ? Math.round(shifted) : Math.round(size * 10 ** decimals)
  return Math.sign(value) * (rounded / 10 ** decimals)
}

/** Rounds to cents. */
export const roundToCents = (value: number): number => roundTo(value, 2)

/** What one of so many cabinets costs at a price for all of them, in euro rounded to cents. */
export const pricePerCabinet = (price: number, amount: number): number => roundToCents(price / amount)

/** Whether so many cabinets at {@link pricePerCabinet} each cost exactly the price for all of them. */
export const isPricePerCabinetExact = (price: number, amount: number): boolean =>
  roundToCents(pricePerCabinet(price, amount) * amount) === price

/** As many decimals of a unit price are shown, where it has them: the price of a line is made of more than its cents. */
export const unitPriceDecimals = 4

/** Rounds a price that stands beside a quantity. */
export const roundUnitPrice = (value: number): number => roundTo(value, unitPriceDecimals)
