import { decodedHead } from '../price-list/decoded-head.ts'

const headOf5 = /^V;0[45]\d;/
const headOf4 = /^V[ ;]\d{6}.*0[34][A-Z]{3}\s*$/
const headOf3 = /03[A-Z]{3}\s*$/
const record = /^[A-Z](?:;|$)/
const looked = 40

/**
 * DATANORM, the exchange format of the German trades, comes as text with semicolons and without headers: a V record,
 * then records whose first letter tells what they hold. Its head decides, and that what follows are records.
 */
export function looksLikeDatanorm(head: Buffer): boolean {
  const lines = decodedHead(head)
    .split(/\r?\n/)
    .map((line) => line.replaceAll('\0', ''))
    .filter((line) => line.trim() !== '')
    .slice(0, looked)
  const [first, ...others] = lines
  if (first === undefined || !(headOf5.test(first) || headOf4.test(first))) return false
  // The records of version 3 have no semicolons; it is refused by its name.
  if (headOf3.test(first)) return true
  return others.filter((line) => record.test(line)).length >= others.length * 0.8
}
