import { type FolderAct, type FolderLogEntry, folderActs } from '@schrankwerk/contracts'
import { ProblemError, routeObjects } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import texts from '../../locales/de.json'
import { routes } from '../routes.ts'
import './folder-log.screen.tsx'

const offerId = '01990000-0000-7000-8000-000000000101'
let number = 0
const anEntry = (act: FolderAct, changes: Partial<FolderLogEntry> = {}): FolderLogEntry => {
  number += 1
  return {
    id: `01990000-0000-7000-8000-000000000${600 + number}`,
    at: '2026-11-02T08:00:00.000Z',
    act,
    userId: '01990000-0000-7000-8000-000000000001',
    name: 'Anna Nord',
    companyName: 'Anlagenbau Nord',
    address: null,
    filenames: [],
    files: 0,
    fields: [],
    ...changes,
  }
}
const open = (answer: () => unknown) => {
  mockSession({ companyType: 'CUSTOMER', admin: true })
  const calls = mockApi({ filterFolderLog: answer })
  render(
    <MockPortal
      at={`/business-data/${offerId}/log`}
      routes={routeObjects(routes)}
      texts={{ businessdata: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  return calls
}
const pageOf = (...content: FolderLogEntry[]) => ({ content, totalElements: content.length })

test.each<[FolderLogEntry, string, string]>([
  [
    anEntry('download', { files: 12, filenames: ['Plan.pdf', 'Liste.xlsx'] }),
    'Anna Nord (Anlagenbau Nord)',
    'hat 12 Dateien heruntergeladen: „Plan.pdf“, „Liste.xlsx“, 10 weitere',
  ],
  [
    anEntry('open', { name: null, companyName: 'Schaltbau West' }),
    'Jemand von Schaltbau West',
    'hat den Ordner geöffnet',
  ],
  [
    anEntry('preview', {
      userId: null,
      name: null,
      companyName: null,
      address: '203.0.113.0/24',
      files: 1,
      filenames: ['Plan.pdf'],
    }),
    'Jemand mit dem Passwort, aus dem Netz 203.0.113.0/24',
    'hat eine Datei angesehen: „Plan.pdf“',
  ],
  [
    anEntry('wrong-password', { userId: null, name: null, companyName: null }),
    'Jemand ohne Anmeldung',
    'hat ein falsches Passwort eingegeben',
  ],
  [
    anEntry('save-settings', { fields: ['allowExternal', 'types'] }),
    'Anna Nord (Anlagenbau Nord)',
    'hat die Freigabe geändert: Gäste zulassen, Rechte im Unternehmen',
  ],
  [
    anEntry('upload', { name: null, companyName: null, files: 1, filenames: ['Plan.pdf'] }),
    'Jemand, den es nicht mehr gibt',
    'hat eine Datei hochgeladen: „Plan.pdf“',
  ],
  [
    anEntry('delete-subfolder', { files: 2, filenames: ['Plan.pdf', 'Liste.xlsx'], subfolderName: 'Pläne' }),
    'Anna Nord (Anlagenbau Nord)',
    'hat einen Unterordner mit 2 Dateien gelöscht: „Pläne“',
  ],
  [
    anEntry('change-entry', { entryMail: 'planung@buero.example', fields: ['write', 'endDate'] }),
    'Anna Nord (Anlagenbau Nord)',
    'hat die Freigabe einer Person geändert: planung@buero.example, darf ansehen und bearbeiten, anderes Enddatum',
  ],
  [
    anEntry('end-entry', {
      userId: null,
      name: null,
      companyName: null,
      entryMail: 'planung@buero.example',
    }),
    'Das Portal',
    'hat den Zugang einer Person beendet: planung@buero.example',
  ],
])('tells $act as a sentence', async (entry, who, what) => {
  open(() => pageOf(entry))
  expect(await screen.findByText(who)).toBeTruthy()
  expect(screen.getByText(what)).toBeTruthy()
})

test('has words for every act, with files and without', async () => {
  open(() => pageOf(...folderActs.flatMap((act) => [anEntry(act), anEntry(act, { files: 2 })])))
  expect(await screen.findAllByText(/^hat /)).toHaveLength(folderActs.length * 2)
})

test('a kind of acts is asked of the server, and all of them again', async () => {
  const user = userEvent.setup()
  const calls = open(() => pageOf(anEntry('open')))
  const asked = () => (calls.at(-1)?.input as { query: { acts?: string } } | undefined)?.query.acts
  await screen.findByText('hat den Ordner geöffnet')
  expect(screen.getByRole('button', { name: 'Alles' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Einstellungen' }))
  await waitFor(() => expect(asked()).toBe('settings'))
  await user.click(screen.getByRole('button', { name: 'Alles' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Alles' }).ariaPressed).toBe('true'))
})

test('who may not see it is told so; a failure can be tried again', async () => {
  let status = 503
  open(() => {
    throw new ProblemError({ status, code: 'x', detail: 'Nicht erreichbar.' })
  })
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  status = 403
  await userEvent.setup().click(retry)
  expect(await screen.findByText(/nicht für Sie bestimmt/)).toBeTruthy()
})
