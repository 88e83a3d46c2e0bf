import type { FileItem, FileType } from '@schrankwerk/contracts'
import { possibleTypes } from '@schrankwerk/domain'
import { FileTable, type FileTableProps, FileTypeChoice } from '@schrankwerk/portal-ui/files'
import { Muted, Stack, StateBadge } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePageMarks } from '../question/page-marks-context.ts'
import { download, readFile, removeFile, retypeFile } from './kept-file.api.ts'
import { UnreadableHint } from './unreadable-hint.tsx'

// Said here: the words of the other parts are loaded with every enquiry.
const typeHint = 'Ist das der Schaltplan? Dann wählen Sie ihn als Dateiart.'

export interface ObjectFileTableProps
  extends Pick<FileTableProps<FileItem>, 'label' | 'files' | 'downloadAll'> {
  /** Types the asker may place now. */
  allowedTypes: readonly FileType[] | 'all'
  /** Whose files they are, which is asked for again after a change; left out where nothing can be changed. */
  owner?: 'enquiry' | 'offer'
}

/** The files of an enquiry, offer, order or job, with their types. */
export function ObjectFileTable({ allowedTypes, owner, ...table }: ObjectFileTableProps) {
  const { t } = useTranslation('workflow')
  const cache = useQueryClient()
  const { FileMark, places } = usePageMarks() ?? {}
  const retype = async (file: FileItem, type: FileType) => {
    try {
      await retypeFile(file, type)
    } finally {
      await cache.invalidateQueries({ queryKey: [owner] })
    }
  }
  const mayBeMissing =
    owner === 'enquiry' && table.files.every(({ fileType }) => fileType !== 'CIRCUIT_DIAGRAM')
  const mayBeDiagram = (file: FileItem) =>
    mayBeMissing &&
    file.fileType === 'UNKNOWN' &&
    file.allowedActions.includes('retype') &&
    typesOf(file).includes('CIRCUIT_DIAGRAM')
  const typesOf = ({ filename }: FileItem) =>
    (owner ? possibleTypes(owner, filename) : []).filter(
      (type) => allowedTypes === 'all' || allowedTypes.includes(type),
    )
  return (
    <FileTable
      {...table}
      columns={[
        {
          key: 'fileType',
          header: t('files.fileType'),
          hideable: false,
          cell: (file) => (
            <Stack gap={1}>
              <FileTypeChoice
                filename={file.filename}
                type={file.fileType}
                types={typesOf(file)}
                nameOf={(type) => t(`files.type.${type}`)}
                onChange={owner && file.allowedActions.includes('retype') && ((type) => retype(file, type))}
              />
              {file.unreadable && (
                <UnreadableHint
                  cause={file.unreadable}
                  mayReplace={owner !== undefined && file.allowedActions.includes('delete')}
                />
              )}
            </Stack>
          ),
        },
      ]}
      note={(file) => (
        <>
          {mayBeDiagram(file) && <Muted>{typeHint}</Muted>}
          {file.onlyOwn && <StateBadge tone="grey">{t('files.onlyOwn')}</StateBadge>}
          {file.lapsed && <StateBadge tone="grey">{t('files.lapsed')}</StateBadge>}
          {FileMark && <FileMark file={file} />}
        </>
      )}
      date={{ header: t('files.date'), of: ({ createDate }) => createDate }}
      places={places}
      read={readFile}
      download={download}
      removal={
        owner && {
          mayRemove: ({ allowedActions }) => allowedActions.includes('delete'),
          remove: removeFile,
          changes: owner,
          effect: () => t(`files.deleteEffect.${owner}`),
        }
      }
    />
  )
}
