import { defineConfig } from 'vitest/config'

/** Tests on the whole product, one file after the other: they share it. Started by `tests/run.ts`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{access,journeys,lists,budgets}/**/*.spec.ts'],
    fileParallelism: false,
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
