import { getQuestions } from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { useEffect, useMemo } from 'react'
import type { ChatPlace } from '../chat/chat-door.tsx'
import { useSeenOnOpening } from '../features/messages/use-seen-on-opening.ts'
import { useAsking } from './asking.ts'
import { asShownPlace, filePlaces } from './file-places.ts'
import { ConditionMark, FileMark, LineMark } from './mark.tsx'
import type { MarkedObject, PageMarks as Marks } from './page-marks-context.ts'
import { useQuestionText } from './question-text.ts'
import { useLedTo } from './use-led-to.ts'

export interface PageMarksProps {
  of: MarkedObject
  onMarks: (marks: Marks | undefined) => void
}

/** Brings the marks to the parts of a page, and whoever follows a message to what it is about. */
export function PageMarks(props: PageMarksProps) {
  const isParty = useMayCall(getQuestions)
  return isParty && <Parties {...props} />
}

function Parties({ of, onMarks }: PageMarksProps) {
  const id = 'offer' in of ? of.offer.id : of.enquiry.id
  const isOffer = 'offer' in of
  const place = useMemo<ChatPlace>(() => (isOffer ? { offerId: id } : { enquiryId: id }), [id, isOffer])
  const t = useQuestionText()
  useSeenOnOpening(id)
  const asking = useAsking(of, place)
  const { shown, onShown } = useLedTo(of)
  const hasLines = !isOffer || of.offer.released
  const isMarked = asking.mayAsk || [...asking.questions.keys()].some((key) => key.startsWith('LINE'))
  const lines = useMemo(
    () => ({
      Mark: isMarked ? LineMark : undefined,
      shown: shown?.kind === 'LINE' ? shown : undefined,
      onShown,
    }),
    [isMarked, shown, onShown],
  )
  const told = useMemo(() => ({ ...asking, shown }), [asking, shown])
  const shownPlace = useMemo(() => asShownPlace(shown), [shown])
  const places = useMemo(() => filePlaces(told, shownPlace, t), [told, shownPlace, t])
  const marks = useMemo<Marks>(
    () => ({
      lines: hasLines ? lines : undefined,
      ConditionMark,
      shownCondition: shown?.kind === 'CONDITION' ? shown.field : undefined,
      FileMark,
      places,
      asking: told,
    }),
    [hasLines, lines, shown, places, told],
  )
  useEffect(() => onMarks(marks), [marks, onMarks])
  useEffect(() => () => onMarks(undefined), [onMarks])
  return null
}
