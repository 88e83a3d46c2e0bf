interface Kept<Value> {
  changes: number
  value: Promise<Value>
}

/**
 * Keeps what was found for as long as its list has not changed, the oldest goes first. `changes` is read before the
 * list is: what was found may be newer than it says, never older.
 */
export function keepWhileUnchanged<Value>(atMost: number) {
  const kept = new Map<string, Kept<Value>>()
  return (key: string, changes: number, find: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key)
    kept.delete(key)
    if (known?.changes === changes) {
      kept.set(key, known)
      return known.value
    }
    const found: Kept<Value> = { changes, value: find() }
    kept.set(key, found)
    found.value.catch(() => kept.get(key) === found && kept.delete(key))
    if (kept.size > atMost) kept.delete(kept.keys().next().value!)
    return found.value
  }
}
