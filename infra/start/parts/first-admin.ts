import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PartFailure } from '../failure.ts'
import { root } from '../home.ts'
import type { Setting } from '../part.ts'
import { runProgram } from '../programs.ts'
import { type ServiceNeeds, serviceEnvironment } from './services.ts'

/** The operator's first admin, and where he chooses his password; null once that was done. */
export interface FirstAdmin {
  mail: string
  link: string | null
  validUntil: string | null
}

export const operatorName = (environment: NodeJS.ProcessEnv) => environment.OPERATOR_NAME || 'Schrankwerk'

const program = join(root, 'services', 'identity', 'src', 'operator.ts')

/** Makes the operating company's first admin; a new link each time, until one was used. The link stands in no file. */
export async function makeFirstAdmin(setting: Setting, needs: ServiceNeeds): Promise<FirstAdmin> {
  const { environment, home } = setting
  const mail = environment.OPERATOR_ADMIN_MAIL || 'admin@schrankwerk.localhost'
  try {
    const { stdout } = await runProgram(process.execPath, [program, 'first-admin', mail], {
      cwd: root,
      env: {
        ...serviceEnvironment('identity', setting, needs),
        OPERATOR_NAME: operatorName(environment),
      },
    })
    return {
      mail,
      link: /^https?:\/\/\S+$/m.exec(stdout)?.[0] ?? null,
      validUntil: /^valid until (\S+)$/m.exec(stdout)?.[1] ?? null,
    }
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    const log = home.logOf('first-admin')
    await appendFile(log, stderr || `${stdout}\n`)
    throw new PartFailure(
      'Erster Zugang',
      'Der erste Zugang des Betreibers ließ sich nicht anlegen.',
      'Prüfen Sie OPERATOR_ADMIN_MAIL und OPERATOR_NAME und lesen Sie die Protokolldatei.',
      log,
    )
  }
}

const germanInstant = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

/** What the start says of him at its end. */
export function describeFirstAdmin({ mail, link, validUntil }: FirstAdmin, portal: string): string[] {
  if (link === null || validUntil === null)
    return [
      'Der erste Zugang des Betreibers ist eingerichtet, einen weiteren Link gibt es nicht.',
      `  Passwort vergessen: ${portal}/forget`,
    ]
  return [
    `Erster Zugang des Betreibers: ${mail}`,
    `  Passwort wählen, einmal und bis ${germanInstant.format(new Date(validUntil))} Uhr:`,
    `  ${link}`,
  ]
}
