import type { OfferListItem } from '@schrankwerk/contracts'
import { type BulkChoice, BulkDialog, oneByOne } from '@schrankwerk/portal-ui/list'
import { archive } from '../offer.api.ts'
import { offerName } from '../offer-name.ts'
import { useOfferText } from '../offer-text.ts'
import { useDialogText } from './dialog-text.ts'

type Listed = Pick<
  OfferListItem,
  'id' | 'offerNumber' | 'referenceNumber' | 'version' | 'state' | 'standing' | 'allowedActions'
>

/** The customer has it before him, and could decide on it. */
const isWithdrawal = ({ state, standing }: Listed): boolean =>
  state === 'OPEN' && standing !== 'DRAFT' && standing !== 'REPLACED'

const mayArchive = ({ allowedActions }: Listed): boolean => allowedActions.includes('archive')

/** Asks first; what that means depends on which offers they are. */
export function ArchiveOffersDialog(choice: BulkChoice<Listed>) {
  const t = useOfferText()
  const say = useDialogText()
  const archived = choice.items.filter(mayArchive)
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
      mayAct={mayArchive}
      act={oneByOne(({ id }) => archive(id))}
      changes="offer"
      words={{
        title: (count, name) => say('archive.title', { count, name }),
        verb: (count) => say('archive.confirm', { count }),
        effect: (count) =>
          [
            archived.some(isWithdrawal) && say('archive.withdraws', { count }),
            archived.some(({ state }) => state === 'CONFIRMED') && say('archive.agreed'),
            say('archive.effect'),
          ]
            .filter(Boolean)
            .join(' '),
        done: (count) => say('archive.done', { count }),
        failed: (names, detail) => say('archive.failed', { names, detail }),
        impossible: (names) => say('archive.impossible', { names }),
        none: say('archive.none'),
      }}
    />
  )
}
