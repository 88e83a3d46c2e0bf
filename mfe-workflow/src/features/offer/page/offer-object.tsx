import type { Enquiry, FileType, Offer } from '@schrankwerk/contracts'
import { DraftNotices, useAutosavingForm, useDraftAlert } from '@schrankwerk/portal-ui/form'
import { RemoteSlot } from '@schrankwerk/portal-ui/remote-slot'
import { ObjectPage, Section, Stack } from '@schrankwerk/ui'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { ChatSide } from '../../../chat/chat-door.tsx'
import { useOwnChange } from '../../../deal/own-change.ts'
import { jumpToUpload } from '../../../jump.ts'
import { offerPath } from '../../../paths.ts'
import { OfferDialogs } from '../dialogs/offer-dialogs.tsx'
import { OfferFiles } from '../files/offer-files.tsx'
import { fieldText } from '../form/field-text.ts'
import { DraftProvider, newOfferKind, offerKind, useDraftStore } from '../form/offer-draft.ts'
import { OfferForm } from '../form/offer-form.tsx'
import { useMissingNow } from '../form/use-missing-now.ts'
import { rememberOffer } from '../offer.api.ts'
import { useOfferText } from '../offer-text.ts'
import { sectionIds } from '../page-ids.ts'
import { canDecide, DecisionCard } from './decision-card.tsx'
import { LinesToBegin } from './lines-to-begin.tsx'
import { mayBeginChat } from './may-begin-chat.ts'
import { neededFile } from './needed-file.ts'
import { NextStep } from './next-step.tsx'
import { OfferActions } from './offer-actions.tsx'
import { OfferDeviations } from './offer-deviations.tsx'
import { OfferEnquiry } from './offer-enquiry.tsx'
import { OfferFacts } from './offer-facts.tsx'
import { OfferHeader } from './offer-header.tsx'
import { OfferNotices } from './offer-notices.tsx'
import { hasNextStep, OfferReadiness } from './offer-readiness.tsx'
import { isMade } from './offer-to-begin.ts'
import { OfferTrack } from './offer-track.tsx'
import { OfferVersions } from './offer-versions.tsx'
import type { DialogName } from './open-step.ts'
import { useOfferStep } from './use-offer-step.ts'

export interface OfferObjectProps {
  offer: Offer
  /** The address from which a step itself leads on. */
  leaving: RefObject<string | undefined>
  /** The row of a new offer was made. */
  onMade: (id: string) => void
  conditions: (enquiry: Enquiry) => ReactNode
  lines: (offer: Offer) => ReactNode
}

/** One offer, order or job; what can be done comes from the server. */
export function OfferObject(props: OfferObjectProps) {
  const t = useOfferText()
  const { offer, onMade } = props
  const [kind] = useState(() => (isMade(offer) ? offerKind : newOfferKind(offer)))
  const draft = useAutosavingForm({
    kind,
    saved: isMade(offer) ? offer : undefined,
    remember: rememberOffer,
    path: offerPath,
    onCreated: onMade,
    words: { lost: t('save.lost') },
  })
  return (
    <DraftProvider value={draft}>
      <OfferParts {...props} />
    </DraftProvider>
  )
}

function OfferParts({ offer, leaving, conditions, lines }: Omit<OfferObjectProps, 'onMade'>) {
  const t = useOfferText()
  const draft = useDraftStore()
  const missing = useMissingNow(offer)
  const [dialog, setDialog] = useState<DialogName>()
  const [wanted, setWanted] = useState<FileType>()
  const isOwnChange = useOwnChange()
  const closeDialog = () => setDialog(undefined)
  const [begun, setBegun] = useState<DialogName>()
  const wantFile = (type: FileType, step?: DialogName) => {
    setWanted(type)
    setBegun(step)
    jumpToUpload(sectionIds.files)
  }
  const needed = neededFile(offer)
  const mayGoOn = begun !== undefined && needed?.action === begun && needed.isThere
  // Who has turned to another question meanwhile is not interrupted.
  useEffect(() => {
    if (dialog !== undefined) setBegun(undefined)
    else if (mayGoOn) setDialog(begun)
  }, [mayGoOn, begun, dialog])
  const step = useOfferStep({ offer, closeDialog, onWantFile: wantFile, leaving })
  const tab = (name: keyof typeof sectionIds, count?: number) => ({
    id: sectionIds[name],
    label: t(`page.sections.${name}`),
    count,
  })
  return (
    <>
      <ObjectPage
        header={<OfferHeader offer={offer} />}
        note={<NextStep offer={offer} />}
        alert={useDraftAlert(draft)}
        track={<OfferTrack offer={offer} />}
        notices={
          <>
            <OfferNotices offer={offer} onRevise={() => setDialog('revise')} />
            <DraftNotices
              draft={draft}
              isOwnChange={isOwnChange}
              labelOf={(field) => t(`field.${field}`)}
              textOf={(field, value) => fieldText(t, field, value)}
              words={{
                changed: t('save.clash'),
                changedByOneself: t('save.ownClash'),
                ended: t('save.ended'),
              }}
            />
          </>
        }
        sections={[
          ...(canDecide(offer) ? [tab('decision')] : []),
          tab('data'),
          tab('files', offer.fileItems.length),
          ...(isMade(offer) ? [tab('folder')] : []),
          tab('deviations', offer.deviationCount),
          tab('lines', offer.lineCount),
          tab('enquiry'),
        ]}
        main={
          <Stack gap={4}>
            {canDecide(offer) && <DecisionCard offer={offer} onOpen={setDialog} onWantFile={wantFile} />}
            <Section id={sectionIds.data} title={t('page.sections.data')}>
              <Stack gap={5}>
                {offer.allowedActions.includes('edit') ? (
                  <OfferForm offer={offer} />
                ) : (
                  <OfferFacts offer={offer} />
                )}
                <OfferVersions offer={offer} />
              </Stack>
            </Section>
          </Stack>
        }
        readiness={
          hasNextStep(offer) && <OfferReadiness offer={offer} missing={missing} onWantFile={wantFile} />
        }
        bar={<OfferActions offer={offer} missing={missing} onOpen={setDialog} onWantFile={wantFile} />}
        side={
          isMade(offer) && <ChatSide offerId={offer.id} begins={mayBeginChat(offer) ? 'here' : 'nowhere'} />
        }
      >
        <OfferFiles offer={offer} wanted={wanted} onWant={setWanted} />
        {isMade(offer) && (
          <Section id={sectionIds.folder} title={t('page.sections.folder')}>
            <RemoteSlot name="offerFolder" props={{ offerId: offer.id }} />
          </Section>
        )}
        <OfferDeviations offer={offer} />
        <Section id={sectionIds.lines} title={t('page.sections.lines')}>
          {isMade(offer) ? lines(offer) : <LinesToBegin count={offer.lineCount} />}
        </Section>
        <OfferEnquiry offer={offer} conditions={conditions} />
      </ObjectPage>
      <OfferDialogs offer={offer} open={dialog} onClose={closeDialog} step={step} />
    </>
  )
}
