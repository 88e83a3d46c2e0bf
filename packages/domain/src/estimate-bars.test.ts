import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EstimateSums, estimatePrice } from './estimate.ts'
import { estimateBars, narrowings } from './estimate-bars.ts'

const sums = (values: Partial<EstimateSums> = {}): EstimateSums => ({
  lines: 10,
  linesWithError: 0,
  suppliedParts: 0,
  unmatchedLines: 0,
  linesWithoutPrice: 0,
  unmatchedQuantity: 0,
  eclassMinutes: 0,
  discountedSum: 0,
  nonDiscountedSum: 0,
  ...values,
})
const facts = { amount: 1, hasConnectionList: false, hasNcData: false }

const euro = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100)
const anySums = fc.record({
  lines: fc.constant(100),
  linesWithError: fc.integer({ min: 0, max: 100 }),
  suppliedParts: fc.integer({ min: 0, max: 20 }),
  unmatchedLines: fc.integer({ min: 0, max: 40 }),
  linesWithoutPrice: fc.integer({ min: 0, max: 30 }),
  unmatchedQuantity: fc.integer({ min: 0, max: 500 }),
  eclassMinutes: fc.integer({ min: 0, max: 5000 }),
  discountedSum: euro,
  nonDiscountedSum: euro,
})

describe('bars', () => {
  it('add up to the bounds, each begins where those before it end', () => {
    fc.assert(
      fc.property(anySums, fc.boolean(), fc.boolean(), (some, hasConnectionList, hasNcData) => {
        const estimate = estimatePrice(some, { amount: 1, hasConnectionList, hasNcData })
        const bars = estimateBars(estimate)
        const total = (bound: 'lower' | 'upper') => bars.reduce((sum, bar) => sum + bar[bound], 0)
        // The parts are told in whole cents.
        expect(Math.abs(total('lower') - estimate.range!.lower)).toBeLessThan(0.03)
        expect(Math.abs(total('upper') - estimate.range!.upper)).toBeLessThan(0.03)
        bars.reduce((from, bar) => {
          expect(bar.from).toBeCloseTo(from, 6)
          return from + bar.upper
        }, 0)
      }),
    )
  })
})

describe('what narrows a range', () => {
  it('is worked out by hand: 6 pieces without article 5 minutes each at 65 an hour, half the lines in error', () => {
    const estimate = estimatePrice(
      sums({ discountedSum: 1000, linesWithError: 5, unmatchedLines: 3, unmatchedQuantity: 6 }),
      facts,
    )
    expect(narrowings(estimate)).toEqual([
      { by: 'errors', euro: expect.closeTo(75, 6), lines: 5 },
      { by: 'articles', euro: expect.closeTo(32.5, 6), lines: 3 },
    ])
  })

  it('is nothing where every line is right', () => {
    expect(narrowings(estimatePrice(sums({ discountedSum: 1000 }), facts))).toEqual([])
  })

  it('is as much as the range becomes narrower', () => {
    fc.assert(
      fc.property(anySums, (some) => {
        const width = (of: EstimateSums) => {
          const { range } = estimatePrice(of, facts)
          return range!.upper - range!.lower
        }
        const told = narrowings(estimatePrice(some, facts)).find(({ by }) => by === 'errors')?.euro ?? 0
        expect(Math.abs(width(some) - width({ ...some, linesWithError: 0 }) - told)).toBeLessThan(0.05)
      }),
    )
  })
})
