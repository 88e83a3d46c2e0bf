import { IconChevronDown } from '@tabler/icons-react'
import { type ElementType, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Menu } from '../buttons/menu.tsx'
import { classNames } from '../class-names.ts'
import { fittingEntries } from './fitting-entries.ts'
import { NavItem } from './nav-item.tsx'

/** An entry of the main menu. */
export interface NavLink {
  key: string
  label: ReactNode
  active?: boolean
  /** A router's link; its props go into `linkProps`. */
  component: ElementType
  linkProps: Record<string, unknown>
}

const gap = 4

/** How many entries the bar has room for; asked again whenever the bar or one of them changes its width. */
function useFittingEntries(count: number) {
  const bar = useRef<HTMLElement>(null)
  const [fitting, setFitting] = useState(count)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of entries is other elements
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const items = [...element.children]
    const measure = () => {
      const widths = items.map((item) => item.getBoundingClientRect().width)
      const more = widths.pop() ?? 0
      setFitting(fittingEntries({ room: element.clientWidth, entries: widths, more, gap }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const one of [element, ...items]) observer.observe(one)
    return () => observer.disconnect()
  }, [count])
  return { bar, fitting: Math.min(fitting, count) }
}

/**
 * The main menu in the header. What does not fit beside the tools is behind „Mehr“; it stays in place unseen, for its
 * width tells when there is room again.
 */
export function NavBar({ links }: { links: readonly NavLink[] }) {
  const { bar, fitting } = useFittingEntries(links.length)
  const beyond = links.slice(fitting)
  return (
    <nav ref={bar} className="kit-nav" aria-label="Hauptmenü">
      {links.map(({ key, label, active, component, linkProps }, at) => (
        <NavItem
          key={key}
          component={component}
          active={active}
          {...linkProps}
          {...(at < fitting ? {} : { 'data-beyond': true, inert: true })}
        >
          {label}
        </NavItem>
      ))}
      <span
        className="kit-nav-more"
        data-beyond={beyond.length === 0 || undefined}
        inert={beyond.length === 0}
      >
        <Menu
          label="Weitere Bereiche"
          trigger={
            <button
              type="button"
              className={classNames('kit-nav-item', 'kit-nav-more-button')}
              data-current={beyond.some(({ active }) => active) || undefined}
            >
              Mehr
              <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
            </button>
          }
          items={beyond.map(({ key, label, active, component, linkProps }) => ({
            key,
            label,
            component,
            linkProps: { ...linkProps, ...(active ? { 'aria-current': 'page' } : {}) },
          }))}
        />
      </span>
    </nav>
  )
}
