import { type AdminApi, awayFor, type Keycloak, openAdminApi } from './admin-api.ts'
import { passwordTimeOf } from './password-time.ts'

export interface PasswordChange {
  sub: string
  changedAt: Date
}

/** What kind of credential an event is about; an event that does not say is taken for one of a password. */
interface OfCredential {
  details?: { credential_type?: string }
}

interface AdminEvent extends OfCredential {
  /** Milliseconds since 1970. */
  time: number
  authDetails: { userId: string }
  resourcePath: string
}

interface UserEvent extends OfCredential {
  time: number
  userId?: string
}

/** A path of these changes a password by what it is; other changes of a user may hold a new one. */
const changesPassword = /^users\/[^/]+\/(reset-password|credentials\/[^/]+)$/

/** What realm.json has Keycloak keep of people's own doing. */
const passwordEvents = ['UPDATE_CREDENTIAL', 'UPDATE_PASSWORD', 'RESET_PASSWORD', 'REMOVE_CREDENTIAL']

const pageSize = 500

export async function passwordChanges(
  keycloak: Keycloak,
  since?: Date,
): Promise<{ asOf: Date; changes: PasswordChange[] }> {
  const api = await openAdminApi(keycloak)
  if (since === undefined) return { asOf: api.asOf, changes: [] }
  const latest = new Map<string, number>()
  const note = (sub: string, time: number) => latest.set(sub, Math.max(latest.get(sub) ?? 0, time))
  for (const { userId, time } of await passwordsSetByPeople(api, since))
    if (userId !== undefined) note(userId, time)
  for (const event of await passwordsSetByAdmins(api, since)) note(subOf(event), event.time)
  const changes = [...latest].map(([sub, time]) => ({ sub, changedAt: new Date(time) }))
  return { asOf: api.asOf, changes }
}

/** What people changed about their own passwords since then, on Keycloak's forms. */
async function passwordsSetByPeople(api: AdminApi, since: Date): Promise<UserEvent[]> {
  const types = passwordEvents.map((type) => `type=${type}`).join('&')
  const events = await eventsSince<UserEvent>(api, `/events?${types}`, since)
  return events.filter(isOfPassword)
}

/** What administrators changed about passwords since then, but for this service account. */
async function passwordsSetByAdmins(api: AdminApi, since: Date): Promise<AdminEvent[]> {
  const events = await eventsSince<AdminEvent>(api, '/admin-events?resourceTypes=USER', since)
  const found: AdminEvent[] = []
  for (const [sub, ofAccount] of Map.groupBy(events, subOf)) {
    const byOthers = ofAccount.filter(({ authDetails }) => authDetails.userId !== api.self)
    const plain = byOthers.filter((event) => changesPassword.test(event.resourcePath) && isOfPassword(event))
    found.push(...plain)
    if (plain.length === byOthers.length) continue
    // Other changes may have held a password: its own date tells, and the first event after it is the one that set it.
    // Where there is none (any more), it was removed, or the account itself.
    const setAt = await passwordTimeOf(api, sub)
    const isSetBy = (event: AdminEvent) =>
      setAt === undefined ||
      (setAt >= since.getTime() && event === ofAccount.find(({ time }) => time >= setAt))
    found.push(...byOthers.filter(isSetBy))
  }
  return found
}

/** Oldest first. */
async function eventsSince<T>(api: AdminApi, path: string, since: Date): Promise<T[]> {
  const events: T[] = []
  for (;;) {
    const range = `dateFrom=${since.getTime()}&direction=asc&first=${events.length}&max=${pageSize}`
    const found = await api.ask(`${path}&${range}`)
    if (!found.ok) throw awayFor(`events: ${found.status}`)
    const page = (await found.json()) as T[]
    events.push(...page)
    if (page.length < pageSize) return events
  }
}

/** Second factors come and go without ending anyone's sessions. */
const isOfPassword = ({ details }: OfCredential): boolean =>
  (details?.credential_type ?? 'password') === 'password'

/** `users/<sub>` and what may follow. */
const subOf = ({ resourcePath }: AdminEvent): string => resourcePath.split('/')[1] ?? ''
