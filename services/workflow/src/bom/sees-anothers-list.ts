import type { Actor } from '@schrankwerk/service-kit'
import { kindOf, type Owner } from '../owner/owner.ts'

/** Whether a supplier's own texts may be among what the asker sees: a customer looks at an offer. */
export const seesAnothersList = ({ companyType }: Pick<Actor, 'companyType'>, owner: Owner): boolean =>
  companyType === 'CUSTOMER' && kindOf(owner) === 'offer'
