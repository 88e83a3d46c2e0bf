import { archiveOffer, createOffer, offerColumns as sortable } from '@schrankwerk/contracts'
import { ListPage, type ListQuestion, useList } from '@schrankwerk/portal-ui/list'
import { useMayCall } from '@schrankwerk/shell-api'
import { Link, useLocation } from '@schrankwerk/shell-api/router'
import { Empty, LinkButton } from '@schrankwerk/ui'
import { IconArchive } from '@tabler/icons-react'
import { RemoveOffersDialog } from '../features/offer/dialogs/remove-offers-dialog.tsx'
import { JustMade } from '../features/offer/list/just-made.tsx'
import { useListText } from '../features/offer/list/list-text.ts'
import { offerListColumns } from '../features/offer/list/offer-columns.tsx'
import {
  type OfferFilterName,
  OfferFilters,
  offerFilterNames,
  statesAsked,
} from '../features/offer/list/offer-filters.tsx'
import { modeAt, offerModes } from '../features/offer/modes.ts'
import { offersQuery } from '../features/offer/offer.api.ts'
import { offerName } from '../features/offer/offer-name.ts'
import { useOfferText } from '../features/offer/offer-text.ts'
import { removalOfAll } from '../features/offer/removal.ts'

export function Component() {
  const t = useOfferText()
  const say = useListText()
  const mode = modeAt(useLocation().pathname)
  const isSupplier = useMayCall(createOffer)
  const mayRemove = useMayCall(archiveOffer)
  const columns = offerListColumns({ t, mode, isSupplier })
  const list = useList({
    name: mode,
    query: ({ state, archived, ...asked }: ListQuestion<OfferFilterName>) =>
      offersQuery({
        ...asked,
        states: statesAsked(mode, state).join(','),
        archived: archived === 'true' ? true : undefined,
      }),
    filters: offerFilterNames,
    sortable,
    hidden: columns.filter(({ hidden }) => hidden).map(({ key }) => key),
  })
  return (
    <ListPage
      list={list}
      title={t(`mode.${mode}.title`)}
      what={say(`mode.${mode}.what`)}
      columns={columns}
      nameOf={(row) => offerName(row, t)}
      to={(row) => offerModes[mode].page(row.id)}
      notice={<JustMade mode={mode} />}
      filters={<OfferFilters mode={mode} address={list.address} isSupplier={isSupplier} />}
      empty={
        <Empty
          text={say(`mode.${mode}.${isSupplier ? 'emptySupplier' : 'empty'}`)}
          action={
            <LinkButton component={Link} to={offerModes[mode].before}>
              {say(`mode.${mode}.toBefore`)}
            </LinkButton>
          }
        />
      }
      emptyFiltered={say('emptyFiltered')}
      bulk={
        mayRemove && {
          verb: (_, chosen) => t(`removal.${removalOfAll(chosen)}`),
          icon: <IconArchive size={16} stroke={1.75} aria-hidden="true" />,
          dialog: RemoveOffersDialog,
        }
      }
    />
  )
}
