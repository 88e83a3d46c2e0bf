import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

export interface MessageScroll {
  box: RefObject<HTMLElement | null>
  /** Position of the first message shown. */
  first: number | undefined
  /** Id of the last one. */
  last: string | undefined
  /** What is being sent or could not be: other than before, and the end is shown. */
  written: string
  newFrom: number | undefined
  /** A message that is to be shown, once it is there. */
  target: string | undefined
  /** False while what is shown may be old. */
  isReady: boolean
  /** Somebody scrolled up to the first one. */
  onTop: () => unknown
}

const nearPx = 48

/** Scrolls the list alone: `scrollIntoView` would move the page behind it as well. */
const bringTo = (box: HTMLElement, message: Element | null, placeInBox: number): void => {
  if (!message) return
  const room = box.clientHeight - message.clientHeight
  const distance = message.getBoundingClientRect().top - box.getBoundingClientRect().top
  box.scrollTop += distance - Math.max(0, room) * placeInBox
}

/**
 * Begins at the first new message or at the end and stays at the end while one is there; older messages in front move
 * nothing that is in sight.
 */
export function useMessageScroll(options: MessageScroll) {
  const { box, first, last, written, newFrom, target, isReady, onTop } = options
  const [isAtEnd, setAtEnd] = useState(true)
  const sticks = useRef(true)
  const before = useRef({ first, height: 0, written, hasBegun: false })
  /** Whether new messages pull the list along follows from where it is now. */
  const settle = useCallback(() => {
    const element = box.current
    if (!element) return
    sticks.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx
    setAtEnd(sticks.current)
  }, [box])
  const toEnd = useCallback(() => {
    const element = box.current
    if (element) element.scrollTop = element.scrollHeight
    sticks.current = true
    setAtEnd(true)
  }, [box])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another last message moves the end
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const was = before.current
    const isOlderInFront = was.first !== undefined && first !== undefined && first < was.first
    if (isOlderInFront) element.scrollTop += element.scrollHeight - was.height
    else if (!was.hasBegun || sticks.current || (written !== '' && written !== was.written)) toEnd()
    if (isReady && !was.hasBegun) {
      bringTo(element, element.querySelector('[data-new]'), 0)
      settle()
      was.hasBegun = true
    }
    before.current = { first, height: element.scrollHeight, written, hasBegun: was.hasBegun }
  }, [box, first, last, written, newFrom, isReady, settle, toEnd])

  useEffect(() => {
    const element = box.current
    if (!target || !isReady || !element) return
    const message = document.getElementById(`message-${target}`)
    bringTo(element, message, 0.5)
    settle()
    message?.focus({ preventScroll: true })
  }, [box, target, isReady, settle])

  useEffect(() => {
    const element = box.current
    if (!element) return
    // The text area grows, a sheet's keyboard takes room, or what belongs to a message comes later.
    const observer = new ResizeObserver(() => sticks.current && toEnd())
    observer.observe(element)
    for (const part of element.children) observer.observe(part)
    return () => observer.disconnect()
  }, [box, toEnd])

  const onScroll = () => {
    const element = box.current
    if (!element) return
    settle()
    before.current.height = element.scrollHeight
    if (element.scrollTop < nearPx && before.current.hasBegun && !sticks.current) onTop()
  }
  return { onScroll, isAtEnd, toEnd }
}
