import { describeSheet } from './describe-sheet.ts'
import type { Certainty, Sheet } from './rows.ts'
import { muchLonger, type ScoredSheet, scoreSheets } from './score-sheets.ts'
import { isNamedList, isPlainOrder, isSpare } from './sheet-names.ts'
import { orderSheets } from './sheet-order.ts'

export interface SheetChoice {
  name: string
  certainty: Certainty
  reason: string
}

const namedRivals = 4

/** The sheet that most likely is the parts list; the first among equals, hidden ones last. */
export function chooseSheet(sheets: readonly Sheet[]): SheetChoice {
  const scored = scoreSheets(sheets.map(describeSheet))
  const order = orderSheets(scored, sheets)
  const isUnknown = scored.every(({ fields }) => fields.size === 0)
  const first = isUnknown ? (firstTable(scored) ?? order[0]) : order[0]
  if (!first) return { name: '', certainty: 'OPEN', reason: 'Die Datei enthält kein Tabellenblatt' }
  return { name: first.sheet.name, ...reasonFor(first, order) }
}

/** Where no column is understood, the length of a sheet says little; the first one that looks like a table is opened. */
function firstTable(scored: readonly ScoredSheet[]): ScoredSheet | undefined {
  const tables = scored.filter(({ sheet, isTable }) => isTable && !sheet.hidden && !isSpare(sheet))
  return tables.find(({ sheet }) => isNamedList(sheet) || isPlainOrder(sheet)) ?? tables[0]
}

/** Sheets that may be the list all the same, from the likeliest on. */
const rivalsOf = (first: ScoredSheet, order: readonly ScoredSheet[]): ScoredSheet[] =>
  order.filter((one) => {
    const isLike = one.fields.size > 1 && one.score > first.score - 2.5
    // What is not understood may be the list all the same.
    const isLonger = one.isTable && !one.sheet.hidden && one.lines > first.lines * muchLonger
    return one !== first && (isLike || isLonger)
  })

function reasonFor(
  first: ScoredSheet,
  order: readonly ScoredSheet[],
): Pick<SheetChoice, 'certainty' | 'reason'> {
  const name = `„${first.sheet.name}“`
  if (first.fields.size === 0) {
    const why = first.isTable ? 'ist das erste mit einer Tabelle' : 'hat den meisten Inhalt'
    return {
      certainty: 'OPEN',
      reason: `In keinem Tabellenblatt sind Spaltennamen erkannt; ${name} ${why}`,
    }
  }
  const rivals = rivalsOf(first, order).map(({ sheet, lines }) => `„${sheet.name}“ (${lines})`)
  if (rivals.length > 0) {
    const named = rivals.slice(0, namedRivals).join(', ')
    const more = rivals.length > namedRivals ? ` und ${rivals.length - namedRivals} weitere` : ''
    return {
      certainty: 'CHECK',
      reason: `${name} sieht am ehesten nach der Stückliste aus (${first.lines} gefüllte Zeilen); auch ${named}${more} ${rivals.length === 1 ? 'kommt' : 'kommen'} in Frage`,
    }
  }
  return {
    certainty: 'SURE',
    reason: order.length === 1 ? 'Das einzige Tabellenblatt' : `Nur ${name} sieht nach einer Stückliste aus`,
  }
}
