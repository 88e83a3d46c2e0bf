import { absenceOf } from '@schrankwerk/shell-api'
import { Link, useLocation, useNavigate } from '@schrankwerk/shell-api/router'
import { AbsentObject, LinkButton } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { QuestionMarks } from '../../../question/question-marks.tsx'
import { modeAt, modeOfState, offerModes } from '../modes.ts'
import { offerQuery } from '../offer.api.ts'
import { useOfferText } from '../offer-text.ts'
import { OfferObject, type OfferObjectProps } from './offer-object.tsx'

export type OfferPageProps = { id: string } & Pick<OfferObjectProps, 'conditions' | 'lines'>

/** The page of an offer, order or job: its address follows the state. */
export function OfferPage({ id, ...parts }: OfferPageProps) {
  const t = useOfferText()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const leaving = useRef<string>(undefined)
  const query = useQuery(offerQuery(id))
  const mode = modeAt(pathname)
  const rightMode = query.data && modeOfState(query.data.state)
  useEffect(() => {
    if (leaving.current !== pathname) leaving.current = undefined
    if (rightMode === undefined || rightMode === mode || leaving.current) return
    // The chat that is open, or that a link named, stays open.
    const to = { pathname: offerModes[rightMode].page(id), search }
    void navigate(to, { replace: true, preventScrollReset: true })
  }, [rightMode, mode, id, pathname, search, navigate])

  if (query.data)
    return (
      <QuestionMarks key={id} of={{ offer: query.data }}>
        <OfferObject offer={query.data} leaving={leaving} {...parts} />
      </QuestionMarks>
    )
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
