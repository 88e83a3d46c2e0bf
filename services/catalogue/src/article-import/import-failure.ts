import { isConnectionLost, JobStopped } from '@schrankwerk/service-kit'
import { SpreadsheetProblem } from '@schrankwerk/spreadsheet'

/** Ends an import with a sentence for the person who started it. */
export class ImportFailure extends Error {}

const unchanged = 'Am Katalog wurde nichts geändert.'

/** What the person reads: the cause and the way out. */
export function failureSentence(cause: unknown): string {
  if (cause instanceof SpreadsheetProblem) return `${cause.detail} ${unchanged}`
  if (cause instanceof ImportFailure) return cause.message
  if (cause instanceof JobStopped) {
    const why = cause.why === 'died' ? 'unerwartet endete' : 'beendet wurde'
    return `Der Import wurde unterbrochen, weil der Dienst ${why}. ${unchanged} Bitte starten Sie den Import erneut.`
  }
  if (isConnectionLost(cause))
    return `Die Verbindung zur Datenbank ging verloren. ${unchanged} Bitte starten Sie den Import erneut.`
  return `Beim Import ist etwas schiefgegangen. ${unchanged} Bitte versuchen Sie es erneut.`
}
