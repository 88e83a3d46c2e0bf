import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Button, LinkButton } from '../buttons/button.tsx'

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

export interface ReadinessItem {
  key: string
  label: ReactNode
  detail?: ReactNode
  jumpLabel?: string
  onJump?: () => void
  href?: string
}

export interface ReadinessCardProps {
  /** Where a jump to the card leads. */
  id?: string
  /** What is still missing; empty means ready. */
  items: readonly ReadinessItem[]
  /** What is worth a look and holds nothing up. */
  recommended?: readonly ReadinessItem[]
  title?: string
  readyText?: string
}

function Items({ items, icon }: { items: readonly ReadinessItem[]; icon: ReactNode }) {
  const id = useId()
  return (
    <ul>
      {items.map((item) => {
        const jumpLabel = item.jumpLabel ?? 'Anzeigen'
        const labelId = `${id}-${item.key}`
        return (
          <li key={item.key}>
            {icon}
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
  )
}

const Count = ({ of }: { of: readonly unknown[] }) => (
  <span className="kit-muted kit-tabular">{of.length}</span>
)

/** Everything that is missing before the next step, and what is recommended besides, each with a way to it. */
export function ReadinessCard({
  id: anchor,
  items,
  recommended = [],
  title = 'Noch zu erledigen',
  readyText = 'Alles Nötige ist vorhanden.',
}: ReadinessCardProps) {
  const id = useId()
  const isReady = items.length === 0
  return (
    <section id={anchor} className="kit-readiness" aria-labelledby={id} tabIndex={anchor ? -1 : undefined}>
      {isReady ? (
        <div id={id} className="kit-readiness-done kit-tone-green" role="status">
          <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
          {readyText}
        </div>
      ) : (
        <div className="kit-card">
          <h2 id={id}>
            {title} <Count of={items} />
          </h2>
          <Items items={items} icon={<IconAlertTriangle className="kit-readiness-icon" {...look} />} />
        </div>
      )}
      {recommended.length > 0 && (
        <div className="kit-card">
          <h2>
            Empfohlen <Count of={recommended} />
          </h2>
          <Items items={recommended} icon={<IconInfoCircle className="kit-muted" {...look} />} />
        </div>
      )}
    </section>
  )
}
