import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './look.ts'

export interface IconButtonProps
  extends Pick<ButtonLook, 'variant' | 'small'>,
    Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Names the action for screen readers and on hover. */
  label: string
  loading?: boolean
}

/** A button that is an icon; its name is read out and stands in its tip. */
export function IconButton({
  label,
  variant = 'quiet',
  small,
  loading,
  children,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={buttonClass({ variant, small }, 'kit-icon-button', className)}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <span className="kit-spinner" aria-hidden="true" /> : children}
    </button>
  )
}
