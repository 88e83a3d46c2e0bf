import { bareEan, isEan } from '@schrankwerk/domain/bom'
import type { ColumnPlan } from './column-plan.ts'

/** What leads from a line to its article where the list itself has no number for it. */
export interface ArticleOfEan {
  manufacturerId: string | null
  orderNumber: string | null
  manufacturerNumber: string | null
}
export type ArticlesByEan = ReadonlyMap<string, readonly ArticleOfEan[]>

/** A list without order numbers changes the articles that have its EAN, and makes none. */
export const identifiesByEan = ({ columns }: Pick<ColumnPlan, 'columns'>): boolean =>
  columns.orderNumber === undefined && columns.eanNumber !== undefined

/** The one article that has the EAN, or why the line is skipped. */
export function articleOfEan(
  text: string | null,
  byEan: ArticlesByEan | undefined,
): ArticleOfEan | { skip: string } {
  if (text === null) return { skip: 'Keine EAN' }
  const shown = text.slice(0, 60)
  if (!isEan(text)) return { skip: `Die EAN „${shown}“ hat keine richtige Prüfziffer` }
  const [found, ...others] = byEan?.get(bareEan(text)) ?? []
  if (!found) return { skip: `Kein Artikel hat die EAN „${shown}“` }
  if (others.length === 0) return found
  const numbers = [found, ...others].map((one) => one.orderNumber ?? one.manufacturerNumber)
  return { skip: `Mehrere Artikel haben die EAN „${shown}“: ${numbers.slice(0, 3).join(', ')}` }
}
