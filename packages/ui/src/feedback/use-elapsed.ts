import { useEffect, useState } from 'react'

/** From when on a wait is said to be unusual. */
export const unusualMs = 8_000

/** Whether so much time has passed since `isRunning` began. */
export function useElapsed(ms: number, isRunning = true): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setOver(true), ms)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [ms, isRunning])
  return isOver
}
