import type { Reference } from '@schrankwerk/contracts'
import { useLocation, useNavigate } from '@schrankwerk/shell-api/router'
import { notify } from '@schrankwerk/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { MarkedObject } from './page-marks-context.ts'
import { markedMs } from './point-at.ts'
import { useQuestionText } from './question-text.ts'
import { placeOf } from './reference-place.ts'
import { dropWantedReference, useWantedReference } from './show-reference.ts'

/** What somebody was led to on this page, for the seconds in which it stands out; leads to another page where it is there. */
export function useLedTo(of: MarkedObject) {
  const t = useQuestionText()
  const { search } = useLocation()
  const navigate = useNavigate()
  const wanted = useWantedReference()
  const [shown, setShown] = useState<Reference>()
  const [isSeen, setSeen] = useState(false)
  const leaving = useRef<Reference>(undefined)
  const tellGone = useCallback(
    ({ kind }: Reference) => notify.warn(t(`gone.${kind.toLowerCase() as Lowercase<typeof kind>}`)),
    [t],
  )
  useEffect(() => {
    if (wanted === undefined) return
    const place = placeOf(wanted, of)
    if (typeof place === 'object') {
      if (leaving.current !== wanted) void navigate({ pathname: place.page, search })
      leaving.current = wanted
      return
    }
    dropWantedReference()
    if (place === 'gone') return tellGone(wanted)
    setSeen(wanted.kind !== 'LINE')
    setShown(wanted)
  }, [wanted, of, search, navigate, tellGone])
  useEffect(() => {
    if (!isSeen || shown === undefined) return
    const timer = setTimeout(() => setShown(undefined), markedMs)
    return () => clearTimeout(timer)
  }, [isSeen, shown])
  const onShown = useCallback(
    (isThere: boolean) => {
      setSeen(isThere)
      if (isThere || shown === undefined) return
      setShown(undefined)
      tellGone(shown)
    },
    [shown, tellGone],
  )
  return { shown, onShown }
}
