import { type KeyboardEvent, useRef } from 'react'
import { foldText } from '../formats/fold-text.ts'
import type { Option } from './options.tsx'

/** Letters that follow each other within this time belong together, as in the browser's own selection. */
const restMilliseconds = 1000

/** The option that begins with what was typed; one letter alone goes on to the next one after the value. */
export const optionBeginningWith = (
  options: readonly Option[],
  typed: string,
  value: string | null,
): Option | undefined => {
  const search = foldText(typed)
  const at = options.findIndex((option) => option.value === value)
  const from = typed.length > 1 ? Math.max(at, 0) : at + 1
  return [...options.slice(from), ...options.slice(0, from)].find(
    ({ label, disabled }) => !disabled && foldText(label).startsWith(search),
  )
}

/** Chooses by typed letters where the field takes no text. */
export function useTypeAhead(
  options: readonly Option[],
  value: string | null,
  onChoose: (value: string) => void,
) {
  const typed = useRef({ text: '', at: 0 })
  return (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    // A blank opens the list.
    if (event.key === ' ') return
    event.preventDefault()
    const isContinued = event.timeStamp - typed.current.at < restMilliseconds
    const text = (isContinued ? typed.current.text : '') + event.key
    typed.current = { text, at: event.timeStamp }
    const isRepeated = [...text].every((letter) => letter === text[0])
    const found = optionBeginningWith(options, isRepeated ? event.key : text, value)
    if (found && found.value !== value) onChoose(found.value)
  }
}
