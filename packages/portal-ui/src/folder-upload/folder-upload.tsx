import { problemText } from '@schrankwerk/shell-api'
import { Button, formatBytes, formatDuration, Inline, Muted, Notice, Stack } from '@schrankwerk/ui'
import { hasEnding, refusalOf, type Upload, UploadList } from '@schrankwerk/ui/forms'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { ClashDialog } from './clash-dialog.tsx'
import { chosenFiles, type Dropped, droppedFiles, pastedFiles, subfolderNameOf } from './dropped-files.ts'
import { unfinishedOf } from './find-unfinished.ts'
import styles from './folder-upload.module.css'
import {
  addUploads,
  cancelUploads,
  type FolderUploadCalls,
  type FolderUploadEntry,
  isInHand,
  resumeUpload,
  useFolderUploads,
} from './folder-upload-store.ts'
import { type ClashChoice, clashesOf, decided, type PlannedFile, type TakenName } from './name-clashes.ts'
import type { UnfinishedUpload } from './unfinished-upload.ts'
import { UnfinishedUploads } from './unfinished-uploads.tsx'
import { createSpeed } from './upload-speed.ts'

export interface FolderUploadProps {
  label: string
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

const shownAtMost = 50
const wrongFormat = 'Dieses Format ist nicht möglich.'

/** Takes files and whole directories into a folder: dropped, chosen or pasted; carries on over a broken line. */
export function FolderUpload(props: FolderUploadProps) {
  const { label, extensions, maxBytes, place, calls, subfolderId, files: taken } = props
  const labelId = useId()
  const fileInput = useRef<HTMLInputElement>(null)
  const directoryInput = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [refused, setRefused] = useState<readonly Upload[]>([])
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<string>()
  const [asked, setAsked] = useState<readonly Undecided[]>()
  const [unfinished, setUnfinished] = useState<readonly UnfinishedUpload[]>([])
  const [isComparing, setComparing] = useState(false)
  const running = useFolderUploads(place)
  const accept = extensions.map((extension) => `.${extension}`)
  const refusalHere = (file: File) => (hasEnding(file, accept) ? refusalOf(file, { maxBytes }) : wrongFormat)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once a folder, not with each rendering of its page
  useEffect(() => {
    const left = new AbortController()
    calls.list(left.signal).then(setUnfinished, () => undefined)
    return () => left.abort()
  }, [place])

  const take = async (dropped: Dropped) => {
    setLeftOut(dropped.leftOut)
    setFailure(undefined)
    const judged = dropped.files.map((one) => ({ ...one, refusal: refusalHere(one.file) }))
    setRefused(
      judged.flatMap(({ file, refusal }, index) =>
        refusal === undefined ? [] : [{ key: `refused-${index}`, name: file.name, error: refusal }],
      ),
    )
    const ids = new Map<string, string>()
    const planned: Undecided[] = []
    try {
      for (const { file, directories, refusal } of judged) {
        if (refusal !== undefined) continue
        const name = subfolderNameOf(directories)
        if (name !== undefined && !ids.has(name)) ids.set(name, await calls.makeSubfolder(name))
        planned.push({ file, subfolderId: name === undefined ? subfolderId : ids.get(name)! })
      }
    } catch (error) {
      setFailure(sentenceOf(error))
      return
    }
    const fresh = await resumed(planned)
    if (clashesOf(fresh, taken).some(Boolean)) setAsked(fresh)
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

  const pasted = useRef(take)
  pasted.current = take
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (!event.clipboardData || event.clipboardData.files.length === 0 || isTyping(event.target)) return
      event.preventDefault()
      void pasted.current(pastedFiles(event.clipboardData, new Date()))
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])

