/** What a tab has done that concerns the others of this browser. */
export type SessionChange = 'signed-in' | 'signed-out'

const channel = new BroadcastChannel('schrankwerk-session')

export const tellTabs = (change: SessionChange): void => channel.postMessage(change)

/** Calls `react` for what another tab has done; the returned function ends that. */
export const onTabChange = (react: (change: SessionChange) => void): (() => void) => {
  const receive = ({ data }: MessageEvent<SessionChange>) => react(data)
  channel.addEventListener('message', receive)
  return () => channel.removeEventListener('message', receive)
}
