import { create } from 'zustand'

export interface RunningUpload {
  /** The file's name, as a person knows it. */
  name: string
}

const useRunning = create<{ uploads: readonly RunningUpload[] }>(() => ({ uploads: [] }))

/** Counts an upload as running until the returned function is called. */
export const holdUpload = (name: string): (() => void) => {
  const upload: RunningUpload = { name }
  useRunning.setState(({ uploads }) => ({ uploads: [...uploads, upload] }))
  return () => useRunning.setState(({ uploads }) => ({ uploads: uploads.filter((one) => one !== upload) }))
}

/** The files on their way to the server, of all areas, in the order they were started. */
export const runningUploads = (): readonly RunningUpload[] => useRunning.getState().uploads

/** {@link runningUploads}, followed by a component. */
export const useRunningUploads = (): readonly RunningUpload[] => useRunning(({ uploads }) => uploads)

/** Calls `listener` after each change of {@link runningUploads}; the returned function ends that. */
export const onRunningUploads = (listener: () => void): (() => void) => useRunning.subscribe(listener)

/** Resolves once no upload is running, at once if that is now. An upload that fails has ended as well. */
export const uploadsEnded = (): Promise<void> => {
  if (runningUploads().length === 0) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = onRunningUploads(() => {
    if (runningUploads().length > 0) return
    stop()
    resolve()
  })
  return promise
}
