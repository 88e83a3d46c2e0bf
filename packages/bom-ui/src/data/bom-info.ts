import type { bomState } from '@schrankwerk/contracts'
import type * as z from 'zod/mini'

/** The parts list as an enquiry or offer carries it. */
export type BomInfo = z.output<typeof bomState> & { lineCount: number }
