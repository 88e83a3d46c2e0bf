import type { CSSProperties } from 'react'

/** Where a pinned column stays: behind the checkboxes and the pinned columns before it. */
export const pinnedStyle = (
  columns: readonly { width: number; pinned?: boolean }[],
  at: number,
  hasSelection: boolean,
): CSSProperties | undefined => {
  if (!columns[at]?.pinned) return undefined
  const before = columns.slice(0, at).reduce((sum, { width, pinned }) => sum + (pinned ? width : 0), 0)
  return { left: before + (hasSelection ? 40 : 0) }
}
