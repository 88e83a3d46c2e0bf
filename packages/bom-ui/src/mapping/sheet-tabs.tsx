import type { BomReading } from '@schrankwerk/contracts'
import { Tabs } from '@schrankwerk/ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useMappingText } from './mapping-texts.ts'

export interface SheetTabsProps {
  reading: Pick<BomReading, 'sheet' | 'furtherSheets'>
  /** Name of the sheet that is looked at. */
  value: string
  onChange: (name: string) => void
  children: ReactNode
}

/** Scrolls the tabs, and only them, to the chosen one: it may have been chosen elsewhere. */
function showChosen(list: Element | null | undefined): void {
  const tab = list?.querySelector('[aria-selected="true"]')
  if (!list || !tab) return
  const [frame, place] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (place.left < frame.left || place.right > frame.right)
    list.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2
}

/** Which sheet is looked at; nothing to choose where there is one. */
export function SheetTabs({ reading, value, onChange, children }: SheetTabsProps) {
  const t = useMappingText()
  const tabs = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls anew for each sheet
  useLayoutEffect(() => showChosen(tabs.current?.querySelector('[role="tablist"]')), [value])
  const names = [
    reading.sheet,
    ...reading.furtherSheets.filter(({ preview }) => preview.length > 0).map(({ name }) => name),
  ]
  if (names.length < 2) return children
  return (
    <div ref={tabs}>
      <Tabs
        label={t('mapping.viewSheet')}
        value={value}
        onChange={onChange}
        items={names.map((name) => ({ key: name, label: name, content: children }))}
      />
    </div>
  )
}
