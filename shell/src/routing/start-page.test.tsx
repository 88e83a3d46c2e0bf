import { MockPortal, mockSession } from '@schrankwerk/shell-api/mock'
import { useLocation } from '@schrankwerk/shell-api/router'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StartPage } from './start-page.tsx'

const Address = () => <output>{useLocation().pathname}</output>
const beginAt = (at: string) => {
  mockSession({ companyType: 'EXTERNAL' })
  render(
    <MockPortal
      at={at}
      frame={(page) => <KitProvider>{page}</KitProvider>}
      routes={[
        { index: true, element: <StartPage /> },
        { path: '*', element: <Address /> },
      ]}
    />,
  )
}
const offerId = '01990000-0000-7000-8000-000000000101'

test('whoever signs in for a project folder begins there', async () => {
  beginAt(`/?id=${offerId}`)
  expect((await screen.findByRole('status')).textContent).toBe(`/business-data/${offerId}`)
})

test.each([
  '/',
  '/?id=',
  '/?id=//boese.example',
  '/?id=https://boese.example',
  `/?id=${offerId}/../../offer`,
])('%s leads to the menu’s first page', async (at) => {
  beginAt(at)
  expect((await screen.findByRole('status')).textContent).toBe('/profile')
})
