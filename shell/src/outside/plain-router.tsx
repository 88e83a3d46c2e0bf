import { queryClient } from '@schrankwerk/shell-api'
import {
  createBrowserRouter,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
} from '@schrankwerk/shell-api/router'
import { KitProvider, Loading, Page, TableSkeleton } from '@schrankwerk/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { OfflineNote } from '../frame/offline-note.tsx'
import { PlainFrame } from '../landing/plain-frame.tsx'
import { Failure } from '../start/failure.tsx'
import { pageNonce } from '../start/nonce.ts'

const Framed = ({ children }: { children: ReactNode }) => (
  <PlainFrame bare>
    <OfflineNote />
    {children}
    <ScrollRestoration />
  </PlainFrame>
)

const FramedSkeleton = () => (
  <PlainFrame bare>
    <Page bare reading>
      <Loading>
        <TableSkeleton />
      </Loading>
    </Page>
  </PlainFrame>
)

interface PlainRouterProps {
  pages: RouteObject[]
  /** Around the pages, inside the frame. */
  element?: ReactNode
  /** Adds pages to the route `plain` when their address is visited. */
  onVisit?: PatchRoutesOnNavigationFunction
}

/** A router of its own for pages that need no sign-in. */
export function PlainRouter({ pages, element = <Outlet />, onVisit }: PlainRouterProps) {
  const [router] = useState(() =>
    createBrowserRouter(
      [
        {
          id: 'plain',
          path: '/',
          element: <Framed>{element}</Framed>,
          HydrateFallback: FramedSkeleton,
          errorElement: <Failure />,
          children: pages,
        },
      ],
      { patchRoutesOnNavigation: onVisit },
    ),
  )
  return (
    <QueryClientProvider client={queryClient}>
      <KitProvider {...(pageNonce === undefined ? {} : { nonce: pageNonce })}>
        <RouterProvider router={router} />
      </KitProvider>
    </QueryClientProvider>
  )
}
