import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../buttons/button.tsx'
import { formatBytes } from '../formats/formats.ts'
import { FieldError } from './fieldset.tsx'
import { type Upload, UploadList } from './upload-list.tsx'

export interface FileDropProps {
  label: string
  onFiles: (files: File[]) => void
  /** Endings with their dot: `['.pdf', '.xlsx']`. */
  accept?: readonly string[]
  maxBytes?: number
  /** Says of a name with another ending more than which ones there are. */
  whyNot?: (name: string) => string | undefined
  multiple?: boolean
  disabled?: boolean
  uploads?: readonly Upload[]
  error?: ReactNode
  hint?: ReactNode
}

type Limits = Pick<FileDropProps, 'accept' | 'maxBytes' | 'whyNot'>

/** Whether a file's name has one of these endings, given with their dot. */
export const hasEnding = ({ name }: File, endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending.toLowerCase()))

/** Why a file is not taken; undefined when it is. */
export const refusalOf = (file: File, { accept, maxBytes, whyNot }: Limits): string | undefined => {
  if (accept?.length && !hasEnding(file, accept))
    return whyNot?.(file.name) ?? `Nur ${accept.join(', ')} möglich.`
  if (maxBytes !== undefined && file.size > maxBytes)
    return `Mit ${formatBytes(file.size)} zu groß, höchstens ${formatBytes(maxBytes)}.`
  if (file.size === 0) return 'Die Datei ist leer.'
  return undefined
}

/** Takes files by button, by drop or by paste; what does not fit is named with its reason. */
export function FileDrop(props: FileDropProps) {
  const { label, onFiles, accept, maxBytes, multiple = false, disabled, uploads = [], error, hint } = props
  const id = useId()
  const [refused, setRefused] = useState<Upload[]>([])
  const take = (files: File[]) => {
    const surplus = multiple ? [] : files.slice(1)
    const chosen = multiple ? files : files.slice(0, 1)
    const judged = chosen.map((file) => ({ file, refusal: refusalOf(file, props) }))
    const named = [
      ...judged.map(({ file, refusal }) => ({ name: file.name, error: refusal })),
      ...surplus.map((file) => ({ name: file.name, error: 'Nur eine Datei möglich.' })),
    ]
    setRefused(
      named.filter((entry) => entry.error).map((entry, index) => ({ key: `refused-${index}`, ...entry })),
    )
    const taken = judged.filter(({ refusal }) => !refusal).map(({ file }) => file)
    if (taken.length > 0) onFiles(taken)
  }
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (files) => take(files),
    multiple: true,
    disabled,
    noClick: true,
    noKeyboard: true,
  })
  const limits = [
    accept?.length && accept.join(', '),
    maxBytes && `${accept?.length ? 'bis' : 'Bis'} ${formatBytes(maxBytes)}`,
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <div className="kit-drop-field">
      <div
        {...getRootProps()}
        className="kit-drop"
        data-active={isDragActive || undefined}
        data-disabled={disabled || undefined}
      >
        <input
          {...getInputProps()}
          multiple={multiple}
          accept={accept?.join(',')}
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
        />
        <IconUpload size={24} stroke={1.5} aria-hidden="true" />
        <span id={id} className="kit-drop-label">
          {label}
        </span>
        <Button small disabled={disabled} onClick={open} aria-describedby={id}>
          {multiple ? 'Dateien auswählen' : 'Datei auswählen'}
        </Button>
        <span id={`${id}-hint`} className="kit-muted">
          {multiple ? 'Oder hierher ziehen. ' : 'Oder eine Datei hierher ziehen. '}
          {limits}
          {hint && (
            <>
              {limits && '. '}
              {hint}
            </>
          )}
        </span>
      </div>
      <FieldError>{error}</FieldError>
      <UploadList
        uploads={[
          ...uploads,
          ...refused.map((entry) => ({
            ...entry,
            onRemove: () => setRefused(refused.filter(({ key }) => key !== entry.key)),
          })),
        ]}
      />
    </div>
  )
}
