import { expect, test } from 'vitest'
import { planColumns } from './column-plan.ts'
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
