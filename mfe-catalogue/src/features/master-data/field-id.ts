/** What is wrong with a list is mended in the row that adds to it. */
const rowOf: Readonly<Record<string, string>> = {
  nameVariants: 'newVariant',
  wholesalerDiscounts: 'newDiscount',
}

/** Id of a field's input, by the path of its error. */
export const fieldId = (path: string): string =>
  `stammdaten-feld-${(rowOf[path] ?? path).replaceAll('.', '-')}`
