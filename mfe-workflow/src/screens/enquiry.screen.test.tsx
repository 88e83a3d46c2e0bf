import { type Enquiry, problemCodes, updateEnquiry } from '@schrankwerk/contracts'
import { hasUnsaved, ProblemError, routeObjects } from '@schrankwerk/shell-api'
import { type MockAnswers, MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aFile, anEnquiry, enquiryId } from '../features/enquiry/enquiry.example.ts'
import { enquiryRoutes } from '../routes.ts'
import { texts } from '../texts.de.ts'
import { typeAtOnce } from '../type-at-once.example.ts'

type Body = Partial<Enquiry> & { editVersion?: number }
const problem = (
  status: number,
  code: string,
  detail = 'Das ging nicht.',
  errors: ProblemError['errors'] = [],
) => new ProblemError({ status, code, detail, errors: [...errors] })

/** A server of one enquiry that keeps versions as the real one does. */
const serverOf = (initial: Enquiry | undefined, answers: MockAnswers = {}) => {
  let stored = initial
  const server = {
    get stored() {
      return stored as Enquiry
    },
    /** What somebody else does. */
    change(part: Partial<Enquiry>) {
      stored = anEnquiry({ ...(stored as Enquiry), ...part, editVersion: (stored?.editVersion ?? 0) + 1 })
    },
  }
  const calls = mockApi({
    getEnquiry: () => stored,
    createEnquiry: ({ body }) => {
      stored = anEnquiry({ ...(body as Body), editVersion: 1 })
      return stored
    },
    updateEnquiry: ({ body }) => {
      const { editVersion, ...fields } = body as Body
      if (editVersion !== stored?.editVersion) throw problem(409, 'changed-meanwhile')
      stored = anEnquiry({ ...(stored as Enquiry), ...fields, editVersion: (editVersion ?? 0) + 1 })
      return stored
    },
    ...answers,
  })
  const bodies = (name: string) =>
    calls.filter((call) => call.name === name).map((call) => (call.input as { body: Body }).body)
  return { server, calls, bodies }
}

const Nothing = () => null

const open = (at: string) => {
  const page = render(
    <MockPortal
      at={at}
      routes={[{ path: '*', element: <h1>Andere Seite</h1> }, ...routeObjects(enquiryRoutes)].map(
        (route) => ({
          ...route,
          HydrateFallback: Nothing,
        }),
      )}
      texts={{ workflow: texts }}
      frame={(shown) => <KitProvider>{shown}</KitProvider>}
    />,
  )
  return { user: userEvent.setup(), ...page }
}
const title = () => screen.findByRole('textbox', { name: 'Titel' }) as Promise<HTMLInputElement>
const shownIn = (name: string) => (screen.getByRole('textbox', { name }) as HTMLInputElement).value

/** Puts another text into a field and leaves it. */
const replaceText = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

beforeEach(() => {
  sessionStorage.clear()
  mockSession()
})

test('what is typed saves itself after a rest: only what differs, on top of the version read', async () => {
  const { bodies, server } = serverOf(anEnquiry({ title: 'Pumpe' }))
  const { user } = open(`/enquiry/${enquiryId}`)
  await typeAtOnce(user, await title(), 'nwerk')
  await screen.findByText('Nicht gespeichert')
  await screen.findByText(/^Gespeichert/)
  expect(bodies('updateEnquiry')).toEqual([{ id: enquiryId, editVersion: 1, title: 'Pumpenwerk' }])
  await typeAtOnce(user, screen.getByRole('textbox', { name: /Ihr Zeichen/ }), 'P-7')
  await waitFor(() => expect(server.stored.referenceNumber).toBe('P-7'))
  expect(bodies('updateEnquiry').at(-1)).toEqual({ id: enquiryId, editVersion: 2, referenceNumber: 'P-7' })
})

test('a blank at the end does not vanish while one goes on typing', async () => {
  const { server } = serverOf(anEnquiry({ title: null }))
  const { user } = open(`/enquiry/${enquiryId}`)
  await typeAtOnce(user, await title(), 'Pumpe ')
  await waitFor(() => expect(server.stored.title).toBe('Pumpe'))
  expect(shownIn('Titel')).toBe('Pumpe ')
})

test('Ctrl+S saves at once', async () => {
  const { bodies } = serverOf(anEnquiry({ title: 'A' }))
  const { user } = open(`/enquiry/${enquiryId}`)
  await user.type(await title(), 'B')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText(/^Gespeichert/)
  expect(bodies('updateEnquiry')).toHaveLength(1)
})

test('a new enquiry gets its row at the first input and keeps focus and text', async () => {
  const { bodies, server } = serverOf(undefined)
  const { user } = open('/enquiry/new')
  const input = await title()
  await typeAtOnce(user, input, 'Halle 3')
  await screen.findByText(/^Gespeichert/)
  expect(bodies('createEnquiry')).toEqual([{ title: 'Halle 3' }])
  expect(document.activeElement).toBe(input)
  await typeAtOnce(user, input, ' Nord')
  await waitFor(() => expect(server.stored.title).toBe('Halle 3 Nord'))
  expect(bodies('createEnquiry')).toHaveLength(1)
  expect(shownIn('Titel')).toBe('Halle 3 Nord')
})

