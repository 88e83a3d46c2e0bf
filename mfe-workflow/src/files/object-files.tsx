import type { FileItem, FileType } from '@schrankwerk/contracts'
import { documentExtensions, fileTypesFor, maximumUploadBytes, uploadExtensions } from '@schrankwerk/domain'
import { FileUpload, type UploadRun } from '@schrankwerk/portal-ui/files'
import { ProblemError } from '@schrankwerk/shell-api'
import { LazyPart, lazyCode, Section, Stack, TableSkeleton } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sendFile } from './file.api.ts'
import type { ObjectFileTableProps } from './object-file-table.tsx'

const fileTable = lazyCode(() => import('./object-file-table.tsx'))

export interface ObjectFilesProps extends Omit<ObjectFileTableProps, 'label' | 'owner'> {
  id: string
  owner: 'enquiry' | 'offer'
  /** Undefined while a new enquiry has no row yet. */
  ownerId: string | undefined
  makeOwner?: () => Promise<string>
  files: readonly FileItem[]
  /** Whether the asker may place anything now. */
  mayUpload: boolean
  /** The type that the next fitting upload gets. */
  wanted: FileType | undefined
  /** Takes nothing but files that can be of the wanted type. */
  onlyWanted?: boolean
  onWant: (type: FileType | undefined) => void
  /** Asks for the owner again. */
  onChanged: () => Promise<void>
  /** Above the drop, such as a choice of the type. */
  children?: ReactNode
}

const taken: Record<ObjectFilesProps['owner'], readonly string[]> = {
  enquiry: uploadExtensions,
  offer: documentExtensions,
}

/** The section of an object's files: upload, and the table once there is something to show in it. */
export function ObjectFiles(props: ObjectFilesProps) {
  const {
    id,
    owner,
    ownerId,
    makeOwner,
    mayUpload,
    wanted,
    onlyWanted,
    onWant,
    onChanged,
    children,
    ...table
  } = props
  const { t } = useTranslation('workflow')
  const label = t(`files.table.${owner}`)
  const send = async (file: File, place: string, run: UploadRun) => {
    const type = wanted && fileTypesFor(file.name).includes(wanted) ? wanted : undefined
    try {
      const stored = await sendFile(file, place, type, run)
      if (stored.fileType === wanted) onWant(undefined)
    } catch (error) {
      // What may be placed has changed meanwhile.
      if (error instanceof ProblemError && error.status === 409) void onChanged()
      throw error
    }
    await onChanged()
  }
  return (
    <Section id={id} title={t('files.title')}>
      <Stack gap={4}>
        {mayUpload && children}
        <FileUpload
          label={wanted ? t('files.dropWanted', { type: t(`files.type.${wanted}`) }) : t('files.drop')}
          extensions={taken[owner].filter(
            (extension) => !(onlyWanted && wanted) || fileTypesFor(`x.${extension}`).includes(wanted),
          )}
          maxBytes={maximumUploadBytes}
          mayUpload={mayUpload}
          place={ownerId && `${owner}/${ownerId}`}
          makePlace={makeOwner && (async () => `${owner}/${await makeOwner()}`)}
          send={send}
        />
        {(table.files.length > 0 || table.downloadAll || !mayUpload) && (
          <LazyPart part={fileTable} what={label} skeleton={<TableSkeleton rows={table.files.length + 1} />}>
            {({ ObjectFileTable }) => <ObjectFileTable {...table} label={label} owner={owner} />}
          </LazyPart>
        )}
      </Stack>
    </Section>
  )
}
