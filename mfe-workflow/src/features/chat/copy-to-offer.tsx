import type { Conversation, FileType, Message, OfferListItem } from '@schrankwerk/contracts'
import { createEnquiry } from '@schrankwerk/contracts'
import { defaultFileType, fileTypesFor, offerFileTypesOf } from '@schrankwerk/domain'
import { problemText, useMayCall, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, notify } from '@schrankwerk/ui'
import { IconFileImport } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { offersQuery } from '../offer/offer.api.ts'
import type { ChatPlace } from './chat-door.tsx'
import { useChatText } from './chat-text.ts'
import { copyToOffer } from './conversation.api.ts'
import { CopyDialog } from './copy-dialog.tsx'

export interface CopyToOfferProps {
  place: ChatPlace
  conversation: Conversation
  message: Message
  filename: string
}

/** An offer that takes the file now, and as what. */
export interface CopyTarget {
  offer: OfferListItem
  types: readonly FileType[]
}

export interface CopyChoice {
  offerId: string
  fileType: FileType
}

const none: readonly OfferListItem[] = []

/** The way of a message's file into an offer; not there where none would take it. */
export function CopyToOffer({ place, conversation, message, filename }: CopyToOfferProps) {
  const t = useChatText()
  const cache = useQueryClient()
  const [isChoosing, setChoosing] = useState(false)
  const targets = useTargets(conversation, filename)
  const copying = useSingleMutation({
    mutationFn: (choice: CopyChoice) => copyToOffer(message, choice),
    onSuccess: ({ offerId }) => {
      setChoosing(false)
      notify.success(t('copy.done'))
      void cache.invalidateQueries({ queryKey: ['conversation'] })
      void cache.invalidateQueries({ queryKey: ['offer', offerId] })
    },
    // In the dialog it stands there.
    onError: (error) => isChoosing || notify.error(problemText(error, t('copy.failed'))),
  })
  const [first] = targets
  if (!first) return null
  const [onlyType] = first.types
  const isObvious = targets.length === 1 && first.types.length === 1
  const isDone = message.copies.some(
    ({ offerId, fileType }) => isObvious && offerId === first.offer.id && fileType === onlyType,
  )
  if (isDone || !onlyType) return null
  const here = targets.find(({ offer }) => 'offerId' in place && offer.id === place.offerId) ?? first
  return (
    <>
      <Button
        small
        icon={<IconFileImport size={16} stroke={1.75} aria-hidden="true" />}
        loading={copying.isPending && !isChoosing}
        onClick={() => {
          copying.reset()
          if (isObvious) copying.mutate({ offerId: first.offer.id, fileType: onlyType })
          else setChoosing(true)
        }}
      >
        {t('copy.verb')}
      </Button>
      {isChoosing && (
        <CopyDialog
          filename={filename}
          targets={targets}
          begin={{ offerId: here.offer.id, fileType: sensibleType(filename, here.types) }}
          isPending={copying.isPending}
          failure={copying.error ? problemText(copying.error, t('copy.failed')) : undefined}
          onCopy={copying.mutate}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

export const sensibleType = (filename: string, types: readonly FileType[]): FileType => {
  const usual = defaultFileType(filename)
  return types.includes(usual) ? usual : (types[0] ?? usual)
}

/** Offers of this conversation's supplier that take the file now. */
function useTargets(conversation: Conversation, filename: string): CopyTarget[] {
  const isCustomer = useMayCall(createEnquiry)
  const { enquiryId, companyName } = conversation
  const { data } = useQuery({
    ...offersQuery({ enquiryId, states: ['OPEN', 'ACCEPTED'], paginationSize: 30 }),
    enabled: enquiryId !== null,
  })
  const offers = (data?.content ?? none).filter(
    ({ supplierName, allowedActions }) =>
      allowedActions.includes('uploadFile') && (!isCustomer || supplierName === companyName),
  )
  const ofFile = fileTypesFor(filename)
  return offers
    .map((offer) => {
      const placed = offerFileTypesOf(offer, isCustomer ? 'CUSTOMER' : 'SUPPLIER')
      return { offer, types: placed.filter((type) => ofFile.includes(type)) }
    })
    .filter(({ types }) => types.length > 0)
}
