import type { FileItem, FileType, TicketTarget } from '@schrankwerk/contracts'
import { fileTypesFor, maximumUploadBytes, uploadExtensions } from '@schrankwerk/domain'
import { downloadFile, problemText } from '@schrankwerk/shell-api'
import { Button, LazyPart, lazyCode, notify, Section, TableSkeleton } from '@schrankwerk/ui'
import { FileDrop } from '@schrankwerk/ui/forms'
import { IconDownload } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PdfPreview } from './pdf-preview.tsx'
import { useUploads } from './use-uploads.ts'

const fileTable = lazyCode(() => import('./file-table.tsx'))

type AllTarget = Extract<TicketTarget, { all: unknown }>['all']

export interface FilesPanelProps {
  id: string
  title: string
  files: readonly FileItem[]
  /** Types the asker may place now; none hides the upload. */
  allowedTypes: readonly FileType[] | 'all'
  /** Extensions without their dot. */
  extensions?: readonly string[]
  placeFiles: () => Promise<string>
  onChanged: () => Promise<void>
  /** Whose files „Alle herunterladen“ packs. */
  downloadAll?: Omit<AllTarget, 'filesToAppend'>
  /** The type that the next fitting upload gets. */
  wantedType?: FileType
  onWantedType: (type: FileType | undefined) => void
}

const startDownload = (failed: (detail: string) => string) => async (target: TicketTarget) => {
  try {
    await downloadFile(target)
  } catch (error) {
    notify.error(failed(problemText(error)))
  }
}

/** The files of an enquiry or offer: upload, type, preview, download, delete. */
export function FilesPanel(props: FilesPanelProps) {
  const { files, allowedTypes, placeFiles, onChanged, wantedType, onWantedType } = props
  const { t } = useTranslation('workflow')
  const [previewed, setPreviewed] = useState<FileItem>()
  const extensions = props.extensions ?? uploadExtensions
  const typeOf = (file: File) =>
    wantedType && fileTypesFor(file.name).includes(wantedType) ? wantedType : undefined
  const onUploaded = useCallback(
    async (_: File, type: FileType) => {
      if (type === wantedType) onWantedType(undefined)
      await onChanged()
    },
    [wantedType, onWantedType, onChanged],
  )
  const { uploads, add } = useUploads({ placeFiles, typeOf, onUploaded })
  const download = startDownload((detail) => t('files.downloadFailed', { detail }))
  const { downloadAll } = props
  return (
    <Section
      id={props.id}
      title={props.title}
      actions={
        downloadAll &&
        files.length > 0 && (
          <Button
            icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() =>
              void download({ all: { ...downloadAll, filesToAppend: files.map(({ path }) => path) } })
            }
          >
            {t('files.downloadAll')}
          </Button>
        )
      }
    >
      {allowedTypes.length > 0 && (
        <FileDrop
          label={
            wantedType ? t('files.dropWanted', { type: t(`files.type.${wantedType}`) }) : t('files.drop')
          }
          multiple
          accept={extensions.map((extension) => `.${extension}`)}
          maxBytes={maximumUploadBytes}
          uploads={uploads}
          onFiles={add}
        />
      )}
      {(files.length > 0 || allowedTypes.length === 0) && (
        <LazyPart
          part={fileTable}
          what={t('files.table')}
          skeleton={<TableSkeleton rows={files.length + 1} />}
        >
          {({ FileTable }) => (
            <FileTable
              files={files}
              allowedTypes={allowedTypes}
              onChanged={onChanged}
              onPreview={setPreviewed}
              onDownload={({ path }) => void download({ path })}
            />
          )}
        </LazyPart>
      )}
      {previewed && (
        <PdfPreview
          file={previewed}
          onClose={() => setPreviewed(undefined)}
          onDownload={() => void download({ path: previewed.path })}
        />
      )}
    </Section>
  )
}
