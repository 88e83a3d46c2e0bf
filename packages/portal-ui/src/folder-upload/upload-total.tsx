import { Button, formatBytes, formatDuration, Inline, Muted } from '@schrankwerk/ui'
import { useState } from 'react'
import { cancelUploads, type FolderUploadEntry } from './folder-upload-store.ts'
import { createSpeed } from './upload-speed.ts'

/** All files of the folder together, with their speed. */
export function UploadTotal({ place, running }: { place: string; running: readonly FolderUploadEntry[] }) {
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
