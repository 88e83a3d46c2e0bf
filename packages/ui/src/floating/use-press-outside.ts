import { type RefObject, useEffect, useRef } from 'react'

/** Tells of a press that hits none of the elements while something is open. */
export function usePressOutside(
  elements: readonly RefObject<HTMLElement | null>[],
  isOpen: boolean,
  onPress: () => void,
): void {
  const latest = useRef({ elements, onPress })
  useEffect(() => {
    latest.current = { elements, onPress }
  })
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = ({ target }: PointerEvent) => {
      const isInside = latest.current.elements.some(({ current }) => current?.contains(target as Node))
      if (!isInside) latest.current.onPress()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen])
}
