import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type Ref, useEffect, useId, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import type { FieldProps } from './field.ts'
import { searchText } from './search-text.ts'

export interface SearchFieldProps extends Omit<FieldProps<string>, 'label'> {
  label?: string
  placeholder?: string
  /** Milliseconds of rest before `onChange`; 0 tells every letter at once. */
  delay?: number
  /** The field holds no more, and says so where something longer was pasted. */
  maxLength?: number
}

/** Tells its text after a rest, at once on Enter; the key `/` leads here. */
export function SearchField(props: SearchFieldProps) {
  const { label = 'Suchen', delay = 250, maxLength, value, onChange, ...rest } = props
  const [text, setText] = useState(value)
  const [message, setMessage] = useState<string>()
  const tellLater = useDebouncedCallback(onChange, delay)
  const tell = delay === 0 ? onChange : tellLater
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value; one that an address made up is cut as well
  useEffect(() => {
    const kept = searchText(value, maxLength)
    setText(kept.text)
    if (value === '' || kept.message) setMessage(kept.message)
    if (kept.message) onChange(kept.text)
  }, [value])
  const clear = () => {
    tellLater.cancel()
    setText('')
    setMessage(undefined)
    onChange('')
  }
  const ownId = useId()
  const id = rest.id ?? ownId
  // A plain box: a list is on screen before the forms and what they float are loaded.
  return (
    <div className="kit-search">
      <label className="kit-hidden" htmlFor={id}>
        {label}
      </label>
      <IconSearch className="kit-search-icon" size={16} stroke={1.75} aria-hidden="true" />
      <input
        ref={rest.ref as Ref<HTMLInputElement>}
        id={id}
        name={rest.name}
        className="kit-search-input"
        type="search"
        data-kit-search
        placeholder={rest.placeholder ?? label}
        value={text}
        autoComplete="off"
        disabled={rest.disabled}
        aria-describedby={message && `${id}-message`}
        onChange={(event) => {
          const kept = searchText(event.currentTarget.value, maxLength)
          setText(kept.text)
          setMessage(kept.message)
          tell(kept.text)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text) {
            event.stopPropagation()
            clear()
          }
          if (event.key !== 'Enter') return
          tellLater.cancel()
          onChange(text)
        }}
        onBlur={rest.onBlur}
      />
      {text && (
        <span className="kit-search-clear">
          <IconButton label="Suche leeren" small onClick={clear}>
            <IconX size={14} aria-hidden="true" />
          </IconButton>
        </span>
      )}
      <div id={`${id}-message`} role="status" className="kit-search-message">
        {message}
      </div>
    </div>
  )
}
