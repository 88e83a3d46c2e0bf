import type { ReactNode } from 'react'

export interface EmptyProps {
  /** One sentence. */
  text: ReactNode
  /** The one next step. */
  action?: ReactNode
  icon?: ReactNode
}

export function Empty({ text, action, icon }: EmptyProps) {
  return (
    <div className="kit-empty">
      {icon && (
        <span className="kit-empty-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <p>{text}</p>
      {action}
    </div>
  )
}
