export type { LiveEvent, LiveKind } from '@schrankwerk/contracts'
export { ProblemError } from '@schrankwerk/contracts/client'
export { type Absence, absenceOf } from './absence.ts'
export { type Api, answerWith, api } from './api.ts'
export {
  contractVersion,
  type Label,
  type NavEntry,
  type PageRoute,
  type PageSlotName,
  type PageSlotProps,
  type PageSlots,
  type PortalDescriptor,
  type PortalModule,
  type PortalSlots,
  type RouteModule,
  type RoutePermission,
  servesRemote,
  shellApiVersion,
} from './contract.ts'
export { type Draft, dropDrafts, flushDrafts, keepDraft, useDraft } from './draft.ts'
export { downloadFile, type UploadInput, uploadFile } from './files.ts'
export { type LazyRoute, lazyRoute } from './lazy-route.tsx'
export { announceLive, onLive } from './live.ts'
export {
  browserTabs,
  type LiveClientOptions,
  startLiveClient,
  type TabChannel,
  type TabMessage,
} from './live-client.ts'
export { notConnected } from './not-connected.ts'
export { connectPageSlots, loadPageSlot } from './page-slots.ts'
export { countInTitle, titleOf, usePageTitle } from './page-title.ts'
export { definePortalModule, routeObjects } from './portal-module.ts'
export { problemText } from './problem-text.ts'
export { queryClient } from './query-client.ts'
export { refreshSoon } from './refresh-soon.ts'
export { includes, isGated, mayCall, useMayCall } from './rights.ts'
export {
  holdUpload,
  type RunningUpload,
  runningUploads,
  uploadsEnded,
  useRunningUploads,
} from './running-uploads.ts'
export {
  connectSession,
  currentUser,
  endSession,
  getToken,
  type SessionHost,
  type SessionState,
  type SessionUser,
  setSession,
  signIn,
  signOut,
  useSession,
  useSessionState,
  useUserIfAny,
  type WayIn,
} from './session.ts'
export { createStore, emptyStores, type Store } from './store.ts'
export {
  hasUnsaved,
  holdUnsaved,
  useUnsavedGuard,
  whenReloadLosesNothing,
  wouldReloadLose,
} from './unsaved.ts'
export { useSingleMutation } from './use-single-mutation.ts'
export { useWaiting } from './when-there-is-room.ts'
