import type { Ctx, PublicCtx } from '@schrankwerk/service-kit'
import type { Accounts } from './account/keycloak.ts'
import type { IdentityTables } from './database/tables.ts'

/** What a verb of identity needs in addition to its input: the kit's context, and Keycloak. */
export type IdentityCtx = Ctx<IdentityTables> & { accounts: Accounts }

/** Of a call that needs no sign-in. */
export type PublicIdentityCtx = PublicCtx<IdentityTables> & { accounts: Accounts }
