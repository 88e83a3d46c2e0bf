import type { BusinessDataItem } from '@schrankwerk/contracts'
import { foldText } from '@schrankwerk/ui'
import { useDeferredValue, useMemo } from 'react'
import type { SubfolderChoice } from './use-folder-address.ts'

/** The files of the chosen subfolder, and those of them whose name has every word of the search. */
export function useFoundItems(items: readonly BusinessDataItem[], choice: SubfolderChoice, search: string) {
  const words = useDeferredValue(search.trim())
  const inside = useMemo(() => {
    if (choice === 'all') return items
    const wanted = choice === 'top' ? null : choice
    return items.filter(({ subfolderId }) => subfolderId === wanted)
  }, [items, choice])
  // Folding thousands of names takes longer than searching them; it is done once, at the first search.
  const foldedNames = useMemo(() => {
    let folded: string[] | undefined
    return () => {
      folded ??= inside.map(({ filename }) => foldText(filename))
      return folded
    }
  }, [inside])
  const found = useMemo(() => {
    if (words === '') return inside
    const wanted = foldText(words).split(/\s+/)
    const names = foldedNames()
    return inside.filter((_, at) => wanted.every((word) => names[at]?.includes(word)))
  }, [inside, words, foldedNames])
  return { inside, found, words }
}
