/** Index of the next row with an error in one direction, around the ends; −1 when there is none. */
export const findError = <Row>(
  rows: readonly Row[],
  isError: (row: Row) => boolean,
  from: number,
  step: 1 | -1,
): number => {
  const count = rows.length
  const start = from < 0 && step < 0 ? count : from
  for (let distance = 1; distance <= count; distance += 1) {
    const index = (((start + step * distance) % count) + count) % count
    if (isError(rows[index] as Row)) return index
  }
  return -1
}
