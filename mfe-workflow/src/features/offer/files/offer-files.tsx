import type { FileItem, FileType, Offer } from '@schrankwerk/contracts'
import { maximumUploadBytes } from '@schrankwerk/domain'
import { downloadFile, problemText } from '@schrankwerk/shell-api'
import { Button, notify, Section, Stack } from '@schrankwerk/ui'
import { FileDrop, SelectField } from '@schrankwerk/ui/forms'
import { IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sectionIds } from '../page-ids.ts'
import { DeleteFileDialog } from './delete-file-dialog.tsx'
import { endingsFor } from './file-choices.ts'
import { FileTable } from './file-table.tsx'
import { FileTypeField } from './file-type-field.tsx'
import { useUploads } from './use-uploads.ts'

export interface OfferFilesProps {
  offer: Offer
  /** Type the next upload gets; undefined leaves it to the file's ending. */
  wanted: FileType | undefined
  onWant: (type: FileType | undefined) => void
}

const automatic = 'automatic'

export function OfferFiles({ offer, wanted, onWant }: OfferFilesProps) {
  const { t } = useTranslation('workflow')
  const { uploads, start } = useUploads(offer.id)
  const [doomed, setDoomed] = useState<FileItem>()
  const allowed = offer.allowedFileTypes
  const only = allowed.length === 1 ? allowed[0] : undefined
  const preset = only ?? (wanted && allowed.includes(wanted) ? wanted : undefined)
  const take = async (files: File[]) => {
    await Promise.all(files.map((file) => start(file, preset)))
    if (preset === wanted) onWant(undefined)
  }
  const downloadAll = () =>
    downloadFile({
      all: { offerId: offer.id, filesToAppend: offer.fileItems.map(({ path }) => path) },
    }).catch((error: unknown) => notify.error(t('files.downloadFailed', { detail: problemText(error) })))
  return (
    <Section
      id={sectionIds.files}
      title={t('offer.files.title')}
      actions={
        <Button
          small
          icon={<IconFileZip size={16} stroke={1.75} aria-hidden="true" />}
          title={t('offer.files.zipHint')}
          onClick={() => void downloadAll()}
        >
          {t('files.downloadAll')}
        </Button>
      }
    >
      <Stack gap={4}>
        {offer.allowedActions.includes('uploadFile') && (
          <Stack gap={3}>
            {allowed.length > 1 && (
              <SelectField
                label={t('offer.files.type')}
                value={preset ?? automatic}
                options={[
                  { value: automatic, label: t('offer.files.automatic') },
                  ...allowed.map((value) => ({ value, label: t(`files.type.${value}`) })),
                ]}
                onChange={(value) =>
                  onWant(value === null || value === automatic ? undefined : (value as FileType))
                }
              />
            )}
            <FileDrop
              label={
                preset ? t('offer.files.wanted', { type: t(`files.type.${preset}`) }) : t('offer.files.drop')
              }
              multiple
              accept={endingsFor(preset)}
              maxBytes={maximumUploadBytes}
              uploads={uploads}
              onFiles={(files) => void take(files)}
            />
          </Stack>
        )}
        <FileTable
          label={t('offer.files.table')}
          files={offer.fileItems}
          typeCell={(file) => <FileTypeField offerId={offer.id} file={file} allowed={allowed} />}
          onDelete={setDoomed}
        />
      </Stack>
      {doomed && <DeleteFileDialog offerId={offer.id} file={doomed} onClose={() => setDoomed(undefined)} />}
    </Section>
  )
}
