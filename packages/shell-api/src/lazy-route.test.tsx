import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { RouteModule } from './contract.ts'
import { lazyRoute } from './lazy-route.tsx'

const page: RouteModule = { Component: () => <h1>Angebote</h1> }

const Down = () => {
  const navigate = useNavigate()
  const location = useLocation()
  return (
    <>
      <p>{(useRouteError() as Error).message}</p>
      <button type="button" onClick={() => void navigate(location, { replace: true })}>
        Erneut versuchen
      </button>
    </>
  )
}

const Nothing = () => null

const open = (load: () => Promise<RouteModule>) =>
  render(
    <RouterProvider
      router={createMemoryRouter(
        [{ path: '/offer', errorElement: <Down />, HydrateFallback: Nothing, ...lazyRoute(load) }],
        { initialEntries: ['/offer'] },
      )}
    />,
  )

test('a page whose code failed to load is fetched again on the next visit, without a reload', async () => {
  let isDown = true
  let fetches = 0
  open(async () => {
    fetches += 1
    if (isDown) throw new Error('ChunkLoadError')
    return page
  })
  expect(await screen.findByText('ChunkLoadError')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByRole('heading', { name: 'Angebote' })).toBeTruthy()
  expect(fetches).toBe(2)
})

test('code that is there is not fetched again', async () => {
  let fetches = 0
  const route = lazyRoute(async () => {
    fetches += 1
    return page
  })
  await route.preload()
  await route.preload()
  expect(fetches).toBe(1)
})

test("the page's own loader gets the route's arguments", async () => {
  const route = lazyRoute(async () => ({
    ...page,
    loader: ({ params }) => params.id ?? null,
  }))
  const loader = route.loader as unknown as (args: { params: { id: string } }) => Promise<unknown>
  expect(await loader({ params: { id: '4711' } })).toBe('4711')
})
