import { discountPercent } from '@schrankwerk/contracts'
import type { Cell, DecimalStyle } from '@schrankwerk/spreadsheet'
import { shownOf, textOf } from './cell-text.ts'
import { type ColumnPlan, firstColumn } from './column-plan.ts'
import type { MasterNames } from './master-names.ts'
import { type NeedsStyle, type Note, needsStyle, type ReadNumber, readDecimal } from './read-values.ts'

/** What a line said first of the discount of a group. */
interface Said {
  percent: number
  line: number
  /** The group's name and the manufacturer of that line. */
  name: string
  owner: string | null
}

interface Reading {
  line: number
  /** The line's manufacturer. */
  owner: string | null
  note: Note
}

/** Less is hardly a discount, but a share that was meant as one: 0.325 for 32.5 %. */
const leastPercent = 1

const percents = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 4 })

/**
 * Reads what lines say of the discount of their group. Where they say different ones, none of them counts: such a column
 * tells discounts of articles. What does not count is noted once for each group, with the first line that says it.
 */
export function createGroupPercentReader(plan: ColumnPlan, names: MasterNames) {
  const groupAt = firstColumn(plan, 'discountGroup')
  const percentAt = firstColumn(plan, 'discountGroupPercent')
  const saidOf = new Map<string, Said>()
  const leftAlone = new Set<string>()

  function judge(percent: ReadNumber, shown: string, name: string): string | undefined {
    const of = `Der Rabatt „${shown}“ der Rabattgruppe „${name}“`
    if (!discountPercent.safeParse(percent).success)
      return `${of} ist kein Prozentsatz unter 100 und wurde nicht übernommen`
    return (percent as number) > 0 && (percent as number) < leastPercent
      ? `${of} liegt unter 1 % und wurde nicht übernommen; gemeint ist wohl ein Anteil`
      : undefined
  }

  return (cells: Cell[], { line, owner, note }: Reading): NeedsStyle | undefined => {
    const name = textOf(cells[groupAt]).slice(0, 200)
    const groupId = names.discountGroup(textOf(cells[groupAt]), owner)
    if (groupId === null || leftAlone.has(groupId)) return undefined
    const cell = cells[percentAt]
    const percent = readPercent(cell, plan.styles.get(percentAt) ?? 'unclear')
    if (percent === 'unclear') return needsStyle
    if (percent === null) return undefined
    const said = saidOf.get(groupId)
    if (percent === said?.percent) return undefined
    const leaveAlone = (reason: string) => {
      leftAlone.add(groupId)
      if (said) names.dropGroupPercent(said.name, said.owner)
      note(reason)
    }
    const wrong = judge(percent, shownOf(cell).slice(0, 60), name)
    if (wrong !== undefined) leaveAlone(wrong)
    else if (said)
      leaveAlone(
        `Der Rabattgruppe „${name}“ gibt Zeile ${said.line} einen Rabatt von ${percents.format(said.percent)} %, ` +
          `diese Zeile ${percents.format(percent as number)} %; keiner davon wurde übernommen`,
      )
    else {
      saidOf.set(groupId, { percent: percent as number, line, name, owner })
      names.groupPercent(name, owner, percent as number)
    }
    return undefined
  }
}

/** „32,5“, „32,5 %“, and a number that a spreadsheet shows as a percentage. */
function readPercent(cell: Cell | undefined, style: DecimalStyle): ReadNumber {
  if (cell === undefined) return null
  const text = textOf(cell)
  const isMarked = text.endsWith('%')
  if (cell.number !== undefined) return isMarked ? Number((cell.number * 100).toPrecision(12)) : cell.number
  return readDecimal(isMarked ? { ...cell, text: text.slice(0, -1).trim() } : cell, style)
}
