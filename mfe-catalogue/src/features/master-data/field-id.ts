/** Id of a field's input, by the path of its error. */
export const fieldId = (path: string): string => `stammdaten-feld-${path.replaceAll('.', '-')}`
