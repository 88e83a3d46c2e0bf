import { Button, formatBytes, formatPercent, IconButton, Inline, Muted, Stack } from '@schrankwerk/ui'
import { IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { isSameFile } from './part-hash.ts'
import { bytesThere, type UnfinishedUpload } from './unfinished-upload.ts'

export interface UnfinishedUploadsProps {
  uploads: readonly UnfinishedUpload[]
  onResume: (file: File, upload: UnfinishedUpload) => void
  onDiscard: (upload: UnfinishedUpload) => void
}

/** What was left before its end, as by closing the page; the same file has to be chosen once more. */
export function UnfinishedUploads({ uploads, onResume, onDiscard }: UnfinishedUploadsProps) {
  if (uploads.length === 0) return null
  return (
    <section aria-label="Unfertige Übertragungen">
      <Stack gap={2}>
        <Muted>
          Diese Übertragungen wurden unterbrochen. Wählen Sie dieselbe Datei noch einmal; was schon übertragen
          ist, wird nicht wieder gesendet.
        </Muted>
        {uploads.map((upload) => (
          <Unfinished key={upload.uploadId} upload={upload} onResume={onResume} onDiscard={onDiscard} />
        ))}
      </Stack>
    </section>
  )
}

function Unfinished({
  upload,
  onResume,
  onDiscard,
}: { upload: UnfinishedUpload } & Pick<UnfinishedUploadsProps, 'onResume' | 'onDiscard'>) {
  const { filename, size } = upload
  const input = useRef<HTMLInputElement>(null)
  const [comparing, setComparing] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const choose = async (file: File) => {
    setRefusal(undefined)
    setComparing(true)
    const isSame = await isSameFile(file, upload).catch(() => false)
    setComparing(false)
    if (isSame) onResume(file, upload)
    else setRefusal(`Das ist eine andere Datei. Begonnen wurde ${filename} mit ${formatBytes(size)}.`)
  }
  return (
    <div>
      <Inline gap={2}>
        <span>{filename}</span>
        <Muted>
          {formatPercent(bytesThere(upload) / size)} von {formatBytes(size)}
        </Muted>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={`${filename} noch einmal auswählen`}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void choose(file)
            target.value = ''
          }}
        />
        <Button small loading={comparing} onClick={() => input.current?.click()}>
          Fortsetzen
        </Button>
        <IconButton label={`${filename} verwerfen`} small onClick={() => onDiscard(upload)}>
          <IconX size={16} aria-hidden="true" />
        </IconButton>
      </Inline>
      {refusal && <div role="alert">{refusal}</div>}
    </div>
  )
}