test('a failed save keeps everything typed, says so, holds the page and can be tried again', async () => {
  let isDown = true
  const { server } = serverOf(anEnquiry({ title: 'A' }), {})
  const saved = server
  const { bodies } = serverOf(saved.stored, {
    updateEnquiry: ({ body }) => {
      if (isDown) throw problem(503, 'part-down', problemCodes['part-down'].detail)
      return anEnquiry({ ...(body as Body), editVersion: 2 })
    },
  })
  const { user, unmount } = open(`/enquiry/${enquiryId}`)
  await user.type(await title(), 'B')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Nicht gespeichert')
  // It is tried again without anybody doing anything.
  expect(alert.textContent).toContain('Das Speichern wird alle paar Sekunden von selbst wiederholt')
  expect(alert.textContent).not.toContain('Bitte versuchen')
  // The bar stays in view where the notice does not.
  expect(screen.getByText('Nicht gespeichert; wird wiederholt').closest('.kit-action-bar')).toBeTruthy()
  expect(shownIn('Titel')).toBe('AB')
  expect(hasUnsaved()).toBe(true)
  isDown = false
  await user.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }))
  await screen.findByText(/^Gespeichert/)
  expect(screen.queryByText(/wird wiederholt/)).toBeNull()
  expect(hasUnsaved()).toBe(false)
  expect(bodies('updateEnquiry').at(-1)).toMatchObject({ title: 'AB' })
  unmount()
})

test('without a connection „Speichern“ says so, what stays and what to do; invalid fields are named only where some are', async () => {
  let isOffline = true
  serverOf(anEnquiry({ title: 'A' }), {
    updateEnquiry: ({ body }) => {
      if (isOffline) throw new ProblemError({ status: 0, code: 'part-down', detail: 'Nicht erreichbar.' })
      return anEnquiry({ ...(body as Body), editVersion: 2 })
    },
  })
  const { user } = open(`/enquiry/${enquiryId}`)
  await user.type(await title(), 'B')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(
    /^Keine Verbindung zum Portal\. Ihre Eingaben sind noch da, aber noch nicht gespeichert\./,
  )
  expect(screen.queryByText(/markierten Felder/)).toBeNull()
  expect(shownIn('Titel')).toBe('AB')
  isOffline = false
  replaceText(screen.getByRole('textbox', { name: /Wunschtermin/ }), '31.02.2026')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Nicht alles ist gespeichert. Bitte korrigieren Sie die markierten Felder.')
})

test('what could not be saved is there again after a reload', async () => {
  serverOf(anEnquiry({ title: 'A' }), {
    updateEnquiry: () => {
      throw problem(503, 'part-down')
    },
  })
  const first = open(`/enquiry/${enquiryId}`)
  await first.user.type(await title(), 'B')
  await screen.findByRole('alert')
  first.unmount()
  const { server } = serverOf(anEnquiry({ title: 'A' }))
  open(`/enquiry/${enquiryId}`)
  expect((await title()).value).toBe('AB')
  await waitFor(() => expect(server.stored.title).toBe('AB'))
})

test('restored entries that cannot be saved say so at once, and are not called missing', async () => {
  serverOf(anEnquiry({ title: 'A' }))
  const first = open(`/enquiry/${enquiryId}`)
  await first.user.type(await title(), 'B')
  await first.user.type(screen.getByRole('textbox', { name: /Wunschtermin/ }), '31.02.2026')
  await first.user.clear(screen.getByRole('textbox', { name: /Anzahl/ }))
  await first.user.type(screen.getByRole('textbox', { name: /Anzahl/ }), 'drei')
  await first.user.type(screen.getByRole('textbox', { name: /Ihr Zeichen/ }), 'P-7')
  first.unmount()
  const [key] = Object.keys(sessionStorage)
  // Typed where more was allowed.
  const kept = sessionStorage.getItem(key ?? '')?.replace('P-7', 'P'.repeat(101))
  sessionStorage.setItem(key ?? '', kept ?? '')
  serverOf(anEnquiry({ title: 'A' }))
  open(`/enquiry/${enquiryId}`)
  await title()
  expect(shownIn('Anzahl Schränke')).toBe('drei')
  for (const sentence of [
    'Den 31.02.2026 gibt es nicht.',
    'Bitte eine ganze Zahl eingeben.',
    'Höchstens 100 Zeichen; es sind 101. Bitte kürzen Sie den Text.',
  ])
    expect(screen.getByText(sentence)).toBeTruthy()
  const card = screen.getByRole('region', { name: /Vor der Freigabe noch zu erledigen/ })
  for (const field of ['Wunschtermin', 'Anzahl Schränke', 'Ihr Zeichen'])
    expect(within(card).getByText(`${field}: Die Eingabe ist nicht gültig.`)).toBeTruthy()
  expect(within(card).queryByText('Der Wunschtermin fehlt.')).toBeNull()
})

