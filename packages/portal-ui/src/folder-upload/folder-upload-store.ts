import { createStore, holdUpload, ProblemError, problemText } from '@schrankwerk/shell-api'
import { type Line, overBrokenLine } from './broken-line.ts'
import type { PlannedFile } from './name-clashes.ts'
import { type PartCalls, sendInParts } from './send-in-parts.ts'
import { bytesThere, type UnfinishedUpload } from './unfinished-upload.ts'

/** Where uploads go and how; all calls are of one folder. */
export interface FolderUploadCalls extends PartCalls {
  /** Files up to this size go whole, larger ones in parts of it. */
  partBytes: number
  begin(file: PlannedFile, run: { signal: AbortSignal; idempotencyKey: string }): Promise<UnfinishedUpload>
  sendWhole(
    file: PlannedFile,
    run: { signal: AbortSignal; idempotencyKey: string; onProgress: (share: number) => void },
  ): Promise<unknown>
  cancel(uploadId: string): Promise<unknown>
  /** Refreshes what shows the files; called after each of them, and waited for by none. */
  onStored(): void
}

export interface FolderUploadEntry {
  key: string
  place: string
  name: string
  size: number
  /** Bytes that have gone. */
  sent: number
  state: 'waiting' | 'sending' | 'failed'
  waitsFor?: string | undefined
  error?: string
  /** Of a file that goes in parts, once it is begun. */
  uploadId?: string
  cancel(): void
  retry?(): void
}

interface Job {
  key: string
  place: string
  planned: PlannedFile
  calls: FolderUploadCalls
  /** Of the attempt to begin it or to send it whole: by the same one the service answers as it did before. */
  idempotencyKey: string
  begun?: UnfinishedUpload | undefined
  wait?: Line['wait']
}

const atOnce = 3

// Outside of every component: a change of page ends no upload.
const entries = createStore<readonly FolderUploadEntry[]>(() => [])
let queue: readonly { key: string; run: () => Promise<void> }[] = []
let running = 0

const change = (key: string, part: Partial<FolderUploadEntry>) =>
  entries.set(entries.get().map((entry) => (entry.key === key ? { ...entry, ...part } : entry)))
const remove = (key: string) => entries.set(entries.get().filter((entry) => entry.key !== key))

/** The uploads of a folder: waiting for their turn, on their way, or failed. */
export const useFolderUploads = (place: string): readonly FolderUploadEntry[] =>
  entries.use().filter((entry) => entry.place === place)

/** Whether this page has the upload in hand, also where it failed. */
export const isInHand = ({ uploadId }: UnfinishedUpload): boolean =>
  entries.get().some((entry) => entry.uploadId === uploadId)

/** Puts files in line; three go at a time. */
export function addUploads(place: string, files: readonly PlannedFile[], calls: FolderUploadCalls): void {
  for (const planned of files) addJob({ ...newKeys(), place, planned, calls })
}

/** Goes on with an upload whose file was chosen again and found to be the same. */
export function resumeUpload(
  place: string,
  file: File,
  begun: UnfinishedUpload,
  calls: FolderUploadCalls,
): void {
  const { subfolderId, versionOf } = begun
  addJob({ ...newKeys(), place, planned: { file, subfolderId, versionOf }, calls, begun })
}

const newKeys = () => ({ key: crypto.randomUUID(), idempotencyKey: crypto.randomUUID() })

/** Breaks off what waits or is under way for a place; what failed stays to be seen. */
export const cancelUploads = (place: string): void => {
  for (const entry of entries.get()) if (entry.place === place && entry.state !== 'failed') entry.cancel()
}

function addJob(job: Job): void {
  const { key, place, planned, begun } = job
  const aborter = new AbortController()
  const entry: FolderUploadEntry = {
    key,
    place,
    name: planned.file.name,
    size: planned.file.size,
    sent: begun ? bytesThere(begun) : 0,
    state: 'waiting',
    ...(begun && { uploadId: begun.uploadId }),
    cancel() {
      queue = queue.filter((one) => one.key !== key)
      aborter.abort()
      remove(key)
    },
  }
  const all = entries.get()
  const isKnown = all.some((one) => one.key === key)
  entries.set(isKnown ? all.map((one) => (one.key === key ? entry : one)) : [...all, entry])
  queue = [...queue, { key, run: () => carryThrough(job, aborter.signal) }]
  takeNext()
}

function takeNext(): void {
  while (running < atOnce && queue.length > 0) {
    const [next, ...rest] = queue
    queue = rest
    running += 1
    void next!.run().finally(() => {
      running -= 1
      takeNext()
    })
  }
}

async function carryThrough(job: Job, signal: AbortSignal): Promise<void> {
  const { key, calls } = job
  change(key, { state: 'sending' })
  const upload: { begun: UnfinishedUpload | undefined } = { begun: job.begun }
  try {
    await send(job, signal, upload)
    remove(key)
    calls.onStored()
  } catch (error) {
    if (signal.aborted) {
      if (upload.begun) await calls.cancel(upload.begun.uploadId).catch(() => undefined)
      return
    }
    change(key, {
      state: 'failed',
      waitsFor: undefined,
      error: problemText(error, 'Die Datei konnte nicht hochgeladen werden.'),
      cancel: () => {
        if (upload.begun) void calls.cancel(upload.begun.uploadId).catch(() => undefined)
        remove(key)
      },
      retry: () => void retry({ ...job, begun: upload.begun }, error),
    })
  }
}

/** What is refused so is refused for good: the service has dropped the parts. */
const isGone = (error: unknown): boolean =>
  error instanceof ProblemError &&
  ([403, 404, 415].includes(error.status) || error.code === 'folder-not-open')

/**
 * Takes up what a failed upload left: the parts that are there are asked for. Where none are left it begins anew, and by
 * a new key: the former one names the upload that is gone.
 */
async function retry(job: Job, error: unknown): Promise<void> {
  const { calls, begun } = job
  if (isGone(error)) return addJob({ ...job, begun: undefined, idempotencyKey: crypto.randomUUID() })
  if (begun === undefined) return addJob(job)
  const known = await calls.list(new AbortController().signal).catch(() => [begun])
  const left = known.find(({ uploadId }) => uploadId === begun.uploadId)
  addJob({ ...job, begun: left, idempotencyKey: left ? job.idempotencyKey : crypto.randomUUID() })
}

async function send(
  { key, planned, calls, idempotencyKey, wait }: Job,
  signal: AbortSignal,
  upload: { begun: UnfinishedUpload | undefined },
): Promise<void> {
  let release: (() => void) | undefined
  const line: Line = {
    signal,
    ...(wait && { wait }),
    onWaiting(waitsFor) {
      // Nothing is on its way meanwhile, and the page must not be left all the same.
      release?.()
      release = waitsFor === undefined ? undefined : holdUpload(planned.file.name)
      change(key, { waitsFor })
    },
  }
  const run = { signal, idempotencyKey }
  if (planned.file.size <= calls.partBytes) {
    await overBrokenLine(line, (_, attempt) =>
      calls.sendWhole(planned, {
        ...run,
        signal: attempt,
        onProgress: (share) => change(key, { sent: share * planned.file.size }),
      }),
    )
    return
  }
  upload.begun ??= await overBrokenLine(line, (_, attempt) =>
    calls.begin(planned, { ...run, signal: attempt }),
  )
  change(key, { uploadId: upload.begun.uploadId })
  await sendInParts({
    ...line,
    calls,
    file: planned.file,
    upload: upload.begun,
    onProgress: (sent) => change(key, { sent }),
  })
}
