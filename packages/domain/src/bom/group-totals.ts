import { cellText, filledColumns, type SheetRow } from './rows.ts'

const groupTotal =
  /^(.*\S)\s+(?:total|ergebnis|teilergebnis|summe|totale|totaal|suma|celkem|toplamı?|yhteensä|összeg)$/iu

/**
 * Rows that a spreadsheet program puts below each group of equal values: „Klemme grau Ergebnis“, "0.1uF Total", below
 * rows that have „Klemme grau“ in the same column. What they count has been listed above.
 */
export function groupTotals(filled: readonly SheetRow[]): SheetRow[] {
  const totals = new Set<SheetRow>()
  filled.forEach((row, index) => {
    const group = filledColumns(row)
      .map((column) => ({ column, name: groupTotal.exec(cellText(row.cells[column]))?.[1] }))
      .find(({ name }) => name !== undefined)
    if (!group) return
    // Groups within groups end with one total after the other.
    const last = filled.slice(0, index).findLast((above) => !totals.has(above))
    if (last && cellText(last.cells[group.column]) === group.name) totals.add(row)
  })
  return [...totals]
}
