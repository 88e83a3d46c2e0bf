import { LazyPart, lazyCode } from '@schrankwerk/ui'
import { type ReactNode, useState } from 'react'
import { type MarkedObject, MarksContext, type PageMarks } from './page-marks-context.ts'

const pageMarks = lazyCode(() => import('./page-marks.tsx'))

export interface QuestionMarksProps {
  /** Undefined while nobody else sees the page's object. */
  of: MarkedObject | undefined
  children: ReactNode
}

/** Around the parts of a page that one can ask about. */
export function QuestionMarks({ of, children }: QuestionMarksProps) {
  const [marks, setMarks] = useState<PageMarks>()
  return (
    <MarksContext value={marks}>
      {children}
      {of && (
        <LazyPart part={pageMarks} what="Fragen">
          {({ PageMarks: Questions }) => <Questions of={of} onMarks={setMarks} />}
        </LazyPart>
      )}
    </MarksContext>
  )
}
