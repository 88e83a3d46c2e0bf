import { IconMenu2 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { Drawer } from '../dialogs/drawer.tsx'
import { ShortcutsHelp } from '../shortcuts/shortcuts-help.tsx'
import { useIsNarrow } from '../theme/use-is-narrow.ts'
import { NavBar, type NavLink } from './nav-bar.tsx'
import { NavItem } from './nav-item.tsx'

export interface AppFrameProps {
  /** Link home, usually around a `Wordmark`. */
  brand: ReactNode
  /** The main menu: beside the brand as far as there is room, the rest of it behind „Mehr“. */
  nav?: readonly NavLink[]
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

/**
 * Around every page: skip link, header, menu and `<main id="inhalt">`. Below 960 px the menu is a drawer. Without
 * `nav` there is none, as where nobody is signed in.
 */
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
        {nav && !isNarrow && <NavBar links={nav} />}
        <div className="kit-header-tools">{tools}</div>
      </header>
      {nav && isNarrow && (
        <Drawer open={isOpen} onClose={() => setOpen(false)} title="Menü" side="left" size="280px">
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after a link inside was followed, by key as well */}
          <div onClick={(event) => (event.target as Element).closest('a') && setOpen(false)}>
            <nav className="kit-nav kit-nav-column" aria-label="Hauptmenü">
              {nav.map(({ key, label, active, component, linkProps }) => (
                <NavItem key={key} component={component} active={active} {...linkProps}>
                  {label}
                </NavItem>
              ))}
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
