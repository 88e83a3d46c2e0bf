import { useState } from 'react'

/** Columns that somebody hid stay hidden on this device. */
export function useHiddenColumns(list: string, initially: readonly string[]) {
  const key = `schrankwerk:columns:${list}`
  const [hidden, setHidden] = useState<string[]>(() => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '') as string[]
    } catch {
      return [...initially]
    }
  })
  const hide = (next: string[]) => {
    setHidden(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A full or forbidden storage costs the memory, not the list.
    }
  }
  return [hidden, hide] as const
}
