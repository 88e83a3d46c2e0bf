import { expect, test } from 'vitest'
import { technicalFeatures } from './features.ts'
import { readTechnicalData } from './read.ts'

test('each figure is one short text, a range gives both ends, and a family brings what it is a kind of', () => {
  expect(technicalFeatures(readTechnicalData('Motorschutzschalter 1,6-2,5A 3-polig'))).toEqual([
    'family:motor-protection',
    'family:moulded-case-breaker',
    'family:circuit-breaker',
    'poles:3',
    'ratedCurrent:2.5',
    'currentFrom:1.6',
  ])
})

test('a description that says nothing has none', () => {
  expect(technicalFeatures(readTechnicalData('3RT2015-1BB41'))).toEqual([])
})
