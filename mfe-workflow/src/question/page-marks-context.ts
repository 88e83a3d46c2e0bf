import type { LineMarks } from '@schrankwerk/bom-ui'
import type { Enquiry, FileItem, JobConditionField, Offer } from '@schrankwerk/contracts'
import type { FilePlaces } from '@schrankwerk/portal-ui/files'
import { type ComponentType, createContext, useContext } from 'react'
import type { Asking } from './asking.ts'

/** The object that a page shows; both parties of a conversation see it, but for a draft of an offer. */
export type MarkedObject = { enquiry: Enquiry } | { offer: Offer }

/** What the parts of a page need to show questions about them, to take new ones and to be pointed at. */
export interface PageMarks {
  /** For the list that belongs to the object itself; undefined while only one party sees it. */
  lines: LineMarks | undefined
  ConditionMark: ComponentType<{ field: JobConditionField }>
  /** The condition that somebody was led to. */
  shownCondition: JobConditionField | undefined
  FileMark: ComponentType<{ file: FileItem }>
  places: FilePlaces<FileItem>
  asking: Asking
}

/** `QuestionMarks` provides it. */
export const MarksContext = createContext<PageMarks | undefined>(undefined)

/** Undefined where there are no questions, or their code is not there yet. */
export const usePageMarks = (): PageMarks | undefined => useContext(MarksContext)
