import { useEffect, useRef } from 'react'

export interface Shortcut {
  /** As `KeyboardEvent.key`, with `Ctrl+` in front where needed. */
  keys: string
  label: string
  run: () => void
}

export interface Shortcuts {
  search?: () => void
  save?: () => void
  next?: () => void
  previous?: () => void
  close?: () => void
  extra?: Shortcut[]
}

const labels: Record<Exclude<keyof Shortcuts, 'extra'>, [keys: string, label: string]> = {
  search: ['/', 'Suchen'],
  save: ['Ctrl+s', 'Speichern'],
  next: ['n', 'Nächster Fehler'],
  previous: ['p', 'Vorheriger Fehler'],
  close: ['Escape', 'Schließen'],
}

/** The latest registered comes first: a dialog's keys win over its page's. */
const registered: (() => Shortcut[])[] = []

/** What each key does now: where several parts of the page want the same key, what was registered last. */
export const activeShortcuts = (): Shortcut[] => {
  const seen = new Set<string>()
  return registered
    .toReversed()
    .flatMap((list) => list())
    .filter(({ keys }) => !seen.has(keys) && seen.add(keys))
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox]):not([type=radio]):not([type=button])'))

const keysOf = (event: KeyboardEvent): string =>
  event.ctrlKey || event.metaKey ? `Ctrl+${event.key.toLowerCase()}` : event.key

const onKeyDown = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.altKey || event.isComposing) return
  const keys = keysOf(event)
  if (!keys.startsWith('Ctrl+') && keys !== 'Escape' && isTyping(event.target)) return
  const dialogIsOpen = document.querySelector('[role="dialog"][aria-modal="true"]') !== null
  if (dialogIsOpen && !keys.startsWith('Ctrl+')) return
  const shortcut = activeShortcuts().find((candidate) => candidate.keys === keys)
  if (!shortcut) return
  event.preventDefault()
  shortcut.run()
}

const listOf = (shortcuts: Shortcuts): Shortcut[] => [
  ...Object.entries(labels).flatMap(([name, [keys, label]]) => {
    const run = shortcuts[name as keyof typeof labels]
    return run ? [{ keys, label, run }] : []
  }),
  ...(shortcuts.extra ?? []),
]

/** Keys of a screen while it is shown. Letters do nothing while one types, nor behind a dialog. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const list = () => listOf(latest.current)
    if (registered.length === 0) globalThis.addEventListener('keydown', onKeyDown)
    registered.push(list)
    return () => {
      registered.splice(registered.indexOf(list), 1)
      if (registered.length === 0) globalThis.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
