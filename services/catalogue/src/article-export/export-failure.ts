import { isConnectionLost, JobStopped, Problem } from '@schrankwerk/service-kit'

/** What the person who began an export reads: the cause and the way out. */
export function failureSentence(cause: unknown): string {
  if (cause instanceof Problem) return cause.detail
  if (cause instanceof JobStopped)
    return 'Der Export wurde mehrmals unterbrochen, weil der Dienst endete. Bitte starten Sie den Export erneut.'
  if (isConnectionLost(cause))
    return 'Die Verbindung zur Datenbank ging verloren. Bitte starten Sie den Export erneut.'
  return 'Beim Export ist etwas schiefgegangen. Bitte versuchen Sie es erneut.'
}
