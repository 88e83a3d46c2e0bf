import { type ReactNode, useId } from 'react'

export interface SectionProps {
  id?: string
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  level?: 2 | 3 | 4
  children?: ReactNode
}

/** A titled part of a page; `AnchorTabs` jump to its id. */
export function Section({ id, title, description, actions, level = 2, children }: SectionProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  return (
    <section
      id={id}
      className="kit-section"
      data-level={level}
      aria-labelledby={headingId}
      tabIndex={id ? -1 : undefined}
    >
      <div className="kit-section-head">
        <Heading id={headingId}>{title}</Heading>
        {actions && <div className="kit-actions">{actions}</div>}
      </div>
      {description && <p className="kit-muted">{description}</p>}
      {children}
    </section>
  )
}

export interface CardProps {
  title?: ReactNode
  actions?: ReactNode
  level?: 2 | 3 | 4
  children?: ReactNode
}

export function Card({ title, actions, level = 3, children }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <div className="kit-card">
      {(title || actions) && (
        <div className="kit-section-head">
          {title && <Heading>{title}</Heading>}
          {actions && <div className="kit-actions">{actions}</div>}
        </div>
      )}
      {children}
    </div>
  )
}

/** A part that opens on demand. */
export function Disclosure({
  summary,
  children,
  open,
  onToggle,
}: {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  onToggle?: (isOpen: boolean) => void
}) {
  return (
    <details
      className="kit-disclosure"
      open={open}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary>{summary}</summary>
      <div className="kit-disclosure-body">{children}</div>
    </details>
  )
}
