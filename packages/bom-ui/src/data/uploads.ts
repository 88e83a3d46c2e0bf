import type { BomReading } from '@schrankwerk/contracts'
import { createStore, uploadFile } from '@schrankwerk/shell-api'
import type { BomCalls } from './bom-calls.ts'
import { atLatestVersion, type EditVersions } from './edit-version.ts'
import { asTarget, type BomOwner, ownerId } from './owner.ts'

export interface RunningUpload {
  file: File
  /** Part sent, 0 to 1. */
  share: number
  /** What it waits for before it goes on. */
  waiting?: string | undefined
  error?: unknown
  reading?: BomReading
  cancel: () => void
}

// A draft that gets its row at the drop changes its address meanwhile; the upload must outlive the page it began on.
const uploads = createStore<Readonly<Record<string, RunningUpload | undefined>>>(() => ({}))

const uploadOf = (id: string) => uploads.get()[id]
const set = (id: string, upload: RunningUpload | undefined): void =>
  uploads.set({ ...uploads.get(), [id]: upload })

/** The upload of this owner's parts list: running, failed, or read and waiting to be mapped. */
export const useUpload = (id: string): RunningUpload | undefined => uploads.use((all) => all[id])

/**
 * Takes an upload off the page. One that runs is not broken off by that (its `cancel` does it), but nobody hears of
 * its end.
 */
export const forgetUpload = (id: string): void => set(id, undefined)

/**
 * Sends the file; how it goes is told by {@link useUpload}. `madeBy` says of a list that the upload itself begins what
 * it belongs to from then on.
 */
export async function startBomUpload(
  { uploadBom, always }: BomCalls,
  owner: BomOwner,
  file: File,
  versions: Pick<EditVersions, 'current'>,
  madeBy?: (reading: BomReading) => BomOwner,
): Promise<void> {
  const id = ownerId(owner)
  const controller = new AbortController()
  const begun: RunningUpload = { file, share: 0, cancel: () => controller.abort() }
  const change = (part: Partial<RunningUpload>) => {
    const now = uploadOf(id)
    if (now?.cancel === begun.cancel) set(id, { ...now, ...part })
  }
  uploadOf(id)?.cancel()
  set(id, begun)
  try {
    const reading = await atLatestVersion(versions, (editVersion) =>
      uploadFile(uploadBom, {
        file,
        query: always,
        fields: ownerId(owner) === '' ? {} : { ...asTarget(owner), editVersion },
        signal: controller.signal,
        onProgress: (share) => change({ share }),
        onWaiting: (waiting) => change({ waiting, share: 0 }),
      }),
    )
    if (madeBy === undefined || uploadOf(id)?.cancel !== begun.cancel) {
      change({ share: 1, reading })
      return
    }
    set(id, undefined)
    set(ownerId(madeBy(reading)), { ...begun, share: 1, reading })
  } catch (error) {
    change({ error })
  }
}
