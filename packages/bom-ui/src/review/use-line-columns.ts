import type { SlimLine } from '@schrankwerk/contracts'
import { useUserIfAny } from '@schrankwerk/shell-api'
import { useHiddenColumns } from '@schrankwerk/ui/table'
import { useMemo } from 'react'
import { emptyColumnsOf, hiddenAtFirst, lineColumns } from './line-columns.tsx'
import type { LineMarks } from './line-marks.ts'
import { useReviewText } from './review-texts.ts'

export type LineColumns = ReturnType<typeof useLineColumns>

/** The columns that this list can show, and those of them that the reader has not hidden. */
export function useLineColumns(
  lines: readonly SlimLine[],
  onOpen: (line: SlimLine) => void,
  Mark: LineMarks['Mark'],
) {
  const t = useReviewText()
  const choosable = useMemo(
    () => lineColumns(t, onOpen, emptyColumnsOf(lines), Mark),
    [t, onOpen, lines, Mark],
  )
  const [hidden, setHidden] = useHiddenColumns(`bom-lines:${useUserIfAny()?.id}`, hiddenAtFirst)
  const shown = useMemo(() => choosable.filter(({ key }) => !hidden.includes(key)), [choosable, hidden])
  return { choosable, shown, hidden, setHidden }
}
