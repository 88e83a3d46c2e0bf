import type { ComponentProps, ElementType, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { type ButtonLook, buttonClass } from './look.ts'

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows that work is under way; the button keeps the focus and ignores clicks. */
  loading?: boolean
}

/**
 * Submits nothing unless `type` says so. While it is loading it keeps the focus and its name, and no click or Enter
 * counts.
 */
export function Button({
  variant,
  icon,
  small,
  fullWidth,
  loading,
  children,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={loading && type === 'submit' ? 'button' : type}
      className={buttonClass({ variant, small, fullWidth }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <span className="kit-spinner" aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

export type OfComponent<C extends ElementType, Own> = Own & { component?: C } & Omit<
    ComponentProps<C>,
    keyof Own | 'component'
  >

/** Looks like a button and is a link: `<LinkButton component={Link} to="/offer/1">`. */
export function LinkButton<C extends ElementType = 'a'>({
  component,
  variant,
  icon,
  small,
  fullWidth,
  children,
  className,
  ...rest
}: OfComponent<C, ButtonLook & { children?: ReactNode; className?: string }>) {
  const Component: ElementType = component ?? 'a'
  return (
    <Component {...rest} className={buttonClass({ variant, small, fullWidth }, className)}>
      {icon}
      {children}
    </Component>
  )
}

/** A link in running text or in a table cell. */
export function TextLink<C extends ElementType = 'a'>({
  component,
  children,
  className,
  ...rest
}: OfComponent<C, { children?: ReactNode; className?: string }>) {
  const Component: ElementType = component ?? 'a'
  return (
    <Component {...rest} className={classNames('kit-link', className)}>
      {children}
    </Component>
  )
}
