import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type Ref, useEffect, useId, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import type { FieldProps } from './field.ts'

export interface SearchFieldProps extends Omit<FieldProps<string>, 'label'> {
  label?: string
  placeholder?: string
  /** Milliseconds of rest before `onChange`; 0 tells every letter at once. */
  delay?: number
}

/** Tells its text after a rest, at once on Enter; the key `/` leads here. */
export function SearchField({ label = 'Suchen', delay = 250, value, onChange, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const tellLater = useDebouncedCallback(onChange, delay)
  const tell = delay === 0 ? onChange : tellLater
  useEffect(() => setText(value), [value])
  const clear = () => {
    tellLater.cancel()
    setText('')
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
        onChange={(event) => {
          setText(event.currentTarget.value)
          tell(event.currentTarget.value)
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
    </div>
  )
}
