import { absenceOf } from '@schrankwerk/shell-api'
import { Link, useLocation, useNavigate } from '@schrankwerk/shell-api/router'
import { AbsentObject, LinkButton } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { QuestionMarks } from '../../../question/question-marks.tsx'
import { modeAt, modeOfState, offerModes } from '../modes.ts'
import { offerQuery } from '../offer.api.ts'
import { useOfferText } from '../offer-text.ts'
import { BeforeOffer } from './before-offer.tsx'
import { OfferObject, type OfferObjectProps } from './offer-object.tsx'
import { isMade } from './offer-to-begin.ts'
import { type AskedEnquiry, useBegunOffer } from './use-begun-offer.ts'

export type OfferPageProps = {
  /** Undefined until the row of a new offer is made. */
  id: string | undefined
  /** On which enquiry the offer of this visit was begun, if it was. */
  enquiryId: string | undefined
  enquiry: AskedEnquiry
} & Pick<OfferObjectProps, 'conditions' | 'lines' | 'onMade'>

/** The page of an offer, order or job: its address follows the state. */
export function OfferPage({ id, enquiryId, enquiry, ...parts }: OfferPageProps) {
  const t = useOfferText()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const leaving = useRef<string>(undefined)
  const query = useQuery({ ...offerQuery(id ?? ''), enabled: id !== undefined })
  const { begun, before } = useBegunOffer(enquiryId, enquiry)
  const mode = modeAt(pathname)
  const rightMode = query.data && modeOfState(query.data.state)
  useEffect(() => {
    if (leaving.current !== pathname) leaving.current = undefined
    if (id === undefined || rightMode === undefined || rightMode === mode || leaving.current) return
    // The chat that is open, or that a link named, stays open.
    const to = { pathname: offerModes[rightMode].page(id), search }
    void navigate(to, { replace: true, preventScrollReset: true })
  }, [rightMode, mode, id, pathname, search, navigate])

  const offer = query.data ?? begun
  if (offer)
    return (
      <QuestionMarks of={isMade(offer) ? { offer } : undefined}>
        <OfferObject offer={offer} leaving={leaving} {...parts} />
      </QuestionMarks>
    )
  if (enquiryId !== undefined) return <BeforeOffer enquiryId={enquiryId} {...before} />
  return (
    <AbsentObject
      reason={absenceOf(query.error)}
      title={t(`mode.${mode}.one`)}
      what={t('page.what')}
      missing={t('page.missing')}
      back={
        <LinkButton component={Link} to={offerModes[mode].list}>
          {t(`mode.${mode}.toList`)}
        </LinkButton>
      }
      onRetry={() => void query.refetch()}
    />
  )
}
