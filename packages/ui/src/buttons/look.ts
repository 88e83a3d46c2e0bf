import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type ButtonVariant = 'primary' | 'default' | 'quiet' | 'danger'

export interface ButtonLook {
  variant?: ButtonVariant
  icon?: ReactNode
  small?: boolean
  fullWidth?: boolean
}

/** The class names of a button's look, for what is no button: links that act like one. */
export const buttonClass = (look: ButtonLook, ...more: (string | undefined)[]): string =>
  classNames(
    'kit-button',
    `kit-button-${look.variant ?? 'default'}`,
    look.small && 'kit-button-small',
    look.fullWidth && 'kit-button-full',
    ...more,
  )
