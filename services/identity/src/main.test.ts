import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const complete = {
  PORT: '0',
  INTERNAL_PORT: '0',
  DATABASE_URL: 'postgres://identity@127.0.0.1:1/schrankwerk',
  NATS_URL: 'nats://127.0.0.1:1',
  KEYCLOAK_ISSUER: 'http://127.0.0.1:1/auth/realms/schrankwerk',
  KEYCLOAK_URL: 'http://127.0.0.1:1/auth',
  INTERNAL_CLIENT_SECRET: 'internal',
  USERS_CLIENT_SECRET: 'users',
  PASSWORDS_CLIENT_SECRET: 'passwords',
  WORKFLOW_INTERNAL_URL: 'http://127.0.0.1:1',
  CATALOGUE_INTERNAL_URL: 'http://127.0.0.1:1',
  BUSINESSDATA_INTERNAL_URL: 'http://127.0.0.1:1',
  NOTIFICATION_INTERNAL_URL: 'http://127.0.0.1:1',
}

test.each(['USERS_CLIENT_SECRET', 'PASSWORDS_CLIENT_SECRET'])(
  'without %s identity does not start',
  (name) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [fileURLToPath(new URL('./main.ts', import.meta.url))],
      { env: { ...complete, [name]: '' }, encoding: 'utf8' },
    )
    expect(stderr).toContain(`The configuration cannot work (missing: ${name})`)
    expect(status).toBe(1)
  },
)
