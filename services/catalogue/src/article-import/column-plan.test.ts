import type { SheetRow } from '@schrankwerk/spreadsheet'
import { describe, expect, test } from 'vitest'
import { type ColumnPlan, learnStyles, planColumns, settleStyles } from './column-plan.ts'
import type { ImportSettings } from './import-settings.ts'

test('columns that are joined stand in the order of the file, however they are mapped', () => {
  const fieldMapping = ['Größe', 'Artikelnummer', 'Serie'].map((importHeader) => ({
    importHeader,
    articleField: importHeader === 'Artikelnummer' ? ('orderNumber' as const) : ('description' as const),
  }))
  const settings = { fieldMapping, headerRowIndex: 1 } as ImportSettings
  expect(planColumns(settings, ['Artikelnummer', 'Serie', 'Größe']).plan.columns).toEqual({
    orderNumber: [0],
    description: [1, 2],
  })
})

describe('a column of numbers that tells no decimal style', () => {
  const rowOf = (...texts: string[]): SheetRow => ({
    rowIndex: 2,
    cells: texts.map((text) => ({ kind: 'text', text })),
  })
  /** The style of the price unit's column beside those of price and weight. */
  function settledBeside(price: string, weight: string, separator?: string) {
    const plan: ColumnPlan = {
      columns: { listPrice: [0], weight: [1], priceUnitSize: [2] },
      headers: ['Preis', 'Gewicht', 'PE'],
      styles: new Map(),
      settings: {} as ImportSettings,
      headerRowIndex: 1,
      isExchange: false,
    }
    learnStyles(plan, [rowOf(price, weight, '1,000')])
    settleStyles(plan, separator)
    return plan.styles.get(2)
  }

  test.each([
    ['follows English ones', '1,250.00', '12', ';', 'english'],
    ['follows German ones', '1.250,00', '12', ',', 'german'],
    ['follows those that agree', '12.50', '0.35', ';', 'english'],
    ['is German beside columns that contradict each other', '12.50', '0,35', ';', 'german'],
    ['is English there, where commas part the columns', '12.50', '0,35', ',', 'english'],
    ['is German where none tells any', '12', '35', undefined, 'german'],
  ])('%s', (_, price, weight, separator, style) => {
    expect(settledBeside(price, weight, separator)).toBe(style)
  })
})
