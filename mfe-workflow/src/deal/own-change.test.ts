import { expect, test } from 'vitest'
import { isOwnChange } from './own-change.ts'

const [me, other] = ['01990000-0000-7000-8000-000000000001', '01990000-0000-7000-8000-000000000002']
const entry = (userId: string | null, ...fields: string[]) => ({
  at: '2026-11-02T08:00:00.000Z',
  userId,
  action: 'update' as const,
  fields,
})

test.each([
  ['written by me last', [entry(other, 'title'), entry(me, 'title')], ['title'], true],
  ['written by somebody else last', [entry(me, 'title'), entry(other, 'title')], ['title'], false],
  ['written by both of us', [entry(other, 'amount'), entry(me, 'title')], ['title', 'amount'], false],
  [
    'written by me before somebody else wrote another one',
    [entry(me, 'title'), entry(other, 'amount')],
    ['title'],
    true,
  ],
  ['partly settled by the service', [entry(me, 'packaging')], ['packaging', 'packagingWrap'], true],
  ['settled by the service alone', [entry(me, 'title')], ['packagingWrap'], false],
  ['the last act, mine', [entry(other, 'title'), entry(me)], [], true],
  ['the last act, the system’s', [entry(me, 'title'), entry(null)], [], false],
  ['nobody’s', [], [], false],
])('%s', (_, entries, fields, isOwn) => expect(isOwnChange(entries, me, fields)).toBe(isOwn))
