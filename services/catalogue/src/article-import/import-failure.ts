import { isConnectionLost, JobStopped } from '@schrankwerk/service-kit/job-thread'
import { SpreadsheetProblem } from '@schrankwerk/spreadsheet'

/** Ends an import with a sentence for the person who started it. */
export class ImportFailure extends Error {}

const unchanged = 'Am Katalog wurde nichts geändert.'

const ways = {
  READ: { what: 'Der Import', again: 'Bitte starten Sie den Import erneut.' },
  ACCEPT: {
    what: 'Die Übernahme',
    again: 'Der Import liegt weiter zur Prüfung bereit. Bitte übernehmen Sie ihn erneut.',
  },
  UNDO: { what: 'Das Rückgängigmachen', again: 'Bitte versuchen Sie es erneut.' },
} as const

/** What the person reads: the cause and the way out. */
export function failureSentence(cause: unknown, work: keyof typeof ways = 'READ'): string {
  const { what, again } = ways[work]
  if (cause instanceof SpreadsheetProblem) return `${cause.detail} ${unchanged}`
  if (cause instanceof ImportFailure) return cause.message
  if (cause instanceof JobStopped) {
    const why = cause.why === 'died' ? 'unerwartet endete' : 'beendet wurde'
    return `${what} wurde unterbrochen, weil der Dienst ${why}. ${unchanged} ${again}`
  }
  if (isConnectionLost(cause)) return `Die Verbindung zur Datenbank ging verloren. ${unchanged} ${again}`
  if (work === 'READ')
    return `Beim Import ist etwas schiefgegangen. ${unchanged} Bitte versuchen Sie es erneut.`
  return `${what} ist fehlgeschlagen. ${unchanged} ${again}`
}
