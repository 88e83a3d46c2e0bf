import { beforeEach, expect, test } from 'vitest'
import { countInTitle, titleOf } from './page-title.ts'

beforeEach(() => {
  countInTitle(undefined)
  document.title = titleOf('Anfrage 4711')
})

test('the number stands in front of the title that is shown', () => {
  countInTitle('3')
  expect(document.title).toBe('(3) Anfrage 4711 – Schrankwerk')
  countInTitle('99+')
  expect(document.title).toBe('(99+) Anfrage 4711 – Schrankwerk')
  countInTitle(undefined)
  expect(document.title).toBe('Anfrage 4711 – Schrankwerk')
})

test('every later title has it too', () => {
  countInTitle('3')
  document.title = titleOf('Angebot A-17')
  expect(document.title).toBe('(3) Angebot A-17 – Schrankwerk')
  document.title = titleOf(undefined)
  expect(document.title).toBe('(3) Schrankwerk')
})

test('a title that nobody counted in keeps its own number', () => {
  countInTitle('3')
  document.title = '(7) Schaltschränke'
  countInTitle('4')
  expect(document.title).toBe('(4) (7) Schaltschränke')
})
