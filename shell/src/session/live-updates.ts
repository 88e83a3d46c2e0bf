import { liveKinds, openLiveStream } from '@schrankwerk/contracts'
import {
  announceLive,
  browserTabs,
  getToken,
  queryClient,
  refreshSoon,
  startLiveClient,
  useSessionState,
} from '@schrankwerk/shell-api'
import { refreshUser } from './load-user.ts'

const startFor = (userId: string): (() => void) =>
  startLiveClient({
    url: `/api${openLiveStream.path}`,
    getToken,
    onEvent: (event) => {
      announceLive(event)
      refreshSoon(event.kind)
    },
    onCatchUp: () => {
      void refreshUser()
      for (const kind of liveKinds) void queryClient.invalidateQueries({ queryKey: [kind] })
    },
    // One stream for an account and browser, and none that a next account could listen to.
    ...browserTabs(`schrankwerk-live-${userId}`),
  })

/** Keeps what is shown up to date while somebody is signed in, and ends with the account. */
export const followChanges = (): void => {
  let running: { userId: string; stop: () => void } | undefined
  const adapt = (): void => {
    const state = useSessionState.getState()
    const userId = state.status === 'signed-in' ? state.user.id : undefined
    if (running?.userId === userId) return
    running?.stop()
    running = userId === undefined ? undefined : { userId, stop: startFor(userId) }
  }
  useSessionState.subscribe(adapt)
  adapt()
}
