import { expect, test } from 'vitest'
import { createSpeed } from './upload-speed.ts'

test('it goes by the last seconds, and begins anew where less is told than before', () => {
  let now = 0
  const speed = createSpeed(() => now)
  const tell = (at: number, bytes: number) => {
    now = at
    speed.tell(bytes)
  }
  tell(0, 0)
  expect(speed.perSecond()).toBeUndefined()
  tell(1000, 500)
  expect(speed.perSecond()).toBe(500)
  tell(9000, 8500)
  expect(speed.perSecond()).toBe(1000)
  tell(9100, 10)
  expect(speed.perSecond()).toBeUndefined()
})
