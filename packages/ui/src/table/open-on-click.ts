import type { MouseEvent } from 'react'

interface Openable<Row> {
  rowAddress?: (row: Row) => string
  onOpenRow?: (row: Row) => void
}

const controls = 'a, button, input, select, textarea, label, summary, [role="button"]'

/** A click on a control is that control's, and one that ends a selection of text is none. */
const isOnRow = (event: MouseEvent<HTMLElement>): boolean =>
  !(event.target as Element).closest(controls) && document.getSelection()?.isCollapsed !== false

/**
 * Lets a click on a row open its page, with the modifiers of a link. It comes beside the link in the row, which
 * keyboard and screen reader use, so the row itself takes no focus and has no role.
 */
export function openOnClick<Row>({ rowAddress, onOpenRow }: Openable<Row>, row: Row) {
  if (!rowAddress || !onOpenRow) return {}
  const openTab = () => window.open(rowAddress(row), '_blank', 'noopener')
  return {
    'data-opens': true,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isOnRow(event)) return
      if (event.ctrlKey || event.metaKey || event.shiftKey) openTab()
      else onOpenRow(row)
    },
    onAuxClick: (event: MouseEvent<HTMLElement>) => {
      if (event.button === 1 && isOnRow(event)) openTab()
    },
  }
}
