import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Ends all sessions of a person, as an operator does who has set a new password in Keycloak's console. */
export const endSessions = (mail: string) =>
  promisify(execFile)(
    process.execPath,
    [fileURLToPath(import.meta.resolve('@schrankwerk/infra/operations/operate.ts')), 'end-sessions', mail],
    { env: { ...process.env, SCHRANKWERK_HOME: dirname(process.env.SCHRANKWERK_STACK!) } },
  )
