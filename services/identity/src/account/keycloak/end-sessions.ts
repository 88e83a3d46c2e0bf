import { setTimeout as delay } from 'node:timers/promises'
import { awayFor, type Keycloak, listOf, openAdminApi } from './admin-api.ts'

export async function endSessions(
  keycloak: Keycloak,
  sub: string,
  { except, changedAt }: { except?: string; changedAt?: Date },
): Promise<Date> {
  const api = await openAdminApi(keycloak)
  const now = api.asOf.getTime()
  const validFrom = (Math.floor((changedAt?.getTime() ?? now) / 1000) + 1) * 1000
  if (now < validFrom) await delay(1000)
  for (const { id, start } of await listOf<{ id: string; start: number }>(api, sub, 'sessions')) {
    if (id === except || (changedAt && start >= validFrom)) continue
    const ended = await api.ask(`/sessions/${id}`, { method: 'DELETE' })
    // One that is gone by now was ended by its owner.
    if (!ended.ok && ended.status !== 404) throw awayFor(`end session: ${ended.status}`)
  }
  return new Date(validFrom)
}
