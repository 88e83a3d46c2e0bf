import type { SlimLine } from '@schrankwerk/contracts'
import { useShortcuts } from '@schrankwerk/ui'
import type { VirtualTableHandle } from '@schrankwerk/ui/virtual-table'
import type { RefObject } from 'react'
import { useReviewText } from './review-texts.ts'
import type { LineView } from './use-line-view.ts'

type Step = 'next' | 'previous'

/** The line after or before one, around the end: what `VirtualTable` does where the lines themselves are shown. */
const lineBeside = (
  lines: readonly SlimLine[],
  id: string,
  step: Step,
  isWanted: (line: SlimLine) => boolean,
): string | undefined => {
  const at = lines.findIndex((line) => line.id === id)
  const around = [...lines.slice(at + 1), ...lines.slice(0, at)]
  return (step === 'next' ? around.find(isWanted) : around.findLast(isWanted))?.id
}

interface Options {
  table: RefObject<VirtualTableHandle | null>
  view: Pick<LineView, 'rows' | 'isSummed'>
  /** Whether a line is still worth a look. */
  isLeft: (line: SlimLine) => boolean
  open: (line: { id: string }) => void
}

/** The ways from line to line: in the table to those worth a look, by n and p too, and the same from an open line. */
export function useLineSteps({ table, view: { rows, isSummed }, isLeft, open }: Options) {
  const t = useReviewText()
  const goNext = () => table.current?.nextError()
  const goPrevious = () => table.current?.previousError()
  const goByKey = (go: () => string | undefined) => () => {
    if (go() !== undefined) table.current?.focus()
  }
  useShortcuts({
    extra: [
      { keys: 'n', label: t('review.next'), run: goByKey(goNext) },
      { keys: 'p', label: t('review.previous'), run: goByKey(goPrevious) },
    ],
  })
  return {
    goNext,
    goPrevious,
    /** Opens the line after or before the open one; false where there is no other. */
    stepFrom: (openId: string, step: Step): boolean => {
      const go = step === 'next' ? goNext : goPrevious
      const found = isSummed ? lineBeside(rows, openId, step, isLeft) : go()
      if (found === undefined || found === openId) return false
      open({ id: found })
      return true
    },
    /** The lines that the next steps lead to. */
    upcoming: () => table.current?.nextErrors(2) ?? [],
    /** Opens a line, whether it is worth a look or not. */
    goTo: (id: string) => {
      open({ id })
      table.current?.scrollToKey(id)
    },
  }
}
