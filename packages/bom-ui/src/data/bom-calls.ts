import {
  type changeBomHeader,
  type chooseBomRows,
  deleteBom,
  type getBomArticles,
  type getBomEstimate,
  type getBomLines,
  type getBomSuggestions,
  type mapBom,
  type updateBomArticles,
  uploadBom,
} from '@schrankwerk/contracts'
import { downloadFile } from '@schrankwerk/shell-api'
import { type ComponentType, createContext, useContext } from 'react'
import { asTarget, type BomOwner } from './owner.ts'

/** The calls of a parts list; the operator's own lists have twins of the parties' ones. */
export interface BomCalls {
  uploadBom: typeof uploadBom
  deleteBom: typeof deleteBom
  /** Left out, those of the parties. */
  later?: LaterCalls
  /** Stands in the query of each of them. */
  always: Readonly<Record<string, string>>
  download: (owner: BomOwner) => Promise<unknown>
  /** An article chosen by hand counts in the lists of all companies. */
  isForEveryone?: boolean
  /** Changes the article of a line; left out where one may not. */
  ArticleEditor?: ComponentType<ArticleEditorProps>
}

/** What is called once there is a table. */
export interface LaterCalls {
  changeBomHeader: typeof changeBomHeader
  mapBom: typeof mapBom
  chooseBomRows: typeof chooseBomRows
  getBomLines: typeof getBomLines
  getBomArticles: typeof getBomArticles
  getBomSuggestions: typeof getBomSuggestions
  getBomEstimate: typeof getBomEstimate
  updateBomArticles: typeof updateBomArticles
}

export interface ArticleEditorProps {
  articleId: string
  onClose: () => void
  onSaved: () => void
}

const ofParties: BomCalls = {
  uploadBom,
  deleteBom,
  always: {},
  download: (owner) => downloadFile({ bom: asTarget(owner) }),
}

const Calls = createContext(ofParties)

/** Around the parts of a page whose list is called otherwise than the parties' are. */
export const BomCallsProvider = Calls.Provider

/** The calls of the list that this part shows: the parties', unless a `BomCallsProvider` is around it. */
export const useBomCalls = (): BomCalls => useContext(Calls)
