import { fetchJson } from './fetch-json.ts'

export interface RemotePlace {
  id: string
  /** Folder of the remote's descriptor, with a slash at the end. */
  base: string
  label: Readonly<Record<string, string>>
  /** Top-level path segments, known even while the descriptor is not. */
  owns: readonly string[]
  /** Patterns of the pages that need no sign-in; configurations from before there were any leave them out. */
  open?: readonly string[]
}

/** `/config/portal.json`: what differs from one installation to the next. */
export interface PortalConfiguration {
  keycloak: { url: string; realm: string; clientId: string }
  remotes: readonly RemotePlace[]
  /** Page on which an appointment is booked; without one there is no link. */
  appointmentUrl?: string | null
  /** Head of what is printed: the operator's name, then the lines of his address. */
  letterhead?: readonly string[] | null
  /** Where the operator's own people read on; without one there is no link. */
  documentationUrl?: string | null
  /** Lets a developer's browser take a remote from elsewhere; never where real people work. */
  allowOverrides?: boolean
}

const overridesKey = 'schrankwerk:overrides'

const overrides = (): Record<string, string> => {
  try {
    return JSON.parse(localStorage.getItem(overridesKey) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

export const loadConfiguration = async (): Promise<PortalConfiguration> => {
  const address = '/config/portal.json'
  const configuration = await fetchJson<PortalConfiguration>(address).catch(() =>
    fetchJson<PortalConfiguration>(`${address}?retry=${Date.now()}`),
  )
  if (!configuration.allowOverrides) return configuration
  const elsewhere = overrides()
  return {
    ...configuration,
    remotes: configuration.remotes.map((place) => ({ ...place, base: elsewhere[place.id] ?? place.base })),
  }
}
