import type { ComponentType } from 'react'

export interface LineMarkProps {
  line: { id: string; position: number }
  /** In the table there is room for one button, which is no stop of its own: its keys move between the rows. */
  place: 'table' | 'card' | 'dialog'
  /** Closes what covers the page. */
  onLeave?: () => void
}

/** What a page has to say of single lines, and the one it wants seen. */
export interface LineMarks {
  Mark?: ComponentType<LineMarkProps> | undefined
  /** Comes into view, whatever the list is filtered by, and stands out; another object shows it again. */
  shown?: { lineId: string } | undefined
  /** False where the line is not in the list. */
  onShown: (isThere: boolean) => void
}
