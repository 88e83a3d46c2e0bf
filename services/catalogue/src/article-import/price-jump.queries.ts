import { type RawBuilder, sql } from 'kysely'

const tenfold = Math.LN10

/** Whether the logarithm of a new price to the old one says that it is another by powers of ten, nearly. */
export const isTenfoldJump = (jump: RawBuilder<unknown>) => sql<boolean>`abs(${jump}) > 2
  and abs(abs(${jump}) - round(abs(${jump}) / ${sql.lit(tenfold)}) * ${sql.lit(tenfold)}) < 0.05`
