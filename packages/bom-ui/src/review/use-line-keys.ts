import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

/** `n` and `p`, with Alt where one types; told by their place too, for Alt makes other signs of them on some machines. */
function stepOf(event: KeyboardEvent): 'next' | 'previous' | undefined {
  const { key, code, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || (!altKey && isTyping(event.target))) return undefined
  if (key === 'n' || (altKey && (key === 'N' || code === 'KeyN'))) return 'next'
  return key === 'p' || (altKey && (key === 'P' || code === 'KeyP')) ? 'previous' : undefined
}

interface Options {
  lineId: string
  /** What has the focus while nothing in the line wants it. */
  frame: RefObject<HTMLElement | null>
  isTyped: () => boolean
  step: (to: 'next' | 'previous') => void
}

/** The keys that go from an open line to the next; they work from wherever the focus is in its dialog. */
export function useLineKeys({ lineId, frame, isTyped, step }: Options) {
  // What had the focus may have gone with the line before; the keys would then reach nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each line
  useLayoutEffect(() => {
    const now = document.activeElement
    if (now === null || now === document.body) frame.current?.focus({ preventScroll: true })
  }, [lineId])
  return (event: KeyboardEvent) => {
    const to = stepOf(event)
    // What is open above, as the editor of an article, has keys of its own.
    const isHere = frame.current?.closest('[role="dialog"]')?.contains(event.target as Node)
    if (to === undefined || !isHere) return
    event.preventDefault()
    // What comes is reached by the keys; a button that was pressed keeps the focus for the next press, and a field
    // what was typed into it until that is given up.
    if (!isTyped()) frame.current?.focus({ preventScroll: true })
    step(to)
  }
}
