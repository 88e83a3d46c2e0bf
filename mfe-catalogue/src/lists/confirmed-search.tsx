import { IconButton } from '@schrankwerk/ui'
import { searchText, TextField } from '@schrankwerk/ui/forms'
import { IconArrowRight, IconSearch, IconX } from '@tabler/icons-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface ConfirmedSearchProps {
  label: string
  value: string
  onConfirm: (text: string) => void
}

const iconProps = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** A search that waits for Enter: looking through a million articles for each letter helps nobody. */
export function ConfirmedSearch({ label, value, onConfirm }: ConfirmedSearchProps) {
  const { t } = useTranslation('catalogue')
  const [text, setText] = useState(value)
  const [message, setMessage] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value; one that an address made up is cut as well
  useEffect(() => {
    const kept = searchText(value)
    setText(kept.text)
    if (value === '' || kept.message) setMessage(kept.message)
    if (kept.message) onConfirm(kept.text)
  }, [value])
  const type = (typed: string) => {
    const kept = searchText(typed)
    setText(kept.text)
    setMessage(kept.message)
  }
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    onConfirm(text.trim())
  }
  const isConfirmed = text.trim() === value
  const clear = () => {
    type('')
    onConfirm('')
  }
  const action = isConfirmed ? (
    <IconButton small type="button" label={t('list.clearOf', { label })} onClick={clear}>
      <IconX {...iconProps} />
    </IconButton>
  ) : (
    <IconButton small type="submit" label={t('list.searchOf', { label })}>
      <IconArrowRight {...iconProps} />
    </IconButton>
  )
  return (
    <form aria-label={label} onSubmit={confirm}>
      <TextField
        label={label}
        value={text}
        onChange={type}
        error={message}
        icon={<IconSearch {...iconProps} />}
        action={(text || value) && action}
        placeholder={t('list.confirm')}
      />
    </form>
  )
}
