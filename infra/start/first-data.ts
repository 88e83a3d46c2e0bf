import { isIPv4 } from 'node:net'
import { PartFailure } from './failure.ts'

/** Whether a portal's address is one that only this machine reaches. */
export function isThisMachine(portal: string): boolean {
  const host = new URL(portal).hostname.replace(/\.$/, '')
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    (isIPv4(host) && host.startsWith('127.'))
  )
}

/** Whether accounts whose password everyone knows may be there. */
export const mayHoldDemo = (portal: string, environment: NodeJS.ProcessEnv): boolean =>
  isThisMachine(portal) || environment.SCHRANKWERK_DEMO === 'yes'

/** What an installation begins with: the demo data, the operator's first admin alone, or nothing. */
export type FirstData = 'demo' | 'empty' | 'none'

interface Beginning {
  /** Asked to begin without demo data. */
  empty: boolean
  /** The state folder began without demo data: it gets none later either. */
  beganEmpty: boolean
  /** Demo data are in the state folder, or were about to be. */
  holdsDemo: boolean
  /** The parts that load it are wanted. */
  isWanted: boolean
  portal: string
  environment: NodeJS.ProcessEnv
}

const part = 'Demodaten'
const elsewhere = 'oder nennen Sie mit SCHRANKWERK_HOME einen anderen Ordner.'

/** Decides it before anything runs. Throws where accounts with a known password would be open to others. */
export function firstDataOf(beginning: Beginning): FirstData {
  const { empty, beganEmpty, holdsDemo, isWanted, portal, environment } = beginning
  if (empty && holdsDemo)
    throw new PartFailure(
      part,
      'In diesem Zustandsordner liegen schon Demodaten, deren Passwörter jeder kennt.',
      `Beginnen Sie mit npm start -- --empty --fresh von vorn (das löscht diesen Stand), ${elsewhere}`,
    )
  if (empty || beganEmpty) return isWanted ? 'empty' : 'none'
  if ((isWanted || holdsDemo) && !mayHoldDemo(portal, environment))
    throw new PartFailure(
      part,
      `Das Portal soll unter ${portal} zu erreichen sein, und die Passwörter der Demokonten kennt jeder. Sie werden nur geladen, wo das Portal nur dieser Rechner erreicht.`,
      holdsDemo
        ? `Beginnen Sie mit npm start -- --empty --fresh ohne Demodaten von vorn (das löscht diesen Stand), ${elsewhere} Wollen Sie die Demokonten trotzdem, setzen Sie SCHRANKWERK_DEMO=yes.`
        : 'Beginnen Sie mit npm start -- --empty ohne Demodaten. Wollen Sie die Demokonten trotzdem, setzen Sie SCHRANKWERK_DEMO=yes.',
    )
  return isWanted ? 'demo' : 'none'
}
