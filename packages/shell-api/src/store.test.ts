import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStore, emptyStores } from './store.ts'

test('a component follows a store, and what it chose of it', () => {
  const store = createStore<readonly string[]>(() => [])
  const all = renderHook(() => store.use())
  const last = renderHook(() => store.use((names) => names.at(-1)))
  act(() => store.set(['one', 'two']))
  expect([all.result.current, last.result.current]).toEqual([['one', 'two'], 'two'])
  act(() => store.set([]))
  expect([all.result.current, last.result.current]).toEqual([[], undefined])
})

test('all stores are emptied together, each as it began', () => {
  const names = createStore(() => new Map([['begun', 1]]))
  const wanted = createStore<string | undefined>(() => undefined)
  const { result } = renderHook(() => wanted.use())
  names.get().set('added', 2)
  act(() => wanted.set('line 17'))
  act(emptyStores)
  expect([[...names.get()], result.current]).toEqual([[['begun', 1]], undefined])
})
