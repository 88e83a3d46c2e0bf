import { render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { holdUpload } from './running-uploads.ts'
import {
  hasUnsaved,
  holdUnsaved,
  useUnsavedGuard,
  whenReloadLosesNothing,
  wouldReloadLose,
} from './unsaved.ts'

afterEach(() => {
  expect(hasUnsaved()).toBe(false)
})

function Form({ onSaved }: { onSaved: () => void }) {
  const [text, setText] = useState('')
  const { release } = useUnsavedGuard(text !== '')
  const save = () => {
    release()
    onSaved()
  }
  return (
    <>
      <input aria-label="Titel" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={save}>
        Speichern
      </button>
    </>
  )
}

test('a form counts as unsaved from the first letter until it is empty again or gone', async () => {
  const { unmount } = render(<Form onSaved={() => undefined} />)
  expect(hasUnsaved()).toBe(false)
  await userEvent.type(screen.getByLabelText('Titel'), 'Schrank')
  expect(hasUnsaved()).toBe(true)
  await userEvent.clear(screen.getByLabelText('Titel'))
  expect(hasUnsaved()).toBe(false)
  await userEvent.type(screen.getByLabelText('Titel'), 'x')
  unmount()
  expect(hasUnsaved()).toBe(false)
})

test('after a save the way is free at once, before the next render', async () => {
  const seen: boolean[] = []
  const { unmount } = render(<Form onSaved={() => seen.push(hasUnsaved())} />)
  await userEvent.type(screen.getByLabelText('Titel'), 'Schrank')
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(seen).toEqual([false])
  unmount()
})

test('two holders: the page is free when the last lets go', () => {
  const one = holdUnsaved()
  const { unmount } = renderHook(() => useUnsavedGuard(true))
  one()
  expect(hasUnsaved()).toBe(true)
  unmount()
  expect(hasUnsaved()).toBe(false)
})

test('what waits for saved work runs once, when the last thing is saved', () => {
  const run = vi.fn()
  const done = holdUnsaved()
  whenReloadLosesNothing(run)
  expect(run).not.toHaveBeenCalled()
  done()
  holdUnsaved()()
  expect(run).toHaveBeenCalledTimes(1)
})

test('a file on its way holds up a reload, but no change of page', () => {
  const run = vi.fn()
  const sent = holdUpload('Plan.pdf')
  const saved = holdUnsaved()
  whenReloadLosesNothing(run)
  saved()
  expect([hasUnsaved(), wouldReloadLose()]).toEqual([false, true])
  expect(run).not.toHaveBeenCalled()
  sent()
  expect(run).toHaveBeenCalledTimes(1)
})
