import { IconButton } from '@schrankwerk/ui'
import { TextField } from '@schrankwerk/ui/forms'
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
  useEffect(() => setText(value), [value])
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    onConfirm(text.trim())
  }
  const isConfirmed = text.trim() === value
  const clear = () => {
    setText('')
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
        onChange={setText}
        maxLength={200}
        icon={<IconSearch {...iconProps} />}
        action={(text || value) && action}
        placeholder={t('list.confirm')}
      />
    </form>
  )
}
