import { titleOf, useSession } from '@schrankwerk/shell-api'
import { Link, Navigate, Outlet, ScrollRestoration, useLocation } from '@schrankwerk/shell-api/router'
import { AppFrame, Letterhead, Loading, Page, TableSkeleton, Wordmark } from '@schrankwerk/ui'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { accessTo, pageAt, profilePath } from '../routing/access.ts'
import { NoLongerYours } from '../routing/no-longer-yours.tsx'
import { NotFound } from '../routing/not-found.tsx'
import { useConfiguration } from '../start/use-configuration.ts'
import { HeaderBadges } from './header-badges.tsx'
import { HeaderTools } from './header-tools.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { useMainMenu } from './main-menu.tsx'
import { OfflineNote } from './offline-note.tsx'
import { PendingBar } from './pending-bar.tsx'
import { SessionEndedDialog } from './session-ended-dialog.tsx'
import { useNobodyOnOpenPage } from './use-nobody-on-open-page.ts'
import { usePlaceOnPage } from './use-place-on-page.ts'
import { WaitingNote } from './waiting-note.tsx'

/** Header, menu and version around whatever is shown. */
export function Frame({ children }: { children: ReactNode }) {
  const menu = useMainMenu()
  return (
    <AppFrame
      brand={
        <Link to="/">
          <Wordmark />
        </Link>
      }
      {...(menu.length > 0 ? { nav: menu } : {})}
      tools={
        <>
          <HeaderBadges />
          <HeaderTools />
        </>
      }
      version={`v${__SHELL_VERSION__}`}
    >
      <OfflineNote />
      {children}
    </AppFrame>
  )
}

/** The frame before the first page's code is there. */
export function FramedSkeleton() {
  return (
    <Frame>
      <Page bare>
        <Loading>
          <TableSkeleton />
        </Loading>
      </Page>
    </Frame>
  )
}

/** The document has the page's name from the start; the page itself may know a better one. */
function useTitleOfRoute(pathname: string) {
  useLayoutEffect(() => {
    const title = pageAt(pathname)?.title
    if (title) document.title = titleOf(title.de)
  }, [pathname])
}

/** Whether the page that is open was there for the person when it was opened. */
function useWasInReach(pathname: string, access: ReturnType<typeof accessTo>): boolean {
  const [seen, setSeen] = useState({ pathname, wasInReach: access === 'page' })
  if (seen.pathname !== pathname) setSeen({ pathname, wasInReach: access === 'page' })
  else if (access === 'page' && !seen.wasInReach) setSeen({ pathname, wasInReach: true })
  return seen.pathname === pathname && seen.wasInReach
}

export function PortalFrame() {
  const { user } = useSession()
  const { pathname } = useLocation()
  const access = accessTo(pathname, user)
  const wasInReach = useWasInReach(pathname, access)
  useTitleOfRoute(pathname)
  usePlaceOnPage()
  useNobodyOnOpenPage(pathname)
  const letterhead = useConfiguration((configuration) => configuration?.letterhead)
  return (
    <Frame>
      <Letterhead lines={letterhead ?? ['Schrankwerk']} />
      <PendingBar />
      {access === 'page' && <Outlet />}
      {access === 'nothing' && (wasInReach ? <NoLongerYours /> : <NotFound />)}
      {access === 'profile-first' && <Navigate to={profilePath} replace />}
      <LeaveDialog />
      <SessionEndedDialog />
      <WaitingNote />
      <ScrollRestoration />
    </Frame>
  )
}
