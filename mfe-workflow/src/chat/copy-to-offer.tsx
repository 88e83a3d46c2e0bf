import { type Conversation, createEnquiry, type Message, type OfferListItem } from '@schrankwerk/contracts'
import { problemText, useMayCall, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, notify } from '@schrankwerk/ui'
import { IconFileImport } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatPlace } from './chat-door.tsx'
import { useChatText } from './chat-text.ts'
import { copyToOffer, offersOnQuery } from './conversation.api.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { bindingTypeOf, type CopyChoice, type CopyTarget, sensibleType, targetsAmong } from './copy-target.ts'

export interface CopyToOfferProps {
  place: ChatPlace
  conversation: Conversation
  message: Message
  filename: string
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
  const bindingType = bindingTypeOf(targets)
  const here = targets.find(({ offer }) => 'offerId' in place && offer.id === place.offerId) ?? first
  return (
    <>
      <Button
        small
        icon={<IconFileImport size={16} stroke={1.75} aria-hidden="true" />}
        loading={copying.isPending && !isChoosing}
        onClick={() => {
          copying.reset()
          // What somebody declares by it is asked for first.
          if (isObvious && !bindingType) copying.mutate({ offerId: first.offer.id, fileType: onlyType })
          else setChoosing(true)
        }}
      >
        {bindingType ? t(`copy.verbOf.${bindingType}`) : t('copy.verb')}
      </Button>
      {isChoosing && (
        <CopyDialog
          filename={filename}
          targets={targets}
          bindingType={bindingType}
          sentBy={message.companyName === conversation.companyName ? message.companyName : undefined}
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

/** Offers of this conversation's supplier that take the file now. */
function useTargets({ enquiryId, companyName }: Conversation, filename: string): CopyTarget[] {
  const isCustomer = useMayCall(createEnquiry)
  const { data } = useQuery({ ...offersOnQuery(enquiryId ?? ''), enabled: enquiryId !== null })
  const offers = data?.content ?? none
  return targetsAmong(
    isCustomer ? offers.filter(({ supplierName }) => supplierName === companyName) : offers,
    filename,
  )
}