  const idle = unfinished.filter(({ uploadId }) => !running.some((one) => one.uploadId === uploadId))
  const forget = ({ uploadId }: UnfinishedUpload) =>
    setUnfinished((known) => known.filter((one) => one.uploadId !== uploadId))
  const resume = (file: File, upload: UnfinishedUpload) => {
    resumeUpload(place, file, upload, calls)
    forget(upload)
  }
  return (
    <Stack gap={2}>
      <section
        className={styles.drop}
        aria-labelledby={labelId}
        data-active={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          void droppedFiles(event.dataTransfer).then(take, (error) => setFailure(sentenceOf(error)))
        }}
      >
        <IconUpload size={24} stroke={1.5} aria-hidden="true" />
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <Inline gap={2}>
          <Button small onClick={() => fileInput.current?.click()}>
            Dateien auswählen
          </Button>
          <Button small onClick={() => directoryInput.current?.click()}>
            Verzeichnis auswählen
          </Button>
        </Inline>
        <input
          ref={fileInput}
          type="file"
          hidden
          multiple
          accept={accept.join(',')}
          aria-label={label}
          onChange={({ target }) => {
            void take(chosenFiles(Array.from(target.files ?? [])))
            target.value = ''
          }}
        />
        <input
          ref={(input) => {
            directoryInput.current = input
            input?.setAttribute('webkitdirectory', '')
          }}
          type="file"
          hidden
          multiple
          aria-label="Verzeichnis hochladen"
          onChange={({ target }) => {
            void take(chosenFiles(Array.from(target.files ?? [])))
            target.value = ''
          }}
        />
        <Muted>
          Oder Dateien und ganze Verzeichnisse hierher ziehen oder aus der Zwischenablage einfügen. Je Datei
          bis {formatBytes(maxBytes)}.
        </Muted>
      </section>
      {isComparing && (
        <span role="status">
          <Muted>Unfertige Übertragungen werden verglichen …</Muted>
        </span>
      )}
      {failure && (
        <Notice tone="error" onClose={() => setFailure(undefined)}>
          {failure}
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice tone="info" onClose={() => setLeftOut([])}>
          {leftOutText(leftOut)}
        </Notice>
      )}
      <UnfinishedUploads
        uploads={idle}
        onResume={resume}
        onDiscard={(upload) => {
          forget(upload)
          void calls.cancel(upload.uploadId).catch((error) => setFailure(sentenceOf(error)))
        }}
      />
      <Total place={place} running={running} />
      <UploadList
        uploads={[
          ...running.slice(0, shownAtMost).map(shownUpload),
          ...refused.slice(0, shownAtMost).map((one) => ({
            ...one,
            onRemove: () => setRefused((known) => known.filter(({ key }) => key !== one.key)),
          })),
        ]}
      />
      {refused.some(({ error }) => error === wrongFormat) && <Muted>Möglich sind {accept.join(', ')}.</Muted>}
      {running.length + refused.length > shownAtMost && (
        <Muted>und {Math.max(running.length, refused.length) - shownAtMost} weitere Dateien</Muted>
      )}
      {asked && (
        <ClashDialog
          names={clashesOf(asked, taken).flatMap((one) => (one ? [one.filename] : []))}
          onChoice={settle}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Stack>
  )
}

/** All files of the folder together, with their speed. */
function Total({ place, running }: { place: string; running: readonly FolderUploadEntry[] }) {
  const [speed] = useState(() => createSpeed())
  const active = running.filter(({ state }) => state !== 'failed')
  const size = active.reduce((sum, one) => sum + one.size, 0)
  const sent = active.reduce((sum, one) => sum + one.sent, 0)
  if (active.length === 0) {
    speed.forget()
    return null
  }
  speed.tell(sent)
  const perSecond = speed.perSecond()
  const text = [
    `${formatBytes(sent)} von ${formatBytes(size)}`,
    perSecond !== undefined && perSecond > 0 && `${formatBytes(perSecond)}/s`,
    perSecond !== undefined &&
      perSecond > 0 &&
      `noch etwa ${formatDuration(((size - sent) / perSecond) * 1000)}`,
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <Inline gap={3}>
      <progress max={size} value={sent} aria-label="Fortschritt aller Dateien" />
      <Muted>{text}</Muted>
      {active.length > 1 && (
        <Button small onClick={() => cancelUploads(place)}>
          Alle abbrechen
        </Button>
      )}
    </Inline>
  )
}

const shownUpload = ({ key, name, size, sent, state, ...entry }: FolderUploadEntry): Upload => ({
  key,
  name,
  ...(state === 'failed'
    ? { error: entry.error ?? '', onRemove: entry.cancel, ...(entry.retry && { onRetry: entry.retry }) }
    : {
        progress: (sent / size) * 100,
        onCancel: entry.cancel,
        waiting: state === 'waiting' ? 'Wartet, bis eine andere Datei übertragen ist.' : entry.waitsFor,
      }),
})

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const sentenceOf = (error: unknown) =>
  problemText(error, 'Die Dateien konnten nicht gelesen werden. Bitte versuchen Sie es noch einmal.')

function leftOutText(names: readonly string[]): string {
  const distinct = [...new Set(names)]
  const some = distinct.slice(0, 3).join(', ') + (distinct.length > 3 ? ' …' : '')
  return names.length === 1
    ? `Eine versteckte oder System-Datei wurde ausgelassen: ${some}`
    : `${names.length} versteckte oder System-Dateien wurden ausgelassen: ${some}`
}
