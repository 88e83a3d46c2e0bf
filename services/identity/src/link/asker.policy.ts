import type { CompanyType } from '@schrankwerk/contracts'
import { changeableFields, keeperOf } from '@schrankwerk/domain'

/** A request for another address, with who asked for it; his facts are null once he or his company is gone. */
interface Asked {
  user_id: string
  company_id: string
  asked_by: string | null
  asker_company_id: string | null
  asker_company_type: CompanyType | null
  asker_admin: boolean | null
}

/** Whether whoever asked for another address of somebody may still ask for it: what he wished for ends with his right. */
export function mayStillAsk(request: Asked): boolean {
  const { asked_by: userId, asker_company_id: companyId, asker_company_type: companyType } = request
  if (userId === null) return true
  if (companyId === null || companyType === null) return false
  const asker = { userId, companyId, companyType, admin: request.asker_admin === true }
  const keeper = keeperOf(asker, { id: request.user_id, companyId: request.company_id })
  return keeper !== undefined && changeableFields[keeper].includes('mail')
}
