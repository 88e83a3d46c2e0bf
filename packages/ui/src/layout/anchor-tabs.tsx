import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../formats/formats.ts'

export interface AnchorTabsProps {
  items: { id: string; label: ReactNode; count?: number }[]
  label?: string
}

/** What stays in view above the sections: where a jump ends. */
const heightAbove = (): number =>
  Math.floor(Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)) || 0

/** Which of the sections is at the top of the window. */
const useSectionInView = (ids: string): string | undefined => {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const visible = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) visible.add(entry.target.id)
          else visible.delete(entry.target.id)
        }
        setCurrent(sections.find((section) => visible.has(section.id))?.id)
      },
      { rootMargin: `-${heightAbove()}px 0px -50% 0px` },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [ids])
  return current
}

const jump = (event: MouseEvent, id: string) => {
  const section = document.getElementById(id)
  if (!section) return
  event.preventDefault()
  section.scrollIntoView()
  section.focus({ preventScroll: true })
}

/** Jumps to the sections of a long page and shows where one is. */
export function AnchorTabs({ items, label = 'Abschnitte' }: AnchorTabsProps) {
  const current = useSectionInView(items.map(({ id }) => id).join(' '))
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const bar = nav.current
    const link = bar?.querySelector<HTMLElement>('[aria-current]')
    // Whoever goes through the names by key keeps the one in view that has the focus.
    if (!bar || !link || !current || bar.contains(document.activeElement)) return
    // In the middle of the bar, so that one sees what is beside it; the page itself stays where it is.
    const [within, at] = [bar.getBoundingClientRect(), link.getBoundingClientRect()]
    bar.scrollLeft += at.left + at.width / 2 - within.left - within.width / 2
  }, [current])
  return (
    <nav ref={nav} className="kit-anchor-tabs kit-no-print" aria-label={label}>
      {items.map((item) => (
        <a
          key={item.id}
          href={`#${item.id}`}
          aria-current={item.id === current ? 'location' : undefined}
          onClick={(event) => jump(event, item.id)}
        >
          {item.label}
          {item.count !== undefined && (
            <span className="kit-muted kit-tabular"> {formatNumber(item.count)}</span>
          )}
        </a>
      ))}
    </nav>
  )
}
