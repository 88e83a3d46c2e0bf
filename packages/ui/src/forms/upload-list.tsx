import { IconAlertCircle, IconCircleCheck, IconFile, IconRefresh, IconX } from '@tabler/icons-react'
import { IconButton } from '../buttons/icon-button.tsx'
import { formatPercent } from '../formats/formats.ts'

export interface Upload {
  key: string
  name: string
  /** 0 to 100. */
  progress?: number
  /** What it waits for before it goes on. */
  waiting?: string | undefined
  error?: string
  done?: boolean
  onCancel?: () => void
  onRetry?: () => void
  onRemove?: () => void
}

const StateIcon = ({ upload }: { upload: Upload }) => {
  if (upload.error) return <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
  if (upload.done) return <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
  return <IconFile size={18} stroke={1.75} aria-hidden="true" />
}

const stateText = ({ error, done, waiting, progress }: Upload): string | undefined => {
  if (error) return error
  if (done) return 'Hochgeladen'
  if (waiting) return waiting
  return progress === undefined ? undefined : formatPercent(progress / 100)
}

/** Files on their way, each with its progress or its error. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null
  return (
    <ul className="kit-uploads">
      {uploads.map((upload) => (
        <li key={upload.key} data-error={upload.error ? true : undefined}>
          <StateIcon upload={upload} />
          <div className="kit-upload-text">
            <span className="kit-upload-name">{upload.name}</span>
            <span className="kit-upload-state kit-tabular" role={upload.error ? 'alert' : undefined}>
              {stateText(upload)}
            </span>
            {!upload.done && !upload.error && !upload.waiting && upload.progress !== undefined && (
              <progress max={100} value={upload.progress} aria-label={`Fortschritt: ${upload.name}`} />
            )}
          </div>
          {upload.onRetry && upload.error && (
            <IconButton label={`${upload.name} erneut hochladen`} small onClick={upload.onRetry}>
              <IconRefresh size={16} aria-hidden="true" />
            </IconButton>
          )}
          {upload.onCancel && !upload.done && !upload.error && (
            <IconButton label={`${upload.name} abbrechen`} small onClick={upload.onCancel}>
              <IconX size={16} aria-hidden="true" />
            </IconButton>
          )}
          {upload.onRemove && (upload.done || upload.error) && (
            <IconButton label={`${upload.name} entfernen`} small onClick={upload.onRemove}>
              <IconX size={16} aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}
