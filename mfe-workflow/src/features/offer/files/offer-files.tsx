import type { FileType, Offer } from '@schrankwerk/contracts'
import { offerTransitions } from '@schrankwerk/domain'
import { Muted } from '@schrankwerk/ui'
import { FormGrid, SelectField } from '@schrankwerk/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { downloadAll } from '../../../files/file.api.ts'
import { ObjectFiles } from '../../../files/object-files.tsx'
import { useDraftStore } from '../form/offer-draft.ts'
import { offerKey } from '../offer.api.ts'
import { useOfferText } from '../offer-text.ts'
import { neededFile } from '../page/needed-file.ts'
import { isMade } from '../page/offer-to-begin.ts'
import { sectionIds } from '../page-ids.ts'

export interface OfferFilesProps {
  offer: Offer
  /** Type the next upload gets; undefined leaves it to the file's name. */
  wanted: FileType | undefined
  onWant: (type: FileType | undefined) => void
}

const automatic = 'automatic'

/** All that could be placed is the file for a step that cannot be taken now. */
const isForNothing = (offer: Offer, only: FileType | undefined): boolean =>
  offerTransitions.some(({ requiredFile }) => requiredFile === only) && neededFile(offer)?.type !== only

/** A file of it that says nothing of itself becomes the offer. */
const lacksOffer = ({ fileItems, allowedFileTypes }: Offer): boolean =>
  allowedFileTypes.includes('OFFER') && fileItems.every(({ fileType }) => fileType !== 'OFFER')

/** The files of an offer; where several types may be placed, the next upload's type can be chosen before. */
export function OfferFiles({ offer, wanted, onWant }: OfferFilesProps) {
  const { t: ofFiles } = useTranslation('workflow')
  const t = useOfferText()
  const cache = useQueryClient()
  const { id, fileItems, allowedFileTypes: allowed } = offer
  const draft = useDraftStore()
  const refresh = async () => {
    const { id } = draft.getState()
    if (id) await cache.invalidateQueries({ queryKey: offerKey(id) })
  }
  const only = allowed.length === 1 ? allowed[0] : undefined
  const preset = only ?? (wanted && allowed.includes(wanted) ? wanted : undefined)
  return (
    <ObjectFiles
      id={sectionIds.files}
      owner="offer"
      ownerId={isMade(offer) ? id : undefined}
      makeOwner={draft.ensureCreated}
      files={fileItems}
      mayUpload={offer.allowedActions.includes('uploadFile') && !isForNothing(offer, only)}
      allowedTypes={allowed}
      wanted={preset}
      onlyWanted
      onWant={onWant}
      onChanged={refresh}
      downloadAll={
        fileItems.length > 0
          ? { begin: () => downloadAll({ offerId: id }, fileItems), hint: t('files.zipHint') }
          : undefined
      }
    >
      {offer.allowedActions.includes('edit') && (
        <Muted>{t('files.whoSees', { customer: offer.customerName })}</Muted>
      )}
      {allowed.length > 1 && (
        <FormGrid>
          <SelectField
            label={t('files.type')}
            description={preset === undefined && lacksOffer(offer) ? t('files.automaticOffer') : undefined}
            value={preset ?? automatic}
            options={[
              { value: automatic, label: t('files.automatic') },
              ...allowed.map((value) => ({ value, label: ofFiles(`files.type.${value}`) })),
            ]}
            onChange={(value) =>
              onWant(value === null || value === automatic ? undefined : (value as FileType))
            }
          />
        </FormGrid>
      )}
    </ObjectFiles>
  )
}
