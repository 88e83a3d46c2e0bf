import { endSession, holdUnsaved, useSessionState } from '@schrankwerk/shell-api'
import { mockSession } from '@schrankwerk/shell-api/mock'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useRegistry } from '../federation/registry.ts'
import { useNobodyOnOpenPage } from './use-nobody-on-open-page.ts'

const title = { de: 'Projektordner' }
const routes = [
  { path: '/business-data', title, permission: { CUSTOMER: true } },
  { path: '/business-data/:id', title, permission: { CUSTOMER: true }, open: true },
] as const

beforeEach(() => {
  mockSession()
  const place = { id: 'businessdata', base: '/', label: title, owns: ['business-data'] }
  const descriptor = { ...place, contract: 1, version: '1', entry: 'x', nav: [], routes }
  useRegistry.setState({ areas: { businessdata: { ...place, descriptor } } })
})
const status = () => useSessionState.getState().status

test('a session that ends on an open page leaves nobody, without a dialog', () => {
  renderHook(() => useNobodyOnOpenPage('/business-data/4711'))
  act(endSession)
  expect(status()).toBe('signed-out')
})

test('what is unsaved there is kept until it is given up', () => {
  renderHook(() => useNobodyOnOpenPage('/business-data/4711'))
  const letGo = holdUnsaved()
  act(endSession)
  expect(status()).toBe('ended')
  act(letGo)
  expect(status()).toBe('signed-out')
})

test('any other page stays as it is', () => {
  renderHook(() => useNobodyOnOpenPage('/business-data'))
  act(endSession)
  expect(status()).toBe('ended')
})
