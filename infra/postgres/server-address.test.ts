import { expect, test } from 'vitest'
import { serverAddress } from './server-address.ts'

test.each([
  'postgresql://admin:a%2Fb@db.example:5433',
  'postgresql://admin:a%2Fb@db.example:5433/',
  'postgresql://admin:a%2Fb@db.example:5433/postgres',
  'postgresql://admin:a%2Fb@db.example:5433/postgres?application_name=portal',
])('%s names a server', (url) => {
  expect(serverAddress(url)).toBe('postgresql://admin:a%2Fb@db.example:5433')
})
