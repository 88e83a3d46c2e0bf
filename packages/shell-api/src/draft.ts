import { useCallback, useEffect, useMemo, useRef } from 'react'
import { currentUser } from './session.ts'

const prefix = 'schrankwerk:draft:'
const writeDelayMs = 300

const storageKey = (key: string): string => `${prefix}${currentUser()?.id ?? 'nobody'}:${key}`

const read = <Value>(key: string): Value | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(key)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const write = (key: string, value: unknown): void => {
  // After signing out nobody is left to keep it for.
  if (!currentUser()) return
  try {
    if (value === undefined) sessionStorage.removeItem(storageKey(key))
    else sessionStorage.setItem(storageKey(key), JSON.stringify(value))
  } catch {
    // A full or forbidden storage costs the draft, not the page.
  }
}

/** Keeps something under another key than the one that is typed under: it is there once a form of that key opens. */
export const keepDraft = (key: string, value: unknown): void => write(key, value)

const pendingWrites = new Set<() => void>()
/** Writes what is still waiting; before the page goes away. */
export const flushDrafts = (): void => {
  for (const flush of [...pendingWrites]) flush()
}

/** Forgets every draft in this tab, and what outlives a tab under the same prefix; at sign-out. */
export const dropDrafts = (): void => {
  pendingWrites.clear()
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}

export interface Draft<Value> {
  /** What was typed before a reload or a new sign-in; undefined where there is nothing. */
  value: Value | undefined
  keep(value: Value): void
  /** After saving or discarding. */
  drop(): void
}

/**
 * Keeps what is being typed, as JSON in this tab, per user and `key`: it survives a reload and a session that
 * ended elsewhere. `value` is read once for each key.
 */
export function useDraft<Value>(key: string): Draft<Value> {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; flush: () => void } | undefined>(undefined)
  const value = useMemo(() => read<Value>(key), [key])

  const settle = useCallback((writeIt: boolean) => {
    const current = waiting.current
    if (!current) return
    clearTimeout(current.timer)
    pendingWrites.delete(current.flush)
    waiting.current = undefined
    if (writeIt) current.flush()
  }, [])

  const keep = useCallback(
    (next: Value) => {
      settle(false)
      const flush = () => {
        pendingWrites.delete(flush)
        if (waiting.current?.flush === flush) {
          clearTimeout(waiting.current.timer)
          waiting.current = undefined
        }
        write(key, next)
      }
      pendingWrites.add(flush)
      waiting.current = { timer: setTimeout(flush, writeDelayMs), flush }
    },
    [key, settle],
  )
  const drop = useCallback(() => {
    settle(false)
    write(key, undefined)
  }, [key, settle])

  useEffect(() => {
    const onHide = () => settle(true)
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('pagehide', onHide)
      settle(true)
    }
  }, [settle])

  return useMemo(() => ({ value, keep, drop }), [value, keep, drop])
}