test('somebody else changed another field: both changes hold', async () => {
  const { server } = serverOf(anEnquiry({ title: 'A' }))
  const { user } = open(`/enquiry/${enquiryId}`)
  const input = await title()
  server.change({ referenceNumber: 'Z-1' })
  await user.type(input, 'B')
  await waitFor(() => expect(server.stored).toMatchObject({ title: 'AB', referenceNumber: 'Z-1' }))
  await waitFor(() => expect(shownIn('Ihr Zeichen')).toBe('Z-1'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('somebody else changed the same field: both versions are shown, mine can win', async () => {
  const { server } = serverOf(anEnquiry({ title: 'A' }))
  const { user } = open(`/enquiry/${enquiryId}`)
  const input = await title()
  server.change({ title: 'Anders' })
  await user.type(input, 'B')
  const dialog = await screen.findByRole('dialog', { name: 'Die Anfrage wurde inzwischen geändert' })
  expect(dialog.textContent).toContain('AB')
  expect(dialog.textContent).toContain('Anders')
  expect(server.stored.title).toBe('Anders')
  await user.click(within(dialog).getByRole('button', { name: 'Eingaben behalten' }))
  await waitFor(() => expect(server.stored.title).toBe('AB'))
})

test('somebody else changed the same field: the current state can be loaded and the own words stay readable', async () => {
  const { server } = serverOf(anEnquiry({ title: 'A' }))
  const { user } = open(`/enquiry/${enquiryId}`)
  const input = await title()
  server.change({ title: 'Anders' })
  await user.type(input, 'B')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Aktuellen Stand laden' }))
  await waitFor(() => expect(shownIn('Titel')).toBe('Anders'))
  expect(screen.getByText('Titel: AB')).toBeTruthy()
  expect(server.stored.title).toBe('Anders')
  expect(hasUnsaved()).toBe(false)
})

const myId = '01990000-0000-7000-8000-000000000001'
const changedBy = (userId: string | null, ...fields: string[]) => [
  { at: '2026-11-02T08:00:00.000Z', userId, action: 'update' as const, fields },
]

test('what one changed oneself in another window is not called somebody else’s', async () => {
  const { server } = serverOf(anEnquiry({ title: 'A' }))
  const { user } = open(`/enquiry/${enquiryId}`)
  const input = await title()
  server.change({ title: 'Anders', changeEntries: changedBy(myId, 'title') })
  await user.type(input, 'B')
  const name = 'Sie haben diese Anfrage in einem anderen Fenster geändert'
  const dialog = await screen.findByRole('dialog', { name })
  expect(dialog.textContent).toContain('Dort haben Sie dieselben Angaben anders gespeichert als hier.')
  expect(document.body.textContent).not.toContain('Jemand anderes')
  await user.click(within(dialog).getByRole('button', { name: 'Später entscheiden' }))
  expect(await screen.findByText(name)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Unterschiede ansehen' }))
  const again = await screen.findByRole('dialog', { name })
  await user.click(within(again).getByRole('button', { name: 'Eingaben behalten' }))
  await waitFor(() => expect(server.stored.title).toBe('AB'))
  await waitFor(() => expect(screen.queryByText(name)).toBeNull())
})

test('what somebody else changed after oneself is somebody else’s', async () => {
  const { server } = serverOf(anEnquiry({ title: 'A' }))
  const { user } = open(`/enquiry/${enquiryId}`)
  const input = await title()
  const somebody = '01990000-0000-7000-8000-000000000099'
  server.change({
    title: 'Anders',
    changeEntries: [...changedBy(myId, 'title'), ...changedBy(somebody, 'title')],
  })
  await user.type(input, 'B')
  const dialog = await screen.findByRole('dialog', { name: 'Die Anfrage wurde inzwischen geändert' })
  expect(dialog.textContent).toContain('Jemand anderes hat dieselben Angaben geändert.')
})

test('a draft that was released meanwhile shows what could not be saved', async () => {
  const { server } = serverOf(anEnquiry({ title: 'A' }))
  const { user } = open(`/enquiry/${enquiryId}`)
  const input = await title()
  server.change({ released: true, state: 'RELEASED', allowedActions: ['close', 'copy'] })
  await user.type(input, 'B')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('kein Entwurf mehr')
  expect(within(dialog).queryByRole('button', { name: 'Eingaben behalten' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Aktuellen Stand laden' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Titel' })).toBeNull())
  expect(screen.getByText('Titel: AB')).toBeTruthy()
})

test('a field that the service refuses is named at its place and the rest is saved', async () => {
  const { server } = serverOf(anEnquiry({ title: 'A' }))
  const { user } = open(`/enquiry/${enquiryId}`)
  await user.clear(await screen.findByRole('textbox', { name: /Wunschtermin/ }))
  await user.type(screen.getByRole('textbox', { name: /Wunschtermin/ }), '31.02.2026')
  await user.type(screen.getByRole('textbox', { name: 'Titel' }), 'B')
  await waitFor(() => expect(server.stored.title).toBe('AB'))
  expect(server.stored.desiredDeliveryDate).toBeNull()
  expect(screen.getByText('Den 31.02.2026 gibt es nicht.')).toBeTruthy()
  expect(screen.getByText(/^Einige Angaben sind nicht gültig/)).toBeTruthy()
  expect(shownIn('Wunschtermin')).toBe('31.02.2026')
})

test('the readiness card leads to each missing thing, and follows what is typed', async () => {
  serverOf(anEnquiry({ title: null }))
  const { user } = open(`/enquiry/${enquiryId}`)
  const input = await title()
  const card = screen.getByRole('region', { name: /Vor der Freigabe noch zu erledigen/ })
  const items = () => within(card).getAllByRole('listitem')
  expect(items()).toHaveLength(6)
  await user.click(within(items()[0] as HTMLElement).getByRole('button', { name: 'Ausfüllen' }))
  expect(document.activeElement).toBe(input)
  await user.type(input, 'P')
  expect(items()).toHaveLength(5)
  const diagram = items().find((item) => item.textContent?.includes('Schaltplan')) as HTMLElement
  await user.click(within(diagram).getByRole('button', { name: 'Hochladen' }))
  expect(screen.getByText('Schaltplan hochladen')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Dateien auswählen')
})

test('a file that may be the missing circuit diagram says how it becomes it, until one is there', async () => {
  const hint = 'Ist das der Schaltplan? Dann wählen Sie ihn als Dateiart.'
  const plan = aFile({ filename: 'Plan.pdf', fileType: 'UNKNOWN' })
  serverOf(anEnquiry({ fileItems: [plan] }))
  const { unmount } = open(`/enquiry/${enquiryId}`)
  expect(await screen.findByText(hint)).toBeTruthy()
  unmount()
  serverOf(anEnquiry({ fileItems: [plan, aFile({ id: '01990000-0000-7000-8000-0000000000f2' })] }))
  open(`/enquiry/${enquiryId}`)
  await screen.findByText('Plan.pdf')
  expect(screen.queryByText(hint)).toBeNull()
})

test.each([
  [
    'spreadsheet-encrypted',
    'Diese Stückliste ist mit einem Passwort geschützt und lässt sich nicht lesen.',
    'Speichern Sie sie ohne Passwort und laden Sie sie erneut hoch.',
  ],
  [
    'spreadsheet-damaged',
    'Diese Stückliste ist beschädigt und lässt sich nicht lesen.',
    'Öffnen Sie sie in Excel, speichern Sie sie neu und laden Sie sie erneut hoch.',
  ],
  [
    'spreadsheet-empty',
    'Diese Stückliste enthält keine ausgefüllten Zeilen.',
    'Laden Sie eine Liste mit Inhalt hoch.',
  ],
] as const)(
  'a parts list with %s says so at its file, and to whoever can change it the way out',
  async (unreadable, cause, wayOut) => {
    const list = aFile({ filename: 'Teile.xlsx', fileType: 'BILL_OF_MATERIAL', unreadable })
    serverOf(anEnquiry({ fileItems: [list] }))
    const { unmount } = open(`/enquiry/${enquiryId}`)
    const row = (await screen.findByText(`${cause} ${wayOut}`)).closest('tr') as HTMLElement
    expect(within(row).getByText('Teile.xlsx')).toBeTruthy()
    expect(within(row).getByText('Nicht lesbar')).toBeTruthy()
    unmount()
    serverOf(anEnquiry({ released: true, state: 'RELEASED', fileItems: [{ ...list, allowedActions: [] }] }))
    open(`/enquiry/${enquiryId}`)
    expect(await screen.findByText(cause)).toBeTruthy()
  },
)

const complete = {
  title: 'Pumpstation',
  referenceNumber: 'P-1',
  deliveryCondition: 'EXW',
  desiredDeliveryDate: '2099-12-31',
  fileItems: [aFile(), aFile({ id: '01990000-0000-7000-8000-0000000000f2', fileType: 'BILL_OF_MATERIAL' })],
} as const satisfies Partial<Enquiry>

const attached = {
  ...complete,
  fileItems: [aFile(), aFile({ id: enquiryId, filename: 'Teile.xlsx', fileType: 'BILL_OF_MATERIAL' })],
  recommended: [{ code: 'list-not-read' }],
} satisfies Partial<Enquiry>

test('a list that is attached and not read is no complete enquiry, and both card and dialog lead to its upload', async () => {
  serverOf(anEnquiry(attached))
  const { user } = open(`/enquiry/${enquiryId}`)
  const text =
    'Die Stückliste „Teile.xlsx“ ist nicht gelesen: Lieferanten sehen nur die Datei, keine Zeilen, und Sie bekommen keinen Kostenrahmen.'
  const item = (await screen.findByText(text)).closest('li') as HTMLElement
  expect(screen.queryByText(/^Alles Nötige ist vorhanden/)).toBeNull()
  const upload = within(screen.getByRole('region', { name: 'Stückliste' })).getAllByRole('button')[0]
  await user.click(within(item).getByRole('button', { name: 'Hochladen' }))
  expect(document.activeElement).toBe(upload)
  await user.click(screen.getByRole('button', { name: 'Freigeben' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Stückliste hochladen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(upload)
})

test('a list whose columns nobody mapped is named with its file, and both card and dialog lead into its mapping', async () => {
  serverOf(anEnquiry({ ...attached, bomFileName: 'Teile.xlsx', recommended: [{ code: 'list-not-mapped' }] }))
  const { user } = open(`/enquiry/${enquiryId}`)
  const item = (
    await screen.findByText(/^Die Spalten der Stückliste „Teile\.xlsx“ sind nicht zugeordnet/)
  ).closest('li') as HTMLElement
  await user.click(within(item).getByRole('button', { name: 'Spalten zuordnen' }))
  await screen.findByRole('dialog', { name: /^Spalten zuordnen/ })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Freigeben' }))
  const dialog = within(await screen.findByRole('dialog', { name: /freigeben\?$/ }))
  await user.click(dialog.getByRole('button', { name: 'Spalten zuordnen' }))
  await screen.findByRole('dialog', { name: /^Spalten zuordnen/ })
})

test('a release that lacks something names it at the fields and asks nothing', async () => {
  const { calls } = serverOf(anEnquiry({ ...complete, referenceNumber: null }))
  const { user } = open(`/enquiry/${enquiryId}`)
  await user.click(await screen.findByRole('button', { name: 'Freigeben' }))
  expect((await screen.findAllByText('Ihr Zeichen fehlt.')).length).toBeGreaterThan(1)
  expect(calls.some(({ name }) => name === 'updateEnquiry')).toBe(false)
  expect(document.activeElement).toBe(
    screen.getByRole('region', { name: /Vor der Freigabe noch zu erledigen/ }),
  )
})

test('a date that passed since is named at its field and before the release, and holds up nothing else', async () => {
  const { bodies } = serverOf(anEnquiry({ ...complete, offerDeadline: '2020-01-31' }))
  const { user } = open(`/enquiry/${enquiryId}`)
  const field = await screen.findByRole('textbox', { name: 'Angebotsfrist' })
  const text =
    'Die Angebotsfrist liegt in der Vergangenheit. Bitte wählen Sie den heutigen oder einen späteren Tag, oder lassen Sie das Feld leer.'
  expect(screen.getAllByText(text)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Korrigieren' }))
  expect(document.activeElement).toBe(field)
  replaceText(screen.getByRole('textbox', { name: 'Titel' }), 'Pumpstation 2')
  replaceText(screen.getByRole('textbox', { name: 'Wunschtermin' }), '01.02.2020')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(bodies(updateEnquiry.name)).toEqual([{ id: enquiryId, editVersion: 1, title: 'Pumpstation 2' }]),
  )
  expect(screen.getAllByText(/^Der Wunschtermin liegt in der Vergangenheit/)).toHaveLength(2)
})

test('a deadline that is not before the wanted date is told where it was made, until the two agree', async () => {
  const { bodies } = serverOf(anEnquiry({ ...complete, offerDeadline: '2099-11-30' }))
  const { user } = open(`/enquiry/${enquiryId}`)
  const wanted = await screen.findByRole('textbox', { name: 'Wunschtermin' })
  const text = /^Die Angebotsfrist liegt nicht vor dem Wunschtermin\./
  replaceText(wanted, '01.10.2099')
  expect(screen.getAllByText(text)).toHaveLength(2)
  expect(wanted.getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(bodies(updateEnquiry.name)).toEqual([])
  replaceText(screen.getByRole('textbox', { name: 'Angebotsfrist' }), '15.09.2099')
  expect(screen.queryByText(text)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const both = { desiredDeliveryDate: '2099-10-01', offerDeadline: '2099-09-15' }
  await waitFor(() => expect(bodies(updateEnquiry.name)).toMatchObject([both]))
})

test('a release says what it means, and the page is text afterwards', async () => {
  const { bodies, server } = serverOf(anEnquiry(complete), {})
  const { user } = open(`/enquiry/${enquiryId}`)
  await user.click(await screen.findByRole('button', { name: 'Freigeben' }))
  const dialog = await screen.findByRole('dialog', { name: 'Anfrage „Pumpstation“ freigeben?' })
  expect(dialog.textContent).toContain('Alle Lieferanten werden benachrichtigt und sehen')
  server.change({ allowedActions: ['close', 'copy', 'archive'], state: 'RELEASED', editVersion: 1 })
  mockApi({
    updateEnquiry: () => ({ ...server.stored, released: true, editVersion: 2 }),
    getEnquiry: () => ({ ...server.stored, released: true, editVersion: 2 }),
  })
  await user.click(within(dialog).getByRole('button', { name: 'Anfrage freigeben' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Titel' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Anfrage schließen' })).toBeTruthy()
  expect(bodies(updateEnquiry.name)).toEqual([])
})

const closing = async (part: Partial<Enquiry>) => {
  const { bodies, calls } = serverOf(
    anEnquiry({
      ...complete,
      released: true,
      state: 'RELEASED',
      allowedActions: ['close', 'copy'],
      ...part,
    }),
    {
      filterOffers: () => ({
        content: [{ bindingUntil: '2026-12-15T22:59:59.999Z' }],
        totalElements: 1,
      }),
    },
  )
  const { user } = open(`/enquiry/${enquiryId}`)
  await user.click(await screen.findByRole('button', { name: 'Anfrage schließen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Anfrage „Pumpstation“ schließen?' }))
  return { user, dialog, bodies, calls }
}

test('closing says that an order stays and until when it binds', async () => {
  const { user, dialog, bodies, calls } = await closing({
    awardedState: 'ACCEPTED',
    supplierName: 'Schaltbau Süd',
  })
  await dialog.findByText(
    /^Ihre Bestellung bei Schaltbau Süd bleibt bestehen.* bis 15\.12\.2026 daran gebunden/,
  )
  expect(calls.find(({ name }) => name === 'filterOffers')?.input).toMatchObject({
    query: { enquiryId, states: ['ACCEPTED'] },
  })
  await user.click(dialog.getByRole('button', { name: 'Anfrage schließen' }))
  await waitFor(() => expect(bodies(updateEnquiry.name)).toMatchObject([{ closed: true }]))
})

test('closing asks for no order where there is none', async () => {
  const { dialog, calls } = await closing({})
  await dialog.findByText(/^Lieferanten können keine neuen Angebote mehr abgeben/)
  expect(dialog.queryByText(/Bestellung/)).toBeNull()
  expect(calls.some(({ name }) => name === 'filterOffers')).toBe(false)
})

test.each([
  ['archived', { state: 'ARCHIVED', archived: true }, 'Die Anfrage ist inzwischen archiviert.'],
  ['released', { state: 'RELEASED', released: true }, 'Die Anfrage ist inzwischen freigegeben.'],
] as const)(
  'a draft that a colleague %s meanwhile is not released from an open question',
  async (...given) => {
    const [, changes, text] = given
    const { bodies, server } = serverOf(anEnquiry(complete))
    const { user } = open(`/enquiry/${enquiryId}`)
    await user.click(await screen.findByRole('button', { name: 'Freigeben' }))
    const dialog = within(await screen.findByRole('dialog'))
    server.change({ ...changes, allowedActions: ['copy'], editVersion: 2 })
    fireEvent(globalThis.window, new Event('visibilitychange'))
    await dialog.findByText(text)
    expect(dialog.queryByRole('button', { name: 'Anfrage freigeben' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Titel' })).toBeNull()
    expect(bodies(updateEnquiry.name)).toEqual([])
  },
)

test('an archived draft is text with the way to a copy; what was typed into it is told as not saved', async () => {
  const { server } = serverOf(anEnquiry(complete))
  const { user } = open(`/enquiry/${enquiryId}`)
  replaceText(await title(), 'Pumpwerk')
  server.change({ state: 'ARCHIVED', archived: true, allowedActions: ['copy'], editVersion: 2 })
  fireEvent(globalThis.window, new Event('visibilitychange'))
  const notice = await screen.findByText(/^Die Anfrage ist kein Entwurf mehr\. Ihre letzten Eingaben konnten/)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Kopieren' })).toBeTruthy()
  expect(screen.getByText('Archiviert: nur noch zu lesen und zu kopieren.')).toBeTruthy()
  await user.click(within(notice.closest<HTMLElement>('[role=status]')!).getByRole('button'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Pumpwerk')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Eingaben behalten' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Aktuellen Stand laden' }))
  expect(await screen.findByText('Titel: Pumpwerk')).toBeTruthy()
})

test('everything the service misses at a release is listed', async () => {
  serverOf(anEnquiry(complete), {
    updateEnquiry: () => {
      throw problem(412, 'release-incomplete', 'Für die Freigabe fehlen noch Angaben.', [
        { path: 'fileItems.BILL_OF_MATERIAL', code: 'missing-bom', detail: 'Die Stückliste fehlt.' },
        {
          path: 'fileItems.CIRCUIT_DIAGRAM',
          code: 'missing-circuit-diagram',
          detail: 'Der Schaltplan fehlt.',
        },
      ])
    },
  })
  const { user } = open(`/enquiry/${enquiryId}`)
  await user.click(await screen.findByRole('button', { name: 'Freigeben' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Anfrage freigeben' }))
  await within(dialog).findByText('Die Stückliste fehlt.')
  expect(within(dialog).getByText('Der Schaltplan fehlt.')).toBeTruthy()
})

test('a release that came too soon after many others says so in its dialog, and the draft stays', async () => {
  const detail = 'Ihr Unternehmen hat gerade sehr viele Anfragen oder Angebote freigegeben.'
  serverOf(anEnquiry(complete), {
    updateEnquiry: () => {
      throw problem(429, 'too-many-releases', detail)
    },
  })
  const { user } = open(`/enquiry/${enquiryId}`)
  await user.click(await screen.findByRole('button', { name: 'Freigeben' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Anfrage freigeben' }))
  await within(dialog).findByText(detail)
  await user.click(within(dialog).getByRole('button', { name: 'Abbrechen' }))
  expect(await screen.findByRole('textbox', { name: 'Titel' })).toBeTruthy()
})

test('a supplier reads the enquiry as text and can make an offer', async () => {
  mockSession({ companyType: 'SUPPLIER' })
  serverOf(
    anEnquiry({
      ...complete,
      released: true,
      state: 'RELEASED',
      allowedActions: ['createOffer'],
      allowedFileTypes: [],
    }),
  )
  open(`/enquiry/${enquiryId}`)
  const offer = await screen.findByRole('link', { name: 'Angebot erstellen' })
  expect(offer.getAttribute('href')).toBe(`/offer/new/${enquiryId}`)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByText('Dateien hochladen')).toBeNull()
  expect(screen.getAllByText('31.12.2099')).not.toEqual([])
})

test.each([
  ['2020-01-31', '31.01.2020 (vorbei)'],
  ['2099-11-30', '30.11.2099'],
])('a deadline of %s reads %s in the head and among the project data', async (offerDeadline, expected) => {
  mockSession({ companyType: 'SUPPLIER' })
  serverOf(
    anEnquiry({
      ...complete,
      offerDeadline,
      released: true,
      state: 'RELEASED',
      allowedActions: ['createOffer'],
      allowedFileTypes: [],
    }),
  )
  open(`/enquiry/${enquiryId}`)
  await screen.findByRole('link', { name: 'Angebot erstellen' })
  const told = screen.getAllByText('Angebotsfrist').map((label) => label.parentElement?.textContent)
  expect(told).toEqual([`Angebotsfrist${expected}`, `Angebotsfrist${expected}`])
})

test('a supplier reads of an enquiry he may not see that it may be closed, and where his offers are', async () => {
  mockSession({ companyType: 'SUPPLIER' })
  serverOf(undefined, {
    getEnquiry: () => {
      throw problem(404, 'not-found')
    },
  })
  open(`/enquiry/${enquiryId}`)
  await screen.findByText(/etwa weil sie geschlossen ist\. Ihre eigenen Angebote bleiben unter „Angebote“\.$/)
})

test('an enquiry that is not there leads back to the list', async () => {
  serverOf(undefined, {
    getEnquiry: () => {
      throw problem(404, 'not-found')
    },
  })
  open(`/enquiry/${enquiryId}`)
  expect(await screen.findByText(/Diese Anfrage gibt es nicht/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zu den Anfragen' })).toBeTruthy()
})

test('a double click on a release sends one call', async () => {
  const { bodies } = serverOf(anEnquiry(complete))
  const { user } = open(`/enquiry/${enquiryId}`)
  await user.click(await screen.findByRole('button', { name: 'Freigeben' }))
  const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Anfrage freigeben' })
  fireEvent.click(confirm)
  fireEvent.click(confirm)
  await screen.findByText('Die Anfrage ist freigegeben.')
  expect(bodies('updateEnquiry')).toEqual([{ id: enquiryId, editVersion: 1, released: true }])
  expect(screen.queryByRole('alert')).toBeNull()
})

/** A draft for one cabinet whose list was mapped with totals. */
const withTotals = (part: Partial<Enquiry> = {}) =>
  anEnquiry({
    title: 'Pumpwerk',
    amount: 1,
    quantityBasis: 'TOTAL',
    bomHeaderRowIndex: 3,
    encoding: 'utf-32le',
    separator: '^',
    includedRows: [7],
    fieldMapping: [
      { importHeader: 'Typ', articleField: 'orderNumber' },
      { importHeader: 'Menge gesamt', articleField: 'quantity' },
    ],
    ...part,
  })
const shared = /^Die Mengen der Stückliste gelten für alle Schränke zusammen: je Schrank durch/
const whatTheyAre = 'Gelten die Mengen der Stückliste für alle Schränke zusammen oder je Schrank?'

test('another number of cabinets says at its field what that does to totals, and asks once whether they are some', async () => {
  const { server, calls } = serverOf(withTotals(), {
    mapBom: () => {
      server.change({ quantityBasis: 'EACH' })
      return { summary: null, estimate: null, editVersion: server.stored.editVersion }
    },
  })
  const { user } = open(`/enquiry/${enquiryId}`)
  replaceText(await screen.findByRole('textbox', { name: 'Anzahl Schränke' }), '2')
  await screen.findByText(whatTheyAre)
  expect(screen.getByText(shared).textContent).toMatch(/durch 2 geteilt\.$/)
  await user.click(screen.getByRole('button', { name: 'Je Schrank' }))
  await screen.findByText('Die Mengen der Stückliste gelten jetzt je Schrank.')
  await waitFor(() => expect(screen.queryByText(shared)).toBeNull())
  expect(screen.queryByText(whatTheyAre)).toBeNull()
  const { input } = calls.find(({ name }) => name === 'mapBom')!
  expect(input).toMatchObject({
    query: { enquiryId, quantityBasis: 'EACH', headerRowIndex: 3, editVersion: 2 },
    fields: { includedRows: [7] },
  })
  // Nothing was said of its columns: these stay, and so does what is remembered of them.
  expect(input).not.toHaveProperty('fields.mapping')
  // A list may be kept with signs that nobody could choose.
  expect(input).not.toHaveProperty('query.encoding')
  expect(input).not.toHaveProperty('query.separator')
})

test('that they are totals is not asked again, and not of a list that has its own number of cabinets', async () => {
  serverOf(withTotals())
  const { user, unmount } = open(`/enquiry/${enquiryId}`)
  const amount = await screen.findByRole('textbox', { name: 'Anzahl Schränke' })
  replaceText(amount, '2')
  await screen.findByText(whatTheyAre)
  await user.click(screen.getByRole('button', { name: 'Für alle zusammen' }))
  replaceText(amount, '3')
  expect((await screen.findByText(/durch 3 geteilt/)).textContent).toMatch(shared)
  expect(screen.queryByText(whatTheyAre)).toBeNull()
  unmount()
  const { server } = serverOf(withTotals({ quantityCount: 4 }))
  open(`/enquiry/${enquiryId}`)
  replaceText(await screen.findByRole('textbox', { name: 'Anzahl Schränke' }), '2')
  await waitFor(() => expect(server.stored.amount).toBe(2))
  await screen.findByText(/^Gespeichert/)
  expect(screen.queryByText(shared)).toBeNull()
})

test('a release names the lines that are not in order', async () => {
  const summary = {
    lines: 40,
    errors: 15,
    matched: 28,
    toCheck: 0,
    fine: 25,
    suppliedParts: 0,
    suppliedUnmatched: 0,
    matchedPercent: 70,
    byError: {},
    notices: [],
    leftOut: [],
  }
  serverOf(anEnquiry({ ...complete, lineCount: 40 }), {
    getBomEstimate: () => ({ summary, estimate: null }),
  })
  const { user } = open(`/enquiry/${enquiryId}`)
  await user.click(await screen.findByRole('button', { name: 'Freigeben' }))
  const dialog = within(await screen.findByRole('dialog'))
  const told = await dialog.findByText(/12 Zeilen der Stückliste sind keinem Artikel zugeordnet\./)
  expect(told.textContent).toContain('3 Zeilen haben andere Fehler.')
})

test('saving against somebody else’s change asks again which one holds', async () => {
  const { server } = serverOf(anEnquiry({ title: 'A' }))
  const { user } = open(`/enquiry/${enquiryId}`)
  const input = await title()
  server.change({ title: 'Anders' })
  await user.type(input, 'B')
  const dialog = { name: 'Die Anfrage wurde inzwischen geändert' }
  await user.click(
    within(await screen.findByRole('dialog', dialog)).getByRole('button', { name: 'Später entscheiden' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByRole('dialog', dialog)).toBeTruthy()
  expect(server.stored.title).toBe('Anders')
})

test.each([
  ['RELEASED', 'ACCEPTED', 'Bestellt', /^Freigegeben und bestellt: Bis zur Auftragsbestätigung/],
  ['CLOSED', 'CONFIRMED', 'Bestätigt', /^Geschlossen: Der Auftrag ist bestätigt/],
] as const)('an enquiry that is %s with an offer %s says so', async (state, awardedState, word, note) => {
  serverOf(
    anEnquiry({
      ...complete,
      released: true,
      closed: state === 'CLOSED',
      state,
      awardedState,
      allowedActions: ['copy'],
    }),
  )
  open(`/enquiry/${enquiryId}`)
  expect(await screen.findByText(word)).toBeTruthy()
  expect(screen.getByText(note)).toBeTruthy()
})

test.each([
  [
    '2020-01-31',
    'Freigegeben: Die Angebotsfrist endete am 31.01.2020, Lieferanten können weiter Angebote abgeben.',
  ],
  ['2099-11-30', 'Freigegeben: Lieferanten können Angebote abgeben.'],
  [null, 'Freigegeben: Lieferanten können Angebote abgeben.'],
])(
  'with %s as the deadline for offers, a released enquiry says what is true of it',
  async (offerDeadline, note) => {
    serverOf(
      anEnquiry({ ...complete, released: true, state: 'RELEASED', allowedActions: ['copy'], offerDeadline }),
    )
    open(`/enquiry/${enquiryId}`)
    expect(await screen.findByText(note)).toBeTruthy()
  },
)

test.each([
  ['its offers', { offerCount: 1 }, '1 Angebot', `/enquiry/${enquiryId}/offers`],
  [
    'offers of which one is declined',
    { offerCount: 2, declinedCount: 1 },
    '2 Angebote, 1 abgelehnt',
    `/enquiry/${enquiryId}/offers`,
  ],
  ['their comparison', { offerCount: 2 }, '2 Angebote vergleichen', `/enquiry/${enquiryId}/offers`],
  [
    'the order',
    { offerCount: 1, supplierName: 'Schaltbau Süd', awardedState: 'ACCEPTED' as const },
    'Schaltbau Süd',
    `/order?enquiryId=${enquiryId}`,
  ],
  [
    'the order that it was closed with',
    { offerCount: 1, supplierName: 'Schaltbau Süd', awardedState: 'ACCEPTED' as const, closed: true },
    'Schaltbau Süd',
    `/order?enquiryId=${enquiryId}`,
  ],
  [
    'the job',
    { offerCount: 1, supplierName: 'Schaltbau Süd', awardedState: 'CONFIRMED' as const, closed: true },
    'Schaltbau Süd',
    `/job?enquiryId=${enquiryId}`,
  ],
])('a released enquiry leads to %s', async (_, part, name, address) => {
  serverOf(anEnquiry({ ...complete, released: true, state: 'RELEASED', allowedActions: ['copy'], ...part }))
  open(`/enquiry/${enquiryId}`)
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe(address)
})

test('a customer with offers is led from the messages to them, for there he can begin', async () => {
  serverOf(anEnquiry({ released: true, state: 'RELEASED', offerCount: 2, allowedActions: ['copy'] }), {
    getConversations: () => [],
  })
  const { user } = open(`/enquiry/${enquiryId}`)
  await user.click(await screen.findByRole('button', { name: /^Nachrichten/ }))
  const side = within(await screen.findByRole('complementary', { name: 'Nachrichten' }))
  await side.findByText('Ein Gespräch beginnen Sie beim Angebot eines Lieferanten.')
  const link = side.getByRole('link', { name: 'Angebote zu dieser Anfrage' })
  expect(link.getAttribute('href')).toBe(`/enquiry/${enquiryId}/offers`)
})
