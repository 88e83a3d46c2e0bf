import type { BusinessData } from '@schrankwerk/contracts'

/** Who may open a folder, and the switches for it. */
export function FolderSettingsPanel({ folder }: { folder: BusinessData }) {
  return <p>{folder.offerId}</p>
}
