import type { FolderSettings } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import texts from '../../../locales/de.json'
import OfferFolder from './offer-folder.tsx'
import { anEntry, aSharedFolder } from './shared-folder.example.ts'
import './folder-settings-panel.tsx'

type Answers = Parameters<typeof mockApi>[0]

/** The panel beside an offer, with a server that keeps the settings it is sent. */
const open = async (folder = aSharedFolder(), answers: Answers = {}) => {
  mockSession({ companyType: 'CUSTOMER', admin: true })
  const server = { folder }
  const save = (part: Partial<FolderSettings>) => {
    const settings = { ...server.folder.settings, ...part }
    server.folder = { ...server.folder, settings: { ...settings, editVersion: settings.editVersion + 1 } }
    return server.folder.settings
  }
  const calls = mockApi({
    countBusinessData: () => ({ [folder.offerId]: 12 }),
    getBusinessData: () => server.folder,
    saveFolderSettings: ({ body }) => {
      const { allowExternal, allowAnonymous, types } = body as FolderSettings
      return save({ allowExternal, allowAnonymous, types })
    },
    setFolderPassword: () => save({ hasPassword: true }),
    shareFolder: () => save({}).visibilities,
    endVisibility: () => save({ visibilities: [] }),
    inviteAgain: () => undefined,
    ...answers,
  })
  render(
    <MockPortal
      at="/"
      routes={[{ path: '', element: <OfferFolder offerId={folder.offerId} /> }]}
      texts={{ businessdata: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const user = userEvent.setup()
  expect(await screen.findByText('12 Dateien')).toBeTruthy()
  await user.click(screen.getByText('Freigabe'))
  await screen.findByText('Wer kann den Ordner jetzt öffnen?')
  const made = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input)
  return { user, made, server, save }
}
const refusal = (code: string, status: number, detail = 'Das geht nicht.') =>
  new ProblemError({ status, code, detail })
/** Its text is part of its name. */
const theSwitch = (name: string) =>
  screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}`) })

test('says what everybody can do, and saves a switch with the version it was made on', async () => {
  const { user, made } = await open()
  expect(screen.getByText(/Außerhalb der beiden Unternehmen niemand: Der Zugang für Gäste/)).toBeTruthy()
  await user.click(theSwitch('Gäste zulassen'))
  await waitFor(() => expect(theSwitch('Gäste zulassen').checked).toBe(true))
  expect(made('saveFolderSettings')).toMatchObject([
    { body: { editVersion: 4, allowExternal: true, allowAnonymous: false } },
  ])
  expect(await screen.findByText(/Gäste sind zugelassen, aber kein Eintrag/)).toBeTruthy()
})

test('letting visitors in without a password asks for one first, then lets them in', async () => {
  const { user, made } = await open()
  await user.click(theSwitch('Besucher mit Passwort zulassen'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Passwort vergeben' }))
  const save = dialog.getByRole('button', { name: 'Speichern und Besucher zulassen' })
  const field = dialog.getByLabelText(/^Neues Passwort( \*)?$/)
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.type(field, 'kurz')
  await user.click(save)
  expect(dialog.getByText(/Das Passwort ist zu kurz/)).toBeTruthy()
  await user.type(field, ' genug')
  await user.type(dialog.getByLabelText(/wiederholen/), 'kurz genau')
  await user.click(save)
  expect(dialog.getByText('Die Passwörter stimmen nicht überein.')).toBeTruthy()
  expect(made('setFolderPassword')).toEqual([])
  await user.clear(dialog.getByLabelText(/wiederholen/))
  await user.type(dialog.getByLabelText(/wiederholen/), 'kurz genug')
  await user.click(save)
  await waitFor(() => expect(theSwitch('Besucher mit Passwort zulassen').checked).toBe(true))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(made('setFolderPassword')).toMatchObject([{ body: { password: 'kurz genug', editVersion: 4 } }])
  expect(made('saveFolderSettings')).toMatchObject([{ body: { editVersion: 5, allowAnonymous: true } }])
})

test('where the folder cannot be read once the password is saved, it says so and lets one try again', async () => {
  let folder = aSharedFolder()
  let reads = Number.NaN
  const become = (part: Partial<FolderSettings>) => {
    const { editVersion } = folder.settings
    folder = { ...folder, settings: { ...folder.settings, ...part, editVersion: editVersion + 1 } }
    return folder.settings
  }
  const { user, made } = await open(folder, {
    setFolderPassword: () => {
      reads = 0
      return become({ hasPassword: true })
    },
    getBusinessData: () => {
      reads += 1
      // The first after the password is the page's own.
      if (reads === 2) throw refusal('part-down', 503, 'Der Ordner ist gerade nicht erreichbar.')
      return folder
    },
    saveFolderSettings: ({ body }) => become({ allowAnonymous: (body as FolderSettings).allowAnonymous }),
  })
  await user.click(theSwitch('Besucher mit Passwort zulassen'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Passwort vergeben' }))
  await user.type(dialog.getByLabelText(/^Neues Passwort( \*)?$/), 'kurz genug')
  await user.type(dialog.getByLabelText(/wiederholen/), 'kurz genug')
  await user.click(dialog.getByRole('button', { name: 'Speichern und Besucher zulassen' }))
  await screen.findByText('Der Ordner ist gerade nicht erreichbar.')
  expect(theSwitch('Besucher mit Passwort zulassen').checked).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  await waitFor(() => expect(theSwitch('Besucher mit Passwort zulassen').checked).toBe(true))
  expect(made('saveFolderSettings')).toMatchObject([{ body: { editVersion: 5, allowAnonymous: true } }])
})

test('a password half typed is given up only after asking', async () => {
  const { user, made } = await open()
  await user.click(theSwitch('Besucher mit Passwort zulassen'))
  const field = await screen.findByLabelText<HTMLInputElement>(/^Neues Passwort( \*)?$/)
  await user.type(field, 'halb fertig')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }))
  expect(field.value).toBe('halb fertig')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Eingaben verwerfen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(made('setFolderPassword')).toEqual([])
})

test('a password that is missing after all is asked for as well', async () => {
  const { user } = await open(aSharedFolder({ hasPassword: true }), {
    saveFolderSettings: () => {
      throw refusal('folder-password-missing', 412)
    },
  })
  await user.click(theSwitch('Besucher mit Passwort zulassen'))
  expect(await screen.findByRole('button', { name: 'Speichern und Besucher zulassen' })).toBeTruthy()
})

test('the side that has not agreed is named, and agrees by a button', async () => {
  const { user, made } = await open(
    aSharedFolder({
      allowExternal: true,
      agreed: {
        external: { SUPPLIER: true, CUSTOMER: false },
        anonymous: { SUPPLIER: false, CUSTOMER: false },
      },
    }),
  )
  expect(screen.getByText(/Die Dateien von Schaltbau West sehen Gäste, Ihre noch nicht/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Zustimmen, dass Gäste Ihre Dateien sehen' }))
  await waitFor(() =>
    expect(made('saveFolderSettings')).toMatchObject([{ body: { agree: { external: true } } }]),
  )
})

test('writing ticks reading, and the other side’s rights go as they came', async () => {
  const theirs = { read: true, write: false }
  const { user, made } = await open(
    aSharedFolder({ types: { SUPPLIER: theirs, CUSTOMER: { read: false, write: false } } }),
  )
  expect(screen.getByText('Alle anderen bei Schaltbau West dürfen lesen.')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Schreiben' }))
  await waitFor(() =>
    expect(made('saveFolderSettings')).toMatchObject([
      { body: { types: { SUPPLIER: theirs, CUSTOMER: { read: true, write: true } } } },
    ]),
  )
})

test('where somebody else was first, the state now is loaded and the change waits to be made again', async () => {
  let isFirst = true
  const { user, made, server, save } = await open(aSharedFolder({ hasPassword: true }), {
    saveFolderSettings: ({ body }) => {
      if (!isFirst) return save({ allowExternal: (body as FolderSettings).allowExternal })
      isFirst = false
      save({ allowAnonymous: true })
      throw refusal('changed-meanwhile', 409)
    },
  })
  await user.click(theSwitch('Gäste zulassen'))
  expect((await screen.findByRole('alert')).textContent).toContain('Der aktuelle Stand ist geladen.')
  await waitFor(() => expect(theSwitch('Besucher mit Passwort zulassen').checked).toBe(true))
  expect(theSwitch('Gäste zulassen').checked).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  await waitFor(() => expect(server.folder.settings.allowExternal).toBe(true))
  expect(made('saveFolderSettings')[1]).toMatchObject({
    body: { editVersion: 5, allowExternal: true, allowAnonymous: true },
  })
})

const foreign = anEntry({
  id: '01990000-0000-7000-8000-000000000502',
  side: 'SUPPLIER',
  email: 'statik@west.example',
})
const over = anEntry({
  id: '01990000-0000-7000-8000-000000000503',
  email: 'alt@buero.example',
  endDate: '2026-01-31',
  isOver: true,
})

test('an entry begins without end and with the right to read, is checked, and goes with the whole own list', async () => {
  const { user, made } = await open(aSharedFolder({ allowExternal: true, visibilities: [over, foreign] }))
  await user.click(screen.getByRole('button', { name: 'Person einladen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Person einladen' }))
  const mail = dialog.getByLabelText(/^E-Mail-Adresse/)
  await waitFor(() => expect(document.activeElement).toBe(mail))
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Lesen' }).checked).toBe(true)
  expect(dialog.queryByText(/So öffnet der Eintrag nichts/)).toBeNull()
  await user.click(dialog.getByRole('checkbox', { name: 'Lesen' }))
  expect(dialog.getByText(/So öffnet der Eintrag nichts/)).toBeTruthy()
  await user.type(mail, 'keine Adresse')
  await user.click(dialog.getByRole('button', { name: 'Einladen' }))
  expect(dialog.getByText('Bitte eine gültige E-Mail-Adresse eingeben.')).toBeTruthy()
  expect(document.activeElement).toBe(mail)
  await user.clear(mail)
  await user.type(mail, 'ALT@buero.example')
  await user.click(dialog.getByRole('button', { name: 'Einladen' }))
  expect(dialog.getByText('Diese Adresse steht schon in Ihrer Liste.')).toBeTruthy()
  await user.clear(mail)
  await user.type(mail, 'Neu@buero.example')
  await user.type(dialog.getByLabelText(/^Zugang bis/), '01.01.2020')
  await user.click(dialog.getByRole('button', { name: 'Einladen' }))
  expect(made('shareFolder')).toEqual([])
  await user.clear(dialog.getByLabelText(/^Zugang bis/))
  await user.click(dialog.getByRole('button', { name: 'Lesen erlauben' }))
  await user.click(dialog.getByRole('button', { name: 'Einladen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(made('shareFolder')).toEqual([
    {
      body: {
        offerId: aSharedFolder().offerId,
        editVersion: 4,
        visibilityEntries: [
          { email: over.email, endDate: over.endDate, permissions: over.permissions },
          { email: 'Neu@buero.example', endDate: null, permissions: { read: true, write: false } },
        ],
      },
    },
  ])
})

test('an invitation that was begun is given up only after asking', async () => {
  const { user } = await open(aSharedFolder({ allowExternal: true }))
  const invite = { name: 'Person einladen' }
  const question = { name: 'Eingaben verwerfen?' }
  await user.click(screen.getByRole('button', invite))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', invite))
  const dialog = within(await screen.findByRole('dialog', invite))
  const mail = dialog.getByLabelText<HTMLInputElement>(/^E-Mail-Adresse/)
  await user.type(mail, 'neu@buero.example')
  for (const leave of [
    () => user.keyboard('{Escape}'),
    () => user.click(dialog.getByRole('button', { name: 'Dialog schließen' })),
    () => user.click(dialog.getByRole('button', { name: 'Abbrechen' })),
  ]) {
    await leave()
    const asked = within(await screen.findByRole('dialog', question))
    await user.click(asked.getByRole('button', { name: 'Weiter bearbeiten' }))
    await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull())
    expect(mail.value).toBe('neu@buero.example')
  }
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Eingaben verwerfen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what was entered stays where somebody else was first, and goes onto the list as it is now', async () => {
  let isFirst = true
  const { user, made, save } = await open(aSharedFolder({ allowExternal: true }), {
    shareFolder: () => {
      if (!isFirst) return save({}).visibilities
      isFirst = false
      save({ visibilities: [anEntry()] })
      throw refusal('changed-meanwhile', 409)
    },
  })
  await user.click(screen.getByRole('button', { name: 'Person einladen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Person einladen' }))
  await user.type(dialog.getByLabelText(/^E-Mail-Adresse/), 'neu@buero.example')
  await user.click(dialog.getByRole('button', { name: 'Einladen' }))
  expect(await dialog.findByText(/Ihre Eingabe ist noch da/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Einladen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(made('shareFolder')[1]).toMatchObject({
    body: { editVersion: 5, visibilityEntries: [{ email: anEntry().email }, { email: 'neu@buero.example' }] },
  })
})

test('an own entry is invited again, an ended one is named, the other side’s is ended after a question', async () => {
  const { user, made } = await open(
    aSharedFolder({ allowExternal: true, visibilities: [anEntry(), over, foreign] }),
  )
  const row = (email: string) => within(screen.getByRole('row', { name: new RegExp(email) }))
  expect(row(over.email).getByText('Abgelaufen')).toBeTruthy()
  expect(row(anEntry().email).getByText('unbegrenzt')).toBeTruthy()
  await user.click(row(anEntry().email).getByRole('button', { name: /^Aktionen zu/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Einladung erneut senden' }))
  await waitFor(() => expect(made('inviteAgain')).toMatchObject([{ body: { entryId: anEntry().id } }]))
  await user.click(row(foreign.email).getByRole('button', { name: /^Zugang beenden/ }))
  const dialog = within(await screen.findByRole('dialog', { name: `Zugang von ${foreign.email} beenden?` }))
  expect(dialog.getByText(/Wieder eintragen kann ihn nur Schaltbau West/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Zugang beenden' }))
  await waitFor(() =>
    expect(made('endVisibility')).toMatchObject([{ body: { entryId: foreign.id, editVersion: 4 } }]),
  )
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Personen mit Eintrag' })),
  )
})

test.each([
  ['closed', 'Nicht möglich, solange der Ordner geschlossen ist.'],
  ['unreleased', 'Erst möglich, wenn eine Version des Angebots freigegeben ist.'],
] as const)('a folder that is %s cannot be opened to anybody, and says why', async (state, reason) => {
  await open(aSharedFolder({}, { state }))
  expect(theSwitch('Gäste zulassen').disabled).toBe(true)
  expect(theSwitch('Besucher mit Passwort zulassen').disabled).toBe(true)
  expect(screen.getAllByText(reason)).toHaveLength(2)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Person einladen' }).disabled).toBe(true)
})

const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('in a closed folder an agreement is taken back and rights are taken away, never given', async () => {
  const agreed = { SUPPLIER: true, CUSTOMER: true }
  const neither = { SUPPLIER: false, CUSTOMER: false }
  const { user, made } = await open(
    aSharedFolder(
      {
        allowExternal: true,
        allowAnonymous: true,
        agreed: { external: agreed, anonymous: neither },
        types: {
          SUPPLIER: { read: false, write: false },
          CUSTOMER: { read: true, write: false },
        },
      },
      { state: 'closed' },
    ),
  )
  expect(
    screen.getByText('Solange der Ordner geschlossen ist, lassen sich Rechte nur entziehen.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Zustimmen/ })).toBe(null)
  expect(checkbox('Schreiben').disabled).toBe(true)
  await user.click(checkbox('Lesen'))
  await waitFor(() =>
    expect(made('saveFolderSettings')).toMatchObject([
      { body: { types: { CUSTOMER: { read: false, write: false } } } },
    ]),
  )
  await waitFor(() => expect(checkbox('Lesen').disabled).toBe(true))
  await user.click(screen.getByRole('button', { name: /^Zustimmung zurücknehmen/ }))
  await waitFor(() =>
    expect(made('saveFolderSettings').at(-1)).toMatchObject({ body: { agree: { external: false } } }),
  )
})

test('before the release what the own people may can be set', async () => {
  const { user, made } = await open(
    aSharedFolder(
      { types: { SUPPLIER: { read: true, write: true }, CUSTOMER: { read: false, write: false } } },
      { state: 'unreleased' },
    ),
  )
  await user.click(checkbox('Schreiben'))
  await waitFor(() =>
    expect(made('saveFolderSettings')).toMatchObject([
      { body: { types: { CUSTOMER: { read: true, write: true } } } },
    ]),
  )
})

test('the link is copied, or marked to be copied by hand', async () => {
  const { user } = await open()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link zum Ordner' })
  await user.click(screen.getByRole('button', { name: 'Link kopieren' }))
  expect(write).toHaveBeenCalledWith(field.value)
  expect(await screen.findByText('Der Link wurde kopiert.')).toBeTruthy()
  write.mockRejectedValueOnce(new Error('NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Link kopieren' }))
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.selectionEnd).toBe(field.value.length)
})

test.each([
  [
    'nothing',
    { allowExternal: false },
    /^Mit einem Eintrag lesen können, soweit sie zu einem der beiden Unternehmen gehören: /,
  ],
  ['none', {}, /keinem der beiden Unternehmen gehört, sieht noch keine Datei/],
  [
    'one',
    { SUPPLIER: true },
    /keinem der beiden Unternehmen gehört, sieht nur die Dateien von Schaltbau West\./,
  ],
  ['both', { SUPPLIER: true, CUSTOMER: true }, /keinem der beiden Unternehmen gehört, sieht alle Dateien\./],
] as const)('says once of guests who see %s that they do', async (_, given, sentence) => {
  const { allowExternal = true, ...agreed } = { ...given } as { allowExternal?: boolean }
  const neither = { SUPPLIER: false, CUSTOMER: false }
  const writer = anEntry({
    id: '01990000-0000-7000-8000-000000000502',
    email: 'schreibt@buero.example',
    permissions: { read: true, write: true },
  })
  await open(
    aSharedFolder({
      allowExternal,
      agreed: { external: { ...neither, ...agreed }, anonymous: neither },
      visibilities: [anEntry(), writer],
    }),
  )
  expect(screen.getByText(sentence)).toBeTruthy()
})

test('an address is named with the umlauts that its domain was entered with', async () => {
  const entry = anEntry({ email: 'statik@xn--mller-bau-q9a.example' })
  const { user } = await open(aSharedFolder({ allowExternal: true, visibilities: [entry] }))
  const row = within(screen.getByRole('row', { name: /statik@müller-bau\.example/ }))
  expect(screen.queryByText(/xn--/)).toBeNull()
  await user.click(row.getByRole('button', { name: 'Aktionen zu statik@müller-bau.example' }))
  await user.click(screen.getByRole('menuitem', { name: 'Zugang beenden' }))
  expect(
    await screen.findByRole('dialog', { name: 'Zugang von statik@müller-bau.example beenden?' }),
  ).toBeTruthy()
})
