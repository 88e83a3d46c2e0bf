import type { Actor } from './actor.ts'
import { createLog } from './log.ts'

/** A log that says nothing. */
export const quiet = createLog('kit', 'silent')

export const anyone: Actor = {
  userId: '0199b1c0-0000-7000-8000-000000000001',
  mail: 'einkauf@nord.example',
  name: 'Einkauf',
  lastname: 'Nord',
  companyId: '0199b1c0-0000-7000-8000-000000000002',
  companyName: 'Anlagenbau Nord',
  companyType: 'CUSTOMER',
  admin: false,
  passwordChangeNeeded: false,
  pendingRegistration: false,
}
