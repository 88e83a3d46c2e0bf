import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import texts from '../../../locales/de.json'
import OfferFolder from './offer-folder.tsx'
import { aSharedFolder } from './shared-folder.example.ts'

const { offerId } = aSharedFolder()

const open = (answers: Parameters<typeof mockApi>[0], admin = true) => {
  mockSession({ companyType: 'SUPPLIER', admin })
  const calls = mockApi(answers)
  render(
    <MockPortal
      at="/"
      routes={[{ path: '', element: <OfferFolder offerId={offerId} /> }]}
      texts={{ businessdata: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  return calls
}
const refuse = (status: number, detail: string) => {
  throw new ProblemError({ status, code: 'x', detail })
}

test('tells how many files there are and leads to them; the folder itself is not asked for', async () => {
  const calls = open({ countBusinessData: () => ({ [offerId]: 1 }) })
  expect(await screen.findByText('1 Datei')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Projektordner anzeigen' })
  expect(link.getAttribute('href')).toBe(`/business-data/${offerId}`)
  expect(calls.map(({ name }) => name)).toEqual(['countBusinessData'])
})

test('whoever runs no company gets no settings', async () => {
  open({ countBusinessData: () => ({ [offerId]: 3 }) }, false)
  expect(await screen.findByText('3 Dateien')).toBeTruthy()
  expect(screen.queryByText('Freigabe')).toBeNull()
})

test('whoever may not read it is told who can change that', async () => {
  open({ countBusinessData: () => ({}) }, false)
  expect(await screen.findByText(/keinen Zugriff/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('settings that do not load are asked for again', async () => {
  let isDown = true
  open({
    countBusinessData: () => ({ [offerId]: 3 }),
    getBusinessData: () => (isDown ? refuse(503, 'Nicht erreichbar.') : aSharedFolder()),
  })
  const user = userEvent.setup()
  await user.click(await screen.findByText('Freigabe'))
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  expect(screen.getByText('Nicht erreichbar.')).toBeTruthy()
  isDown = false
  await user.click(retry)
  expect(await screen.findByText('Wer kann den Ordner jetzt öffnen?')).toBeTruthy()
})
