import { problemText } from '@schrankwerk/shell-api'
import { hasEnding, refusalOf, type Upload } from '@schrankwerk/ui/forms'
import { useEffect, useRef, useState } from 'react'
import { type Dropped, subfolderNameOf } from './dropped-files.ts'
import { unfinishedOf } from './find-unfinished.ts'
import {
  addUploads,
  type FolderUploadCalls,
  isInHand,
  resumeUpload,
  useFolderUploads,
} from './folder-upload-store.ts'
import { type ClashChoice, clashesOf, decided, type PlannedFile, type TakenName } from './name-clashes.ts'
import type { UnfinishedUpload } from './unfinished-upload.ts'

export interface FolderUploadPlace {
  /** Without their dot. */
  extensions: readonly string[]
  maxBytes: number
  /** Tells one folder's uploads from another's. */
  place: string
  calls: FolderUploadCalls & {
    /** Answers the one that has the name already, where there is one. */
    makeSubfolder(name: string): Promise<string>
  }
  /** Where files go that lay in no directory; null is the top. */
  subfolderId: string | null
  /** What is there. */
  files: readonly TakenName[]
}

type Undecided = Omit<PlannedFile, 'versionOf'>

export const wrongFormat = 'Dieses Format ist nicht möglich.'

/** What becomes of the files that a folder is given: refused, resumed, asked about or sent. */
export function useFolderUpload({
  extensions,
  maxBytes,
  place,
  calls,
  subfolderId,
  files: taken,
}: FolderUploadPlace) {
  const [refused, setRefused] = useState<readonly Upload[]>([])
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<string>()
  const [asked, setAsked] = useState<readonly Undecided[]>()
  const [unfinished, setUnfinished] = useState<readonly UnfinishedUpload[]>([])
  const [isComparing, setComparing] = useState(false)
  const running = useFolderUploads(place)
  const accept = extensions.map((extension) => `.${extension}`)
  const refusalHere = (file: File) => (hasEnding(file, accept) ? refusalOf(file, { maxBytes }) : wrongFormat)
  const fail = (error: unknown) => setFailure(sentenceOf(error))

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once a folder, not with each rendering of its page
  useEffect(() => {
    const left = new AbortController()
    calls.list(left.signal).then(setUnfinished, () => undefined)
    return () => left.abort()
  }, [place])

  const takes = useRef({ running: 0, refused: 0 })
  /** What was said of other files stays while these are still being taken or asked about. */
  const besideOthers = <One>(fresh: readonly One[]) =>
    takes.current.running > 0 || asked ? (known: readonly One[]) => [...known, ...fresh] : fresh

  const take = async (dropped: Dropped) => {
    setLeftOut(besideOthers(dropped.leftOut))
    setFailure(undefined)
    const judged = dropped.files.map((one) => ({ ...one, refusal: refusalHere(one.file) }))
    setRefused(
      besideOthers(
        judged.flatMap(({ file, refusal }): Upload[] =>
          refusal === undefined
            ? []
            : [{ key: `refused-${takes.current.refused++}`, name: file.name, error: refusal }],
        ),
      ),
    )
    takes.current.running += 1
    await sendOrAsk(judged.filter(({ refusal }) => refusal === undefined)).finally(() => {
      takes.current.running -= 1
    })
  }

  const sendOrAsk = async (dropped: Dropped['files']) => {
    const ids = new Map<string, string>()
    const planned: Undecided[] = []
    try {
      for (const { file, directories } of dropped) {
        const name = subfolderNameOf(directories)
        if (name !== undefined && !ids.has(name)) ids.set(name, await calls.makeSubfolder(name))
        planned.push({ file, subfolderId: name === undefined ? subfolderId : ids.get(name)! })
      }
    } catch (error) {
      fail(error)
      return
    }
    const fresh = await resumed(planned)
    if (clashesOf(fresh, taken).some(Boolean)) setAsked((known = []) => [...known, ...fresh])
    else addUploads(place, decided(fresh, [], 'rename'), calls)
  }

  /** Goes on with those of which parts are there already; answers the others. */
  const resumed = async (planned: readonly Undecided[]): Promise<readonly Undecided[]> => {
    if (!planned.some(({ file }) => file.size > calls.partBytes)) return planned
    setComparing(true)
    const known = await calls.list(new AbortController().signal).catch(() => unfinished)
    const found = await unfinishedOf(
      planned,
      known.filter((upload) => !isInHand(upload)),
    )
    setComparing(false)
    found.forEach((upload, index) => {
      if (upload) resume(planned[index]!.file, upload)
    })
    return planned.filter((_, index) => found[index] === undefined)
  }

  const settle = (choice: ClashChoice) => {
    if (asked) addUploads(place, decided(asked, clashesOf(asked, taken), choice), calls)
    setAsked(undefined)
  }

  const idle = unfinished.filter(({ uploadId }) => !running.some((one) => one.uploadId === uploadId))

  const forget = ({ uploadId }: UnfinishedUpload) =>
    setUnfinished((known) => known.filter((one) => one.uploadId !== uploadId))

  const resume = (file: File, upload: UnfinishedUpload) => {
    resumeUpload(place, file, upload, calls)
    forget(upload)
  }

  const discard = (upload: UnfinishedUpload) => {
    forget(upload)
    void calls.cancel(upload.uploadId).catch(fail)
  }

  return {
    accept,
    running,
    isComparing,
    take,
    fail,
    failure,
    onFailureSeen: () => setFailure(undefined),
    leftOut,
    onLeftOutSeen: () => setLeftOut([]),
    unfinished: { uploads: idle, onResume: resume, onDiscard: discard },
    refused: refused.map((one) => ({
      ...one,
      onRemove: () => setRefused((known) => known.filter(({ key }) => key !== one.key)),
    })),
    clash: asked && {
      names: clashesOf(asked, taken).flatMap((one) => (one ? [one.filename] : [])),
      onChoice: settle,
      onCancel: () => setAsked(undefined),
    },
  }
}

const sentenceOf = (error: unknown) =>
  problemText(error, 'Die Dateien konnten nicht gelesen werden. Bitte versuchen Sie es noch einmal.')
