import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Button, LinkButton } from '../buttons/button.tsx'

export interface ReadinessItem {
  key: string
  label: ReactNode
  detail?: ReactNode
  jumpLabel?: string
  onJump?: () => void
  href?: string
}

export interface ReadinessCardProps {
  /** Where a jump to the open card leads. */
  id?: string
  /** What is still missing; empty means ready. */
  items: ReadinessItem[]
  title?: string
  readyText?: string
}

/** Everything that is missing before the next step, each with a way to it. */
export function ReadinessCard({
  id: anchor,
  items,
  title = 'Noch zu erledigen',
  readyText = 'Alles Nötige ist vorhanden.',
}: ReadinessCardProps) {
  const id = useId()
  if (items.length === 0)
    return (
      <div className="kit-readiness kit-tone-green" role="status">
        <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
        {readyText}
      </div>
    )
  return (
    <section
      id={anchor}
      className="kit-card kit-readiness-open"
      aria-labelledby={id}
      tabIndex={anchor ? -1 : undefined}
    >
      <h2 id={id}>
        {title} <span className="kit-muted kit-tabular">{items.length}</span>
      </h2>
      <ul>
        {items.map((item) => {
          const jumpLabel = item.jumpLabel ?? 'Anzeigen'
          const labelId = `${id}-${item.key}`
          return (
            <li key={item.key}>
              <IconAlertTriangle className="kit-readiness-icon" size={18} stroke={1.75} aria-hidden="true" />
              <div className="kit-readiness-text">
                <span id={labelId}>{item.label}</span>
                {item.detail && <div className="kit-muted">{item.detail}</div>}
              </div>
              {item.onJump && (
                <Button small onClick={item.onJump} aria-describedby={labelId}>
                  {jumpLabel}
                </Button>
              )}
              {!item.onJump && item.href && (
                <LinkButton small href={item.href} aria-describedby={labelId}>
                  {jumpLabel}
                </LinkButton>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
