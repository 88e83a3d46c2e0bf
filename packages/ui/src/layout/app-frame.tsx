import { IconMenu2 } from '@tabler/icons-react'
import { type ComponentProps, type ElementType, type ReactNode, useState } from 'react'
import type { OfComponent } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Drawer } from '../dialogs/drawer.tsx'
import { ShortcutsHelp } from '../shortcuts/shortcuts-help.tsx'
import { useIsNarrow } from '../theme/use-is-narrow.ts'

export interface AppFrameProps {
  /** Link home, usually around a `Wordmark`. */
  brand: ReactNode
  nav?: ReactNode
  /** Right side of the header: user menu, badges, colour scheme. */
  tools?: ReactNode
  version?: string
  children: ReactNode
}

const focusMain = (event: { preventDefault: () => void }) => {
  const main = document.getElementById('inhalt')
  if (!main) return
  event.preventDefault()
  main.focus()
  main.scrollIntoView()
}

export function AppFrame({ brand, nav, tools, version, children }: AppFrameProps) {
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useIsNarrow('menu')
  return (
    <div className="kit-frame">
      {/* biome-ignore lint/a11y/useValidAnchor: a real anchor; the handler only keeps the address as it is */}
      <a className="kit-skip" href="#inhalt" onClick={focusMain}>
        Zum Inhalt springen
      </a>
      <header className="kit-header">
        {nav && isNarrow && (
          <IconButton label="Menü öffnen" aria-expanded={isOpen} onClick={() => setOpen(true)}>
            <IconMenu2 size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )}
        <div className="kit-header-brand">{brand}</div>
        {nav && !isNarrow && (
          <nav className="kit-nav" aria-label="Hauptmenü">
            {nav}
          </nav>
        )}
        <div className="kit-header-tools">{tools}</div>
      </header>
      {nav && isNarrow && (
        <Drawer open={isOpen} onClose={() => setOpen(false)} title="Menü" side="left" size="280px">
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after a link inside was followed, by key as well */}
          <div onClick={(event) => (event.target as Element).closest('a') && setOpen(false)}>
            <nav className="kit-nav kit-nav-column" aria-label="Hauptmenü">
              {nav}
            </nav>
          </div>
        </Drawer>
      )}
      <main id="inhalt" className="kit-main" tabIndex={-1}>
        {children}
      </main>
      {version && <footer className="kit-footer kit-no-print">Version {version}</footer>}
      <ShortcutsHelp />
    </div>
  )
}

interface NavItemLook {
  active?: boolean
  icon?: ReactNode
  badge?: ReactNode
  children?: ReactNode
  className?: string
}

/** A link of the main menu: `<NavItem component={Link} to="/offer" active>Angebote</NavItem>`. */
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
