import type { OfferListItem } from '@schrankwerk/contracts'
import { type BulkChoice, BulkDialog, oneByOne } from '@schrankwerk/portal-ui/list'
import { useTranslation } from 'react-i18next'
import { archive } from '../offer.api.ts'
import { offerName } from '../offer-name.ts'
import { useDialogText } from './dialog-text.ts'

type Listed = Pick<OfferListItem, 'id' | 'offerNumber' | 'referenceNumber' | 'version' | 'allowedActions'>

export function ArchiveOffersDialog(choice: BulkChoice<Listed>) {
  const { t } = useTranslation('workflow')
  const say = useDialogText()
  return (
    <BulkDialog
      {...choice}
      nameOf={(offer) =>
        say('archive.name', {
          name: offerName(offer, t),
          reference: offer.referenceNumber ?? '–',
          version: offer.version,
        })
      }
      mayAct={({ allowedActions }) => allowedActions.includes('archive')}
      act={oneByOne(({ id }) => archive(id))}
      changes="offer"
      words={{
        title: (count, name) => say('archive.title', { count, name }),
        verb: (count) => say('archive.confirm', { count }),
        effect: () => say('archive.effect'),
        done: (count) => say('archive.done', { count }),
        failed: (names, detail) => say('archive.failed', { names, detail }),
        impossible: (names) => say('archive.impossible', { names }),
        none: say('archive.none'),
      }}
    />
  )
}
