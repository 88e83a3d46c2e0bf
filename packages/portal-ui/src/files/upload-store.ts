import { createStore, problemText } from '@schrankwerk/shell-api'
import type { FileDropProps } from '@schrankwerk/ui/forms'

type Upload = NonNullable<FileDropProps['uploads']>[number]

/** What `uploadFile` of shell-api takes beside the file, handed on as it is. */
export interface UploadRun {
  /** The same at every attempt, so that a lost answer stores no second file. */
  idempotencyKey: string
  signal: AbortSignal
  onProgress: (share: number) => void
  onWaiting: (sentence: string | undefined) => void
}

export interface UploadJob {
  file: File
  /** The list the upload is shown in until its place is known. */
  list: string
  /** Where the file goes; made first where it does not exist yet. */
  findPlace: () => Promise<string>
  /** The list that belongs to a place. */
  listOf: (place: string) => string
  send: (place: string, run: UploadRun) => Promise<void>
}

interface Entry {
  list: string
  upload: Upload
}

// Outside of every component: a change of page ends no upload, and its list shows it again on the way back.
const entries = createStore<readonly Entry[]>(() => [])

/** With those that failed under its name before: it is the file they were. */
const removeDone = (key: string) => {
  const all = entries.get()
  const done = all.find(({ upload }) => upload.key === key)
  const isFormer = ({ list, upload }: Entry) =>
    upload.error !== undefined && list === done?.list && upload.name === done.upload.name
  entries.set(all.filter((entry) => entry !== done && !isFormer(entry)))
}
const remove = (key: string) => entries.set(entries.get().filter(({ upload }) => upload.key !== key))
const change = (key: string, edit: (entry: Entry) => Entry) =>
  entries.set(entries.get().map((entry) => (entry.upload.key === key ? edit(entry) : entry)))
const put = (entry: Entry): void => {
  if (entries.get().some(({ upload }) => upload.key === entry.upload.key))
    change(entry.upload.key, () => entry)
  else entries.set([...entries.get(), entry])
}

/** The uploads of some lists: on their way, or failed and waiting to be tried again or removed. */
export const useUploadsOf = (lists: readonly string[]): Upload[] =>
  entries
    .use()
    .filter(({ list }) => lists.includes(list))
    .map(({ upload }) => upload)

/** Sends the file; how it goes is told by {@link useUploadsOf}. A retry goes on under the same key. */
export async function startUpload(job: UploadJob, key: string = crypto.randomUUID()): Promise<void> {
  const aborter = new AbortController()
  const { signal } = aborter
  const show = (part: Partial<Upload>) =>
    change(key, (entry) => ({ ...entry, upload: { ...entry.upload, ...part } }))
  put({
    list: entries.get().find(({ upload }) => upload.key === key)?.list ?? job.list,
    upload: { key, name: job.file.name, progress: 0, onCancel: () => aborter.abort() },
  })
  try {
    const place = await job.findPlace()
    change(key, (entry) => ({ ...entry, list: job.listOf(place) }))
    signal.throwIfAborted()
    await job.send(place, {
      idempotencyKey: key,
      signal,
      onProgress: (share) => show({ progress: share * 100 }),
      onWaiting: (waiting) => show({ waiting, progress: 0 }),
    })
    removeDone(key)
  } catch (error) {
    show({
      error: signal.aborted
        ? 'Die Übertragung wurde abgebrochen.'
        : problemText(error, 'Die Datei konnte nicht hochgeladen werden.'),
      waiting: undefined,
      onCancel: undefined,
      onRetry: () => void startUpload(job, key),
      onRemove: () => remove(key),
    })
  }
}
