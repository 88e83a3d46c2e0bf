import type { ReactNode } from 'react'
import { Surface } from '../floating/surface.tsx'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons at the lower right; they stay visible while the content scrolls. */
  actions?: ReactNode
  size?: 'small' | 'medium' | 'large' | 'full'
  /** False while something must not be interrupted. */
  closable?: boolean
}

const widths = { small: '440px', medium: '640px', large: '960px', full: '100%' }

/** Closed by its button or Escape, not by a click beside it: what was typed would be gone. */
export function Dialog({ size = 'medium', ...props }: DialogProps) {
  return (
    <Surface
      {...props}
      kind="dialog"
      variant={size === 'full' ? 'full' : undefined}
      width={widths[size]}
      closeLabel="Dialog schließen"
    />
  )
}
