import { expect, test } from 'vitest'
import { readAddress } from './address.ts'

const hostile = [
  '',
  '*',
  'http://elsewhere.example/api/user/',
  '//elsewhere.example/api',
  '/api//user/',
  '/api/user//',
  '/api/./user/',
  '/api/../admin',
  '/api/user/..',
  '/api/user/..;/x',
  '/auth/realms/schrankwerk/..;/master',
  '/api/%2e%2e/user/',
  '/api/%2E%2E/user/',
  '/api/.%2e/user/',
  '/api/user%2f..%2fadmin',
  '/api/user%2Fx',
  '/api/user%5c..',
  '/api/user%5C',
  '/api/user\\..\\x',
  '/api/user%00',
  '/api/user%0d%0aX-A:b',
  '/api/user%7f',
  '/api/user%',
  '/api/user%2',
  '/api/user%zz',
  '/api/user%ff',
  '/api/user%c0%af',
  '/api/user%252e%252e',
  '/api/user%252f',
  '/api/us er',
  '/api/user\u0001',
  '/api/usér',
  '/api/user#part',
  '/api/user/?id=%',
  '/api/user/?id=%g1',
  '/api/user/?id=%00',
  '/api/user/?id=%ff',
  '/api/user/?id=a b',
  '/api/user/?id=#',
]

test.each(hostile)('the target %j is refused', (target) => {
  expect(readAddress(target)).toBeUndefined()
})

test.each([
  ['/api/user/', '/api/user/', ''],
  ['/api/user/?id=a%20b', '/api/user/', 'id=a%20b'],
  ['/api/article/filter?searchTerm=3RT2015-1BB41%2F2', '/api/article/filter', 'searchTerm=3RT2015-1BB41%2F2'],
  [
    '/api/offer/statechange?rejectionReasonIndividual=a%0Ab',
    '/api/offer/statechange',
    'rejectionReasonIndividual=a%0Ab',
  ],
  [
    '/auth/realms/schrankwerk/.well-known/openid-configuration',
    '/auth/realms/schrankwerk/.well-known/openid-configuration',
    '',
  ],
  ['/enquiry/%C3%A4', '/enquiry/%C3%A4', ''],
  ['/api/enquiry/filter?a=1?b=2', '/api/enquiry/filter', 'a=1?b=2'],
])('the target %j is taken as it stands', (target, path, query) => {
  expect(readAddress(target)).toEqual({ path, query })
})
