import { useState } from 'react'
import type { BomInfo } from './data/bom-info.ts'

export interface Known {
  name: string | null
  isMapped: boolean
  lineCount: number
}

const knownOf = (bom: BomInfo): Known => ({
  name: bom.bomFileName,
  isMapped: bom.mappedAt !== null,
  lineCount: bom.lineCount,
})

/** Its file and when it was last mapped: choices begun on another state are older than what is there. */
const stateOf = (bom: BomInfo) => `${bom.bomFileName}|${bom.mappedAt}`

const stateIn = ({ name, isMapped }: Known) => `${name}|${isMapped}`

/** What is known of the list. What happened here counts until the page has loaded it, so that nothing jumps back. */
export function useKnownBom(bom: BomInfo) {
  const stateOfPage = stateOf(bom)
  const [own, setOwn] = useState<Known & { over: string }>()
  return {
    known: own?.over === stateOfPage ? own : knownOf(bom),
    stateOfPage,
    /** Whether nothing but what happened here led from a former state of the page to the one it has now. */
    isOwnSince: (former: string) => own?.over === former && stateIn(own) === stateIn(knownOf(bom)),
    happened: (now: Known) => setOwn({ ...now, over: stateOfPage }),
  }
}
