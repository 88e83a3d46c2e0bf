import { defineConfig } from 'vitest/config'

const web = '{packages/{ui,shell-api,portal-ui,bom-ui},shell,mfe-*}'
// A condition is waited for, never a time: a busy machine may take longer than the usual second.
const patient = {
  setupFiles: './packages/testing/src/patient-setup.ts',
  expect: { poll: { timeout: 20_000 } },
  hookTimeout: 120_000,
}
const never = ['**/node_modules/**', '**/dist/**', '**/.schrankwerk*/**']

/**
 * Four kinds of tests: `architecture` looks at the code as text, `node` needs nothing but the code, `real` gets one
 * PostgreSQL and one NATS server of its own, `web` runs in jsdom. One file: `npx vitest run <path>`.
 */
export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{bom-service,contracts,domain,spreadsheet,tooling}/**/*.test.ts',
            'gateway/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          exclude: [...never, 'tests/architecture/**'],
          testTimeout: 60_000,
          ...patient,
          setupFiles: [patient.setupFiles, './packages/testing/src/property-setup.ts'],
        },
      },
      {
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'real',
          environment: 'node',
          include: [
            'services/**/*.test.ts',
            'packages/{service-kit,testing}/**/*.test.ts',
            'infra/**/*.test.ts',
          ],
          exclude: never,
          globalSetup: './packages/testing/src/global-setup.ts',
          testTimeout: 120_000,
          ...patient,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          environment: 'jsdom',
          include: [`${web}/**/*.test.{ts,tsx}`],
          exclude: never,
          ...patient,
          setupFiles: [patient.setupFiles, './packages/testing/src/web-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 90_000,
        },
      },
    ],
  },
})
