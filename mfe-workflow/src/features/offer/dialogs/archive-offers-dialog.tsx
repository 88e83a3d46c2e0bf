import type { OfferListItem } from '@schrankwerk/contracts'
import { type BulkChoice, BulkDialog, oneByOne } from '@schrankwerk/portal-ui/list'
import { useTranslation } from 'react-i18next'
import { archive } from '../offer.api.ts'
import { offerName } from '../offer-name.ts'

type Listed = Pick<OfferListItem, 'id' | 'offerNumber' | 'referenceNumber' | 'version' | 'allowedActions'>

export function ArchiveOffersDialog(choice: BulkChoice<Listed>) {
  const { t } = useTranslation('workflow')
  return (
    <BulkDialog
      {...choice}
      nameOf={(offer) =>
        t('offer.archive.name', {
          name: offerName(offer, t),
          reference: offer.referenceNumber ?? '–',
          version: offer.version,
        })
      }
      mayAct={({ allowedActions }) => allowedActions.includes('archive')}
      act={oneByOne(({ id }) => archive(id))}
      changes="offer"
      words={{
        title: (count, name) => t('offer.archive.title', { count, name }),
        verb: (count) => t('offer.archive.confirm', { count }),
        effect: () => t('offer.archive.effect'),
        done: (count) => t('offer.archive.done', { count }),
        failed: (names, detail) => t('offer.archive.failed', { names, detail }),
        impossible: (names) => t('offer.archive.impossible', { names }),
        none: t('offer.archive.none'),
      }}
    />
  )
}
