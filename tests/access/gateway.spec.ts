import { request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { stackAddresses } from '../stack-addresses.ts'
import { type People, signInEveryone } from './people.ts'

const { portal } = stackAddresses()
let people: People
beforeAll(async () => {
  people = await signInEveryone()
})

/** Sends the target as it stands; fetch would tidy it up. */
function ask(target: string, method = 'GET', headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(portal)
  return new Promise<{ status: number; type: string; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      request({ hostname, port, path: target, method, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: String(answer.headers['content-type'] ?? ''),
            text,
            headers: answer.headers,
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}
const asAdmin = async () => ({ authorization: `Bearer ${await people.operatorAdmin.token()}` })

describe('hostile addresses are 400', () => {
  test.each([
    '/api/../internal/actor?sub=x',
    '/api/user/../../internal/actor',
    '/api/%2e%2e/internal/actor',
    '/api/user/%2E%2E/company/',
    '/api/enquiry%2ffilter',
    '/api/enquiry%2Ffilter',
    '/api//user/',
    '//api/user/',
    '/api/user/%5c..%5cinternal',
    '/api/file/?path=a%00b',
    '/api/user/%00',
    '/api/user/%zz',
    '/api/user/%252e%252e/internal',
    '/api/%75ser/',
    '/auth/realms/schrankwerk/protocol/openid-connect/%74oken',
    '/auth/realms/schrankwerk/../master',
    '/auth/realms/schrankwerk/protocol/..%2f..%2fmaster',
  ])('%s', async (target) => {
    const answer = await ask(target, 'GET', await asAdmin())
    expect(answer.status).toBe(400)
    expect(answer.type).toContain('application/problem+json')
  })

  test.each(['?admin=true&admin=false', '?admin=true&admin=true', '?admin=maybe', '?admin=', '?%61dmin=2'])(
    'a parameter that routes: %s',
    async (query) => {
      const answer = await ask(`/api/enquiry/bom/${query}`, 'GET', await asAdmin())
      expect(answer.status).toBe(400)
      expect(answer.type).toContain('application/problem+json')
    },
  )
})

describe('what is not routed', () => {
  test.each([
    '/api/internal/actor?sub=x',
    '/api/userx/',
    '/api/user.evil/',
    '/api/enquirybom/',
    '/api/health',
    '/api/metrics',
    '/auth/admin/',
    '/auth/admin/realms/schrankwerk/users',
    '/auth/admin/master/console/',
    '/auth/realms/master',
    '/auth/realms/master/protocol/openid-connect/token',
    '/auth/realms/master/.well-known/openid-configuration',
    '/auth/realms/schrankwerk/clients-registrations/default',
    '/auth/realms/schrankwerk/account/',
    '/auth/metrics',
    '/auth/health',
  ])('%s is 404', async (target) => {
    const answer = await ask(target, 'GET', await asAdmin())
    expect(answer.status).toBe(404)
    expect(answer.type).toContain('application/problem+json')
  })

  test('an internal path at the root is an address of the pages, not of a service', async () => {
    const answer = await ask('/internal/actor?sub=x', 'GET', await asAdmin())
    expect(answer.status === 404 || answer.type.startsWith('text/html')).toBe(true)
  })
})

describe('GETs that change something', () => {
  const changing = [
    '/api/offer/statechange?offerId=00000000-0000-7000-8000-000000000000&state=ACCEPTED',
    '/api/offer/revision?offerId=00000000-0000-7000-8000-000000000000',
    '/api/enquiry/reopen?enquiryId=00000000-0000-7000-8000-000000000000',
    '/api/user/update/counter?userId=00000000-0000-7000-8000-000000000000',
    '/api/article/import/abort',
  ]
  test.each(changing)('%s: HEAD is 405, a prefetch is refused, nothing is stored', async (target) => {
    const head = await ask(target, 'HEAD', await asAdmin())
    expect(head.status).toBe(405)
    const prefetch = await ask(target, 'GET', { ...(await asAdmin()), 'sec-purpose': 'prefetch' })
    expect(prefetch.status).toBe(403)
    const plain = await ask(target, 'GET', await asAdmin())
    expect(plain.headers['cache-control']).toContain('no-store')
  })

  test.each(changing)('%s: a cookie does not authorise', async (target) => {
    const token = await people.operatorAdmin.token()
    const answer = await ask(target, 'GET', {
      cookie: `access_token=${token}; KEYCLOAK_IDENTITY=${token}; AUTH_SESSION_ID=${token}`,
    })
    expect(answer.status).toBe(401)
  })
})

test('other methods are 405 with what is allowed', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const answer = await ask('/api/user/', method, await asAdmin())
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBeTruthy()
  }
})

test('every answer says no-store, nosniff and its request id', async () => {
  const answer = await ask('/api/user/', 'GET', await asAdmin())
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['x-request-id']).toBeTruthy()
})
