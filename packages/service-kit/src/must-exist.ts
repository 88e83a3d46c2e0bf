import { NotFound } from './errors.ts'

/** Hands the row through, or 404: what one may not see is not told from what is not there. */
export const mustExist = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new NotFound()
  return row
}
