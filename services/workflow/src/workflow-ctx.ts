import type { Ctx } from '@schrankwerk/service-kit'
import type { WorkflowTables } from './database/tables.ts'

/** What a verb of this service needs in addition to its input. */
export type WorkflowCtx = Ctx<WorkflowTables>
