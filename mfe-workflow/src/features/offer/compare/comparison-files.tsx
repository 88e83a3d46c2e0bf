import type { ComparedOffer, FileType } from '@schrankwerk/contracts'
import { fileTypes } from '@schrankwerk/contracts'
import type { useFileDownload } from '@schrankwerk/portal-ui/file-preview'
import { Button } from '@schrankwerk/ui'
import { IconDownload } from '@tabler/icons-react'
import { download } from '../../../files/kept-file.api.ts'
import styles from './comparison.module.css'

/** The types of which some offer has a file, in the order of the file tables. */
export const typesAmong = (offers: readonly ComparedOffer[]): FileType[] =>
  fileTypes.filter((type) => offers.some(({ files }) => files.some(({ fileType }) => fileType === type)))

export interface ComparisonFilesProps {
  offer: ComparedOffer
  type: FileType
  downloads: ReturnType<typeof useFileDownload>
}

/** An offer's files of one type. */
export function ComparisonFiles({ offer, type, downloads }: ComparisonFilesProps) {
  const files = offer.files.filter(({ fileType }) => fileType === type)
  if (files.length === 0) return '–'
  return (
    <div className={styles.files}>
      {files.map(({ path, filename }) => (
        <Button
          key={path}
          small
          variant="quiet"
          loading={downloads.running === path}
          icon={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => downloads.download({ key: path, filename, begin: () => download({ path }) })}
        >
          {filename}
        </Button>
      ))}
    </div>
  )
}
