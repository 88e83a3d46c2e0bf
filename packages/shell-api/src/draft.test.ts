import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dropDrafts, flushDrafts, useDraft } from './draft.ts'
import { mockSession } from './mock-session.ts'

afterEach(dropDrafts)

const draftOf = (key: string) => renderHook(() => useDraft<{ title: string }>(key))

test('what was typed is there again after the page was left for sign-in', () => {
  mockSession()
  const before = draftOf('enquiry:new')
  before.result.current.keep({ title: 'Pumpenst' })
  before.result.current.keep({ title: 'Pumpenstation' })
  flushDrafts()
  expect(draftOf('enquiry:new').result.current.value).toEqual({ title: 'Pumpenstation' })
})

test('leaving the page writes what was still waiting', () => {
  mockSession()
  const before = draftOf('enquiry:new')
  before.result.current.keep({ title: 'Pumpenstation' })
  before.unmount()
  expect(draftOf('enquiry:new').result.current.value).toEqual({ title: 'Pumpenstation' })
})

test('a saved form leaves no draft behind', () => {
  mockSession()
  const before = draftOf('enquiry:new')
  before.result.current.keep({ title: 'Pumpenstation' })
  flushDrafts()
  before.result.current.keep({ title: 'Pumpenstation 2' })
  before.result.current.drop()
  before.unmount()
  expect(draftOf('enquiry:new').result.current.value).toBeUndefined()
})

test('another person at the same browser sees nothing of it', () => {
  mockSession()
  const before = draftOf('enquiry:new')
  before.result.current.keep({ title: 'Pumpenstation' })
  before.unmount()
  mockSession({ id: '01990000-0000-7000-8000-0000000000ff' })
  expect(draftOf('enquiry:new').result.current.value).toBeUndefined()
})

test('at sign-out nothing is left of what outlives the tab either', () => {
  mockSession()
  const before = draftOf('enquiry:new')
  before.result.current.keep({ title: 'Pumpenstation' })
  before.unmount()
  localStorage.setItem('schrankwerk:draft:someone:message:1', '{}')
  localStorage.setItem('schrankwerk:color-scheme', 'dark')
  dropDrafts()
  expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([[], ['schrankwerk:color-scheme']])
})
