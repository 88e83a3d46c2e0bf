import fc from 'fast-check'

/**
 * Properties are tried on the same examples each time, so that a change is never held up by a fault that was there
 * before it. `PROPERTY_RUNS=5000 npx vitest run packages/domain packages/spreadsheet` tries so many new ones.
 */
const runs = process.env.PROPERTY_RUNS
fc.configureGlobal(runs === undefined ? { seed: 20_261_121 } : { numRuns: Number(runs) })
