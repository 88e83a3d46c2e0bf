import { absenceOf } from '@schrankwerk/shell-api'
import {
  Button,
  Card,
  Dialog,
  Failed,
  formatBytes,
  IconButton,
  LazyPart,
  Loading,
  lazyCode,
  Notice,
  SkeletonLine,
} from '@schrankwerk/ui'
import type { PdfPlaces } from '@schrankwerk/ui/pdf'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { StoredFile } from './file-columns.tsx'
import { kindOf } from './file-kind.tsx'
import styles from './files.module.css'

const pdfViewer = lazyCode(() => import('@schrankwerk/ui/pdf'))
const failed = 'Die Vorschau konnte nicht geladen werden.'

/** The content passes through the page's memory, a PDF twice. */
const maximumPreviewBytes = 50 * 1024 * 1024

export interface FilePreviewProps {
  file: StoredFile
  /** Changes with the content. */
  version: string
  read: (signal: AbortSignal) => Promise<Blob>
  /** Of a PDF. */
  places?: PdfPlaces | undefined
  /** In place of the content, where the feature shows it itself. */
  children?: ReactNode
  onClose: () => void
}

function Picture({ content, name }: { content: Blob; name: string }) {
  const [address, setAddress] = useState<string>()
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  if (isBroken) return <Failed what="Das Bild kann nicht angezeigt werden." />
  return (
    address && <img className={styles.picture} src={address} alt={name} onError={() => setBroken(true)} />
  )
}

function Content({ file, version, read, places }: Omit<FilePreviewProps, 'onClose' | 'children'>) {
  const isTooLarge = file.size > maximumPreviewBytes
  const content = useQuery({
    queryKey: ['filePreview', file.id, version],
    queryFn: ({ signal }) => read(signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Its memory is given back with the preview.
    gcTime: 0,
    enabled: !isTooLarge,
  })
  const shape = <SkeletonLine width="60%" />
  if (isTooLarge)
    return (
      <Notice>
        {`Mit ${formatBytes(file.size)} ist die Datei zu groß für die Vorschau. Laden Sie sie herunter.`}
      </Notice>
    )
  if (content.error)
    return <Failed what={failed} {...absenceOf(content.error)} onRetry={() => void content.refetch()} />
  if (!content.data) return <Loading>{shape}</Loading>
  if (kindOf(file.filename) === 'picture') return <Picture content={content.data} name={file.filename} />
  return (
    <LazyPart part={pdfViewer} what={failed} skeleton={shape}>
      {({ PdfViewer }) => <PdfViewer file={content.data} label={file.filename} places={places} />}
    </LazyPart>
  )
}

export interface PreviewDialogProps extends FilePreviewProps {
  onDownload: () => void
  /** Why the download did not begin: what the page says of it is behind the dialog. */
  failure: string | undefined
}

/** A PDF or a picture over the page. */
export function PreviewDialog({ onClose, onDownload, failure, ...content }: PreviewDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={content.file.filename}
      size="full"
      actions={
        <>
          <Button onClick={onDownload}>Herunterladen</Button>
          <Button variant="primary" onClick={onClose}>
            Schließen
          </Button>
        </>
      }
    >
      {failure && <Notice tone="error">{failure}</Notice>}
      {content.children ?? <Content {...content} />}
    </Dialog>
  )
}

/** A PDF or a picture beside the table; on narrow windows below it, so it is brought into view. */
export function PreviewPanel({ onClose, ...content }: FilePreviewProps) {
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  const { file } = content
  const close = () => {
    onClose()
    const isThere = opener.current instanceof HTMLElement && opener.current !== document.body
    const back = isThere ? (opener.current as HTMLElement) : document.querySelector('main')
    back?.focus({ preventScroll: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is brought into view as well
  useEffect(() => {
    opener.current = document.activeElement
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [file.id])
  return (
    <section ref={panel} tabIndex={-1} aria-label={`Vorschau von ${file.filename}`}>
      <Card
        level={2}
        title={file.filename}
        actions={
          <IconButton small label="Vorschau schließen" onClick={close}>
            <IconX size={16} stroke={1.75} aria-hidden="true" />
          </IconButton>
        }
      >
        {content.children ?? <Content {...content} />}
      </Card>
    </section>
  )
}
