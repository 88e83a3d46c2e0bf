import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from './load-texts.ts'
import { startTexts, texts } from './texts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** When it was asked for, in milliseconds from the first time; it fails so many times. */
const failing = (times: number) => {
  const begin = Date.now()
  const asked: number[] = []
  const load = async () => {
    asked.push(Date.now() - begin)
    if (asked.length <= times) throw new Error(`failure ${asked.length}`)
    return 'Texte'
  }
  return { asked, load }
}

test('texts are asked for again after 350 ms, and each time twice as long', async () => {
  const { asked, load } = failing(5)
  const loaded = loadTexts(load)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('Texte')
  expect(asked).toEqual([0, 350, 1050, 2450, 5250, 10_850])
})

test('the sixth failure is told', async () => {
  const { asked, load } = failing(6)
  const told = expect(loadTexts(load)).rejects.toThrow('failure 6')
  await vi.runAllTimersAsync()
  await told
  expect(asked).toHaveLength(6)
})

test('the language is kept where other programs of its kind look for it', () => {
  localStorage.clear()
  startTexts()
  expect(texts.resolvedLanguage).toBe('de')
  expect(localStorage.getItem('i18nextLng')).toBe('de')
  expect(document.cookie).toContain('i18next=de')
})
