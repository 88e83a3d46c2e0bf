import { defineConfig } from 'vitest/config'

/** Real files, which the project does not hold: only by `npm test -- lists --from <folder>`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['lists/real/**/*.real.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
