import type { BomLine } from '@schrankwerk/contracts'
import { useUnsavedGuard } from '@schrankwerk/shell-api'
import { useEffect, useState } from 'react'
import {
  changesOf,
  clashesOf,
  keepMine,
  type LineChanges,
  type LineField,
  type LineValues,
  nothingTyped,
  takeTheirs,
  typedIn,
  unsavedText,
  valuesOf,
  withTyped,
} from './line-values.ts'
import { useReviewText } from './review-texts.ts'

/** Changes of a line, as it was then, that the service did not take. */
export interface RefusedChanges {
  changes: LineChanges
  line: BomLine
}

interface Options {
  line: BomLine
  /** They are there again to be mended. */
  refused: RefusedChanges | undefined
  /** What was typed and is not saved; empty for nothing. */
  onTyped: (typed: string) => void
}

/** What is typed into a line, held against the line as it is now. */
export function useTypedValues({ line, refused, onTyped }: Options) {
  const t = useReviewText()
  const before = valuesOf(line)
  // Only what was typed: the line may change below it, by somebody else or by the choice of an article.
  const [typed, setTyped] = useState(() =>
    refused === undefined ? nothingTyped : typedIn(refused.changes, refused.line),
  )
  const unsaved = unsavedText(typed, before, t)
  useEffect(() => onTyped(unsaved), [unsaved, onTyped])
  // By the way back of the browser the whole page is left.
  useUnsavedGuard(unsaved !== '')
  return {
    before,
    values: { ...before, ...typed.values },
    changes: changesOf(typed, before),
    clashes: clashesOf(typed, before),
    set: (part: Partial<LineValues>) => setTyped(withTyped(typed, before, part)),
    takeTheirs: (field: LineField) => setTyped(takeTheirs(typed, field)),
    keepMine: (field: LineField) => setTyped(keepMine(typed, before, field)),
    discard: () => setTyped(nothingTyped),
  }
}
