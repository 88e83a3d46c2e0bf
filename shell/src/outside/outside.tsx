import { connectSession, queryClient } from '@schrankwerk/shell-api'
import { createBrowserRouter, Outlet, RouterProvider, ScrollRestoration } from '@schrankwerk/shell-api/router'
import { KitProvider, Loading, Page, TableSkeleton } from '@schrankwerk/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { PlainFrame } from '../landing/plain-frame.tsx'
import { Failure } from '../start/failure.tsx'
import { pageNonce } from '../start/nonce.ts'
import { outsidePages } from './outside-pages.tsx'

// Calls go without a token here; the portal connects the session of whoever turns out to be signed in.
const leave = async () => location.assign('/')
connectSession({ getToken: async () => undefined, signIn: leave, signOut: leave })

const Frame = () => (
  <PlainFrame bare>
    <Outlet />
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

/** Any other address is the landing page's, which needs none of this. */
function ToStart() {
  useEffect(() => location.replace('/'), [])
  return null
}

const createOutsideRouter = () =>
  createBrowserRouter([
    {
      path: '/',
      element: <Frame />,
      HydrateFallback: FramedSkeleton,
      errorElement: <Failure />,
      children: [...outsidePages, { path: '*', element: <ToStart /> }],
    },
  ])

/** Everything before the sign-in but the landing page, with a router of its own. */
export function Outside() {
  const [router] = useState(createOutsideRouter)
  return (
    <QueryClientProvider client={queryClient}>
      <KitProvider {...(pageNonce === undefined ? {} : { nonce: pageNonce })}>
        <RouterProvider router={router} />
      </KitProvider>
    </QueryClientProvider>
  )
}
