import type { ComponentProps, ElementType, ReactNode } from 'react'
import type { OfComponent } from '../buttons/button.tsx'
import { classNames } from '../class-names.ts'

interface NavItemLook {
  active?: boolean
  icon?: ReactNode
  badge?: ReactNode
  children?: ReactNode
  className?: string
}

/** A link of the header: `<NavItem component={Link} to="/profile" active>Profil</NavItem>`. */
export function NavItem<C extends ElementType = 'a'>(props: OfComponent<C, NavItemLook>) {
  const { component, active, icon, badge, children, className, ...rest } = props as NavItemLook & {
    component?: ElementType
  } & ComponentProps<'a'>
  const Component: ElementType = component ?? 'a'
  return (
    <Component
      {...rest}
      className={classNames('kit-nav-item', className)}
      {...(active ? { 'aria-current': 'page' } : {})}
    >
      {icon}
      {children}
      {badge}
    </Component>
  )
}
