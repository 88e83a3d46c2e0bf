import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { holdUpload, runningUploads, uploadsEnded, useRunningUploads } from './running-uploads.ts'

test('uploads are named from their start to their end, two of one name as two', () => {
  const { result } = renderHook(useRunningUploads)
  const names = () => result.current.map(({ name }) => name)
  expect(names()).toEqual([])
  const ends: (() => void)[] = []
  const end = (at: number) => act(() => ends[at]?.())
  act(() => void ends.push(holdUpload('Plan.pdf'), holdUpload('Plan.pdf')))
  expect(names()).toEqual(['Plan.pdf', 'Plan.pdf'])
  end(0)
  end(0)
  expect(names()).toEqual(['Plan.pdf'])
  end(1)
  expect(names()).toEqual([])
})

test('the end is waited for: of the last one, also of one that began meanwhile', async () => {
  await uploadsEnded()
  let isOver = false
  const first = holdUpload('Plan.pdf')
  const over = uploadsEnded().then(() => {
    isOver = true
  })
  const second = holdUpload('Liste.csv')
  first()
  await Promise.resolve()
  expect(isOver).toBe(false)
  expect(runningUploads()).toHaveLength(1)
  second()
  await over
  expect(isOver).toBe(true)
})
