import { endpoints } from '@schrankwerk/contracts'
import { expect, test } from 'vitest'
import { readAddress } from './address.ts'
import { decidePart, findRoute } from './find-route.ts'

const partFor = (target: string): string | undefined => {
  const address = readAddress(target)!
  const route = findRoute(address.path)
  return route && (decidePart(route, address) ?? 'refused')
}

const ofOneService = endpoints.filter(({ routedBy }) => routedBy === undefined)
test.each(ofOneService.map(({ method, path, service }) => [method, path, service] as const))(
  '%s %s → %s',
  (_method, path, service) => {
    expect(partFor(`/api${path}`)).toBe(service)
    expect(partFor(`/api${path.replace(/\/$/, '')}`)).toBe(service)
  },
)

test.each(endpoints.filter(({ routedBy }) => routedBy === 'admin').map(({ path }) => path))(
  '%s?admin=true → catalogue',
  (path) => {
    expect(partFor(`/api${path}?admin=true`)).toBe('catalogue')
    expect(partFor(`/api${path}?enquiryId=1&%61dmin=true`)).toBe('catalogue')
    expect(partFor(`/api${path}?admin=false`)).toBe('workflow')
  },
)

test.each([
  'admin=1',
  'admin=TRUE',
  'admin=',
  'admin',
  'admin=true&admin=true',
  'admin=true&admin=false',
  'admin=%74rue%00x',
])('a parts list with ?%s is refused', (query) => {
  const address = readAddress(`/api/enquiry/bom/map?${query}`)
  const part = address && decidePart(findRoute(address.path)!, address)
  expect(part).toBeUndefined()
})

test.each([
  ['/api/enquiry/bom/map?xadmin=true', 'workflow'],
  ['/api/enquiry/bom/map?Admin=true', 'workflow'],
  ['/api/enquiry/bom/map?admin=%2574rue', 'refused'],
  ['/api/enquiry/filter?admin=true', 'workflow'],
  ['/api/offer/businessdata', 'businessdata'],
  ['/api/offer/businessdatax', 'workflow'],
  ['/api/offerx', undefined],
  ['/api/import', undefined],
  ['/api/admin', undefined],
  ['/api/internal/actor', undefined],
  ['/api/', undefined],
  ['/api', undefined],
  ['/auth', undefined],
  ['/auth/admin/realms', undefined],
  ['/auth/realms/master', undefined],
  ['/auth/realms/master/protocol/openid-connect/token', undefined],
  ['/auth/realms/schrankwerkx/protocol/openid-connect/token', undefined],
  ['/auth/realms/schrankwerk/clients-registrations/default', undefined],
  ['/auth/realms/schrankwerk/account', undefined],
  ['/auth/realms/schrankwerk', 'keycloak'],
  ['/auth/realms/schrankwerk/protocol/openid-connect/token', 'keycloak'],
  ['/auth/realms/schrankwerk/login-actions/authenticate', 'keycloak'],
  ['/auth/resources/abc/login/theme/css/x.css', 'keycloak'],
  ['/auth/metrics', undefined],
  ['/auth/health', undefined],
])('%s belongs to %s', (target, part) => {
  expect(partFor(target)).toBe(part)
})
