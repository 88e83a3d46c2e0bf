import { useEffect, useRef, useState } from 'react'
import type { BomInfo } from '../data/bom-info.ts'
import type { SortedSheets } from './further-sheets.ts'
import type { Missing } from './mapped-columns.ts'
import type { Mapping } from './use-mapping.ts'

interface Possible {
  missing: readonly Missing[]
  sheets: Pick<SortedSheets, 'unfit'>
  /** The list as somebody else mapped it since the choices were begun. */
  clash: BomInfo | undefined
  accept: Pick<Mapping['accept'], 'error' | 'isPending'>
}

/**
 * What holds the mapping up. It is said at the top, which may be out of sight, and comes into sight each time the mapping
 * is tried; that something is missing is not said before.
 */
export function useTrouble({ missing, sheets, clash, accept }: Possible) {
  const [saysMissing, setSaysMissing] = useState(false)
  const [heldUp, setHeldUp] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (heldUp === 0 && accept.error === null) return
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [heldUp, accept.error])
  const said = {
    missing: saysMissing ? missing : [],
    clash: accept.isPending ? undefined : clash,
    /** Why the server did not take it. */
    refusal: clash === undefined ? accept.error : null,
    unfit: sheets.unfit,
  }
  return {
    ...said,
    place,
    isAny:
      said.missing.length > 0 || said.clash !== undefined || said.refusal !== null || said.unfit.length > 0,
    /** To be called when the mapping is tried: whether it has to wait. */
    holdsUp: (): boolean => {
      setSaysMissing(missing.length > 0)
      const isHeldUp = missing.length > 0 || clash !== undefined || sheets.unfit.length > 0
      if (isHeldUp) setHeldUp((times) => times + 1)
      return isHeldUp
    },
  }
}
