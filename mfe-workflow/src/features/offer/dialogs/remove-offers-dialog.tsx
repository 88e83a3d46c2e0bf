import type { OfferListItem } from '@schrankwerk/contracts'
import { type BulkChoice, BulkDialog, oneByOne } from '@schrankwerk/portal-ui/list'
import { archive } from '../offer.api.ts'
import { offerName } from '../offer-name.ts'
import { useOfferText } from '../offer-text.ts'
import { mayRemove, removalOf, removalOfAll } from '../removal.ts'
import { useDialogText } from './dialog-text.ts'

type Listed = Pick<
  OfferListItem,
  | 'id'
  | 'offerNumber'
  | 'referenceNumber'
  | 'version'
  | 'state'
  | 'released'
  | 'invalidated'
  | 'allowedActions'
>

/** Asks before offers are withdrawn or archived, whichever it is for each of them. */
export function RemoveOffersDialog(choice: BulkChoice<Listed>) {
  const t = useOfferText()
  const say = useDialogText()
  const removed = choice.items.filter(mayRemove)
  const removal = removalOfAll(removed)
  return (
    <BulkDialog
      {...choice}
      nameOf={(offer) =>
        say('removal.name', {
          name: offerName(offer, t),
          reference: offer.referenceNumber ?? '–',
          version: offer.version,
        })
      }
      noteOf={removal === 'both' ? (offer) => say(`removal.note.${removalOf(offer)}`) : undefined}
      mayAct={mayRemove}
      act={oneByOne(({ id }) => archive(id))}
      changes="offer"
      words={{
        title: (count, name) => say(`${removal}.title`, { count, name }),
        verb: (count) => say(`${removal}.confirm`, { count }),
        effect: (count) =>
          [
            removed.some(({ state }) => state === 'CONFIRMED') && say('archive.agreed'),
            say(`${removal}.effect`, { count }),
          ]
            .filter(Boolean)
            .join(' '),
        done: (count, done) => say(`${removalOfAll(done)}.done`, { count }),
        failed: (names, detail) => say('removal.failed', { names, detail }),
        impossible: (names) => say('removal.impossible', { names }),
        none: say('removal.none'),
      }}
    />
  )
}
