import type { ReactNode } from 'react'
import { Surface } from '../floating/surface.tsx'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  side?: 'right' | 'left'
  /** Width, as CSS. */
  size?: string
}

/** A modal part at the edge of the window; a click beside it closes it. */
export function Drawer({ side = 'right', size = '480px', ...props }: DrawerProps) {
  return (
    <Surface
      {...props}
      kind="drawer"
      variant={side}
      width={size}
      closeLabel="Bereich schließen"
      closeOnBackdrop
    />
  )
}
