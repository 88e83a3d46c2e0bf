import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { formatNumber } from '../formats/formats.ts'

export interface TabsProps {
  items: { key: string; label: ReactNode; content?: ReactNode; count?: number }[]
  value: string
  onChange: (key: string) => void
  label: string
}

/** Arrow keys move between the tabs, Home and End go to the ends. */
export function Tabs({ items, value, onChange, label }: TabsProps) {
  const id = useId()
  const active = items.find(({ key }) => key === value)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex(({ key }) => key === value)
    const target = {
      ArrowRight: (at + 1) % items.length,
      ArrowLeft: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key]
    const item = target === undefined ? undefined : items[target]
    if (!item) return
    event.preventDefault()
    onChange(item.key)
    document.getElementById(`${id}-${item.key}`)?.focus()
  }
  return (
    <div className="kit-tabs">
      <div role="tablist" aria-label={label} className="kit-tablist" onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.key}
            id={`${id}-${item.key}`}
            type="button"
            role="tab"
            aria-selected={item.key === value}
            aria-controls={item.key === value && item.content ? `${id}-panel` : undefined}
            tabIndex={item.key === value ? 0 : -1}
            onClick={() => onChange(item.key)}
          >
            {item.label}
            {item.count !== undefined && (
              <span className="kit-muted kit-tabular"> {formatNumber(item.count)}</span>
            )}
          </button>
        ))}
      </div>
      {active?.content && (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${active.key}`}>
          {active.content}
        </div>
      )}
    </div>
  )
}
