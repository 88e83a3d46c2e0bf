import { fetchJson } from './fetch-json.ts'

const reloadedForKey = 'schrankwerk:reloaded-for'
const pauseMs = 10 * 60_000

/** Runs the reload once nothing would be lost by it. */
export type WhenFree = (reload: () => void) => unknown

const ownBuildDate = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="build-date"]')?.content

/** Whether the server has a newer build than the page; instants as ISO 8601 in UTC. */
export const isNewer = (served: string | undefined, own: string | undefined): boolean =>
  served !== undefined && own !== undefined && Date.parse(served) > Date.parse(own)

const takeNewBuild = async (served: string, whenFree: WhenFree): Promise<void> => {
  // A proxy that holds on to an old index.html must not make the page reload for ever.
  if (sessionStorage.getItem(reloadedForKey) === served) return
  const names = (await globalThis.caches?.keys().catch(() => [])) ?? []
  await Promise.all(names.map((name) => caches.delete(name)))
  whenFree(() => {
    sessionStorage.setItem(reloadedForKey, served)
    location.reload()
  })
}

const check = async (whenFree: WhenFree): Promise<void> => {
  const meta = await fetchJson<{ buildDate?: string }>(`/meta.json?at=${Date.now()}`).catch(() => undefined)
  if (meta?.buildDate && isNewer(meta.buildDate, ownBuildDate())) await takeNewBuild(meta.buildDate, whenFree)
}

/** Reloads the page for a newer build, at start and when a tab comes back to the front; `whenFree` waits for unsaved work. */
export const watchBuildDate = (whenFree: WhenFree): void => {
  let checkedAt = Date.now()
  void check(whenFree)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < pauseMs) return
    checkedAt = Date.now()
    void check(whenFree)
  })
}
