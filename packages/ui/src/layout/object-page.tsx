import type { ReactNode } from 'react'
import { useIsNarrow } from '../theme/use-is-narrow.ts'
import { BarNote } from './action-bar.tsx'
import { AnchorTabs, type AnchorTabsProps } from './anchor-tabs.tsx'
import { Columns, Stack } from './arrange.tsx'
import { Page } from './page.tsx'

export interface ObjectPageProps {
  header: ReactNode
  /** Who is next, or what the state means: in the bar, on a phone below the header. */
  note?: ReactNode
  /** What nobody may miss, wherever on the page he is: in the bar instead of the note, on a phone too. */
  alert?: ReactNode
  /** How far it is, before anything else. */
  track?: ReactNode
  /** What one has to know before reading on. */
  notices?: ReactNode
  sections?: AnchorTabsProps['items']
  /** The first section; what is beside it stands below it on a phone. */
  main?: ReactNode
  /** What is still missing for the own next step: always beside the first section. */
  readiness?: ReactNode
  aside?: ReactNode
  /** All other sections. */
  children?: ReactNode
  bar: ReactNode
  /** What stands beside the page while it is open, of the class `kit-side`. */
  side?: ReactNode
}

/** The page of one object: which one it is, what is missing, its sections, and what can be done. */
export function ObjectPage(props: ObjectPageProps) {
  const {
    header,
    note,
    alert,
    track,
    notices,
    sections = [],
    main,
    readiness,
    aside,
    children,
    bar,
    side,
  } = props
  const isNarrow = useIsNarrow()
  const isBeside = Boolean(readiness || aside)
  return (
    <div className="kit-object-page">
      <Page bare>
        {header}
        {isNarrow && note && <div className="kit-action-note">{note}</div>}
        {track}
        {notices}
        {sections.length > 0 && <AnchorTabs items={sections} />}
        {isBeside ? (
          <Columns ratio="wide-narrow">
            {main}
            <Stack gap={4}>
              {readiness}
              {aside}
            </Stack>
          </Columns>
        ) : (
          main
        )}
        {children}
        <BarNote value={{ note, alert }}>{bar}</BarNote>
      </Page>
      {side}
    </div>
  )
}
