import type { BomReading } from '@schrankwerk/contracts'
import { Tabs } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import { useMappingText } from './mapping-texts.ts'

export interface SheetTabsProps {
  reading: Pick<BomReading, 'sheet' | 'furtherSheets'>
  /** Name of the sheet that is looked at. */
  value: string
  onChange: (name: string) => void
  children: ReactNode
}

/** Which sheet is looked at; nothing to choose where there is one. */
export function SheetTabs({ reading, value, onChange, children }: SheetTabsProps) {
  const t = useMappingText()
  const names = [
    reading.sheet,
    ...reading.furtherSheets.filter(({ preview }) => preview.length > 0).map(({ name }) => name),
  ]
  if (names.length < 2) return children
  return (
    <Tabs
      label={t('mapping.viewSheet')}
      value={value}
      onChange={onChange}
      items={names.map((name) => ({ key: name, label: name, content: children }))}
    />
  )
}
