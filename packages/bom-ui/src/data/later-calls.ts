import {
  changeBomHeader,
  chooseBomRows,
  getBomArticles,
  getBomEstimate,
  getBomLines,
  getBomSuggestions,
  mapBom,
  updateBomArticles,
} from '@schrankwerk/contracts'
import { type LaterCalls, useBomCalls } from './bom-calls.ts'

export const ofParties: LaterCalls = {
  changeBomHeader,
  mapBom,
  chooseBomRows,
  getBomLines,
  getBomArticles,
  getBomSuggestions,
  getBomEstimate,
  updateBomArticles,
}

/** The calls of a list that has a table; they come with the code that makes them. */
export function useLaterCalls() {
  const { later = ofParties, always } = useBomCalls()
  return { ...later, always }
}
