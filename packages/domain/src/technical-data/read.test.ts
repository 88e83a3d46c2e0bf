import { expect, test } from 'vitest'
import { readTechnicalData } from './read.ts'

test('a description says its family and its figures in one unit each', () => {
  expect(readTechnicalData('LS-SCHALTER 2P C2A 6KA')).toEqual({
    family: 'circuit-breaker',
    attributes: { poles: 2, ratedCurrent: 2, characteristic: 'C', breakingCapacity: 6 },
  })
})
