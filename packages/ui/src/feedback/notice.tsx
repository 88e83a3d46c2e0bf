import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'error'
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  onClose?: () => void
}

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
}

/** A message in its place; errors are announced at once. */
export function Notice({ tone = 'info', title, children, action, onClose }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div className={`kit-notice kit-notice-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <div className="kit-notice-text">
        {title && <p className="kit-notice-title">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
      {onClose && (
        <IconButton label="Hinweis schließen" small onClick={onClose}>
          <IconX size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
