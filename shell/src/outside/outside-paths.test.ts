import { expect, test } from 'vitest'
import { openPlace } from './outside-paths.ts'

const folders = {
  id: 'businessdata',
  base: '/mfe/businessdata/',
  label: { de: 'Projektordner' },
  owns: ['business-data'],
  open: ['/business-data/invite/:code', '/business-data/:id'],
}
const offers = { id: 'workflow', base: '/mfe/workflow/', label: { de: 'Angebote' }, owns: ['offer'] }

test.each([
  ['/business-data/4711', 'businessdata'],
  ['/business-data/4711/', 'businessdata'],
  ['/business-data/invite/c0de', 'businessdata'],
  ['/business-data', undefined],
  ['/business-data/', undefined],
  ['/business-data/4711/more', undefined],
  ['/offer/4711', undefined],
  ['/', undefined],
])('%s without a sign-in is a page of %s', (pathname, id) => {
  expect(openPlace(pathname, [offers, folders])?.id).toBe(id)
})
