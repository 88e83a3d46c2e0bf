import type { BusinessData, ItemVersion } from '@schrankwerk/contracts'
import { ProblemError, routeObjects } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import texts from '../../locales/de.json'
import { aFolder, anItem, anOfferId as offerId } from '../features/folder/folder.example.ts'
import { aSharedFolder } from '../features/settings/shared-folder.example.ts'
import { routes } from '../routes.ts'
import './folder.screen.tsx'

const read = { read: true, write: false }
const drawings = { id: '01990000-0000-7000-8000-000000000501', name: 'Zeichnungen', editVersion: 3 }
const reports = { id: '01990000-0000-7000-8000-000000000502', name: 'Berichte', editVersion: 1 }
const sorted = (part: Partial<BusinessData> = {}) =>
  aFolder({
    subfolders: [drawings, reports],
    items: [
      anItem(1),
      anItem(2, { subfolderId: drawings.id, filename: 'Schränke.PDF' }),
      anItem(3, { subfolderId: drawings.id, filename: 'Übersicht.pdf' }),
    ],
    ...part,
  })

const open = async (folder: BusinessData, answers: Parameters<typeof mockApi>[0] = {}, search = '') => {
  mockSession({ companyType: 'CUSTOMER' })
  const calls = mockApi({ getBusinessData: () => folder, ...answers })
  render(
    <MockPortal
      at={`/business-data/${offerId}${search}`}
      routes={routeObjects(routes)}
      texts={{ businessdata: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  await screen.findByRole('heading', { level: 1, name: /PN-4711/ })
  const made = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input)
  return { user: userEvent.setup(), made }
}
const fileNames = () =>
  screen
    .queryAllByRole('checkbox', { name: /(pdf|csv|txt) auswählen$/i })
    .map((box) => box.getAttribute('aria-label')?.replace(' auswählen', ''))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const chooseInMenu = async (user: ReturnType<typeof userEvent.setup>, of: string, entry: string) => {
  await user.click(button(`Weitere Aktionen: ${of}`))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}
const refusedAs = (status: number, code: ProblemError['code']) => () => {
  throw new ProblemError({ status, code, detail: 'Das geht nicht.' })
}

afterEach(() => vi.useRealTimers())

test('a subfolder narrows the files, all of them are counted, and the address opens it again', async () => {
  const { user } = await open(sorted(), {}, `?subfolder=${drawings.id}`)
  expect(fileNames()).toEqual(['Schränke.PDF', 'Übersicht.pdf'])
  const choice = within(screen.getByRole('navigation', { name: 'Unterordner' }))
  expect(choice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Alle Dateien3', 'Ohne Unterordner1', 'Zeichnungen2', 'Berichte0']),
  )
  await user.click(choice.getByRole('button', { name: /Ohne Unterordner/ }))
  expect(fileNames()).toEqual(['Plan 1.pdf'])
  await user.click(choice.getByRole('button', { name: /Alle Dateien/ }))
  expect(fileNames()).toHaveLength(3)
})

test('a search in names says how many it left, and all chosen are those', async () => {
  const { user, made } = await open(sorted(), { createBusinessDataTicket: () => ({ url: '#' }) })
  await user.type(screen.getByRole('searchbox', { name: 'Dateien suchen' }), 'schranke')
  expect(await screen.findByText('1 von 3 Dateien')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }))
  await user.click(button('Auswahl herunterladen'))
  await waitFor(() =>
    expect(made('createBusinessDataTicket')).toEqual([{ body: { offerId, itemIds: [anItem(2).id] } }]),
  )
})

test('a new subfolder is shown as soon as it is there', async () => {
  const { user, made } = await open(sorted(), {
    createSubfolder: () => ({ ...reports, name: 'Fotos' }),
  })
  await user.click(button('Unterordner anlegen'))
  const dialog = await inDialog('Unterordner anlegen')
  await user.click(dialog.getByRole('button', { name: 'Anlegen' }))
  expect(await dialog.findByText('Bitte geben Sie einen Namen ein.')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: /Name des Unterordners/ }), ' Fotos {Enter}')
  expect(await screen.findByText('Hier ist noch keine Datei.')).toBeTruthy()
  expect(made('createSubfolder')).toEqual([{ body: { offerId, name: 'Fotos' } }])
})

test.each([
  ['BERICHTE', 'Diesen Unterordner gibt es schon.'],
  ['Pläne/EG', 'Der Name darf keine Schrägstriche enthalten.'],
  ['Pläne\\EG', 'Der Name darf keine Schrägstriche enthalten.'],
  ['..', /besteht nur aus Punkten/],
])('a new subfolder „%s“ is refused at the field', async (name, reason) => {
  const { user, made } = await open(sorted(), { createSubfolder: () => reports })
  await user.click(button('Unterordner anlegen'))
  const dialog = await inDialog('Unterordner anlegen')
  const field = dialog.getByRole('textbox', { name: /Name des Unterordners/ })
  await user.type(field, `${name}{Enter}`)
  expect(await dialog.findByText(reason)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(made('createSubfolder')).toEqual([])
})

test('a file gets no name with a slash', async () => {
  const { user, made } = await open(sorted(), { renameBusinessDataItem: () => anItem(1) })
  await chooseInMenu(user, 'Plan 1.pdf', 'Umbenennen')
  const dialog = await inDialog('Datei „Plan 1.pdf“ umbenennen')
  const field = dialog.getByRole('textbox', { name: /Name der Datei/ })
  await user.type(field, '/2{Enter}')
  expect(await dialog.findByText('Der Name darf keine Schrägstriche enthalten.')).toBeTruthy()
  expect(made('renameBusinessDataItem')).toEqual([])
  await user.clear(field)
  await user.type(field, 'Plan-2{Enter}')
  await waitFor(() => expect(made('renameBusinessDataItem')).toHaveLength(1))
})

test('a subfolder is deleted after a question that says how many files go with it', async () => {
  const { user, made } = await open(
    sorted(),
    { deleteSubfolder: () => undefined },
    `?subfolder=${drawings.id}`,
  )
  await chooseInMenu(user, 'Zeichnungen', 'Unterordner löschen')
  const dialog = await inDialog('Unterordner „Zeichnungen“ löschen?')
  expect(dialog.getByText(/^Die 2 Dateien darin werden mit ihm gelöscht/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Unterordner löschen' }))
  await waitFor(() =>
    expect(made('deleteSubfolder')).toEqual([{ query: { offerId, subfolderId: drawings.id } }]),
  )
})

test('a file is renamed without its ending, and a taken name is said at the field', async () => {
  let isTaken = true
  const { user, made } = await open(sorted(), {
    renameBusinessDataItem: () => (isTaken ? refusedAs(409, 'name-taken')() : anItem(1)),
  })
  await chooseInMenu(user, 'Plan 1.pdf', 'Umbenennen')
  const dialog = await inDialog('Datei „Plan 1.pdf“ umbenennen')
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: /Name der Datei/ })
  expect(field.value).toBe('Plan 1')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.clear(field)
  await user.type(field, 'Plan neu{Enter}')
  expect(await dialog.findByText('Diesen Namen gibt es hier schon.')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  isTaken = false
  await user.click(dialog.getByRole('button', { name: 'Umbenennen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = { body: { offerId, itemId: anItem(1).id, editVersion: 1, filename: 'Plan neu.pdf' } }
  expect(made('renameBusinessDataItem')).toEqual([sent, sent])
})

test('a name that somebody else changed meanwhile is said at the field, and goes on from there', async () => {
  const versions = [1, 2]
  const { user, made } = await open(sorted(), {
    getBusinessData: () => sorted({ items: [anItem(1, { editVersion: versions[0] ?? 2 })] }),
    renameBusinessDataItem: ({ body }) => {
      versions.shift()
      if ((body as { editVersion: number }).editVersion === 1) refusedAs(409, 'changed-meanwhile')()
      return anItem(1)
    },
  })
  await chooseInMenu(user, 'Plan 1.pdf', 'Umbenennen')
  const dialog = await inDialog('Datei „Plan 1.pdf“ umbenennen')
  await user.type(dialog.getByRole('textbox', { name: /Name der Datei/ }), ' b{Enter}')
  expect(await dialog.findByText(/inzwischen von jemand anderem geändert/)).toBeTruthy()
  await waitFor(() => expect(made('getBusinessData')).toHaveLength(2))
  await user.click(dialog.getByRole('button', { name: 'Umbenennen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('chosen files move together, and whose name was taken there is said', async () => {
  const { user, made } = await open(sorted(), {
    moveBusinessDataItems: () => [
      anItem(2, { subfolderId: reports.id, filename: '1_Schränke.PDF' }),
      anItem(3, { subfolderId: reports.id, filename: 'Übersicht.pdf' }),
    ],
  })
  await user.click(screen.getByRole('checkbox', { name: /Schränke/ }))
  await user.click(screen.getByRole('checkbox', { name: /Übersicht/ }))
  await user.click(button('Auswahl verschieben'))
  const dialog = await inDialog('2 Dateien verschieben')
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: /Wohin/ })))
  await user.click(dialog.getByRole('button', { name: '2 Dateien verschieben' }))
  expect(await dialog.findByText('Bitte wählen Sie, wohin.')).toBeTruthy()
  await user.click(dialog.getByRole('combobox', { name: /Wohin/ }))
  const places = await screen.findAllByRole('option', { hidden: true })
  expect(places.map(({ textContent }) => textContent)).toEqual(['Ohne Unterordner', 'Berichte'])
  await user.click(screen.getByRole('option', { name: 'Berichte', hidden: true }))
  await user.click(dialog.getByRole('button', { name: '2 Dateien verschieben' }))
  expect(await screen.findByText(/die Datei heißt jetzt „1_Schränke.PDF“/)).toBeTruthy()
  expect(made('moveBusinessDataItems')).toEqual([
    {
      body: {
        offerId,
        subfolderId: reports.id,
        items: [
          { itemId: anItem(2).id, editVersion: 1 },
          { itemId: anItem(3).id, editVersion: 1 },
        ],
      },
    },
  ])
})

const at = '2026-11-02T08:00:00.000Z'
const versions: ItemVersion[] = [
  {
    version: 2,
    size: 2048,
    at,
    side: 'CUSTOMER',
    name: 'Jana Nord',
    companyName: 'Anlagenbau Nord',
    isCurrent: true,
  },
  { version: 1, size: 1024, at, side: 'SUPPLIER', name: null, companyName: null, isCurrent: false },
]

test('a former version is downloaded, and restored after a sentence that says what happens', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user, made } = await open(aFolder({ items: [anItem(1, { version: 2, editVersion: 4 })] }), {
    listItemVersions: () => versions,
    restoreItemVersion: () => anItem(1, { version: 3 }),
    createBusinessDataTicket: () => ({ url: '/ticket' }),
  })
  await user.click(button(/^Version 2 von Plan 1.pdf/))
  const dialog = await inDialog('Versionen von „Plan 1.pdf“')
  expect(await dialog.findByText('Jana Nord, Anlagenbau Nord')).toBeTruthy()
  expect(dialog.getByText('Schaltbau West')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Version 1 herunterladen' }))
  await waitFor(() =>
    expect(made('createBusinessDataTicket')).toEqual([
      { body: { offerId, itemId: anItem(1).id, version: 1 } },
    ]),
  )
  await user.click(dialog.getByRole('button', { name: 'Version 1 wiederherstellen' }))
  expect(dialog.getByText(/Ihr Inhalt wird als Version 3 die aktuelle; Version 2 bleibt/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Wiederherstellen' }))
  expect(await screen.findByText('Version 1 ist als Version 3 wiederhergestellt.')).toBeTruthy()
  expect(made('restoreItemVersion')).toEqual([
    { body: { offerId, itemId: anItem(1).id, editVersion: 4, version: 1 } },
  ])
})

test('a guest sees neither whose files they are nor who put a version there', async () => {
  const guests = { view: 'guest', offerNumber: null, belongsTo: null, permissions: read } as const
  const { user } = await open(aFolder({ ...guests, items: [anItem(1, { version: 2, permissions: read })] }), {
    listItemVersions: () => versions.map((one) => ({ ...one, name: null, companyName: null })),
  })
  expect(screen.queryByRole('columnheader', { name: /Unternehmen/ })).toBeNull()
  await user.click(button(/^Version 2 von Plan 1.pdf/))
  const dialog = await inDialog('Versionen von „Plan 1.pdf“')
  expect(await dialog.findByRole('button', { name: 'Version 1 herunterladen' })).toBeTruthy()
  expect(dialog.queryByText('Von')).toBeNull()
  expect(dialog.queryByRole('button', { name: /wiederherstellen/ })).toBeNull()
})

test('a table is previewed sheet by sheet, and says that it is cut', async () => {
  const { user, made } = await open(aFolder({ items: [anItem(1, { filename: 'Liste.csv' })] }), {
    readItemTable: ({ query }) => {
      const { sheet } = query as { sheet: number }
      return { sheets: ['Schrank 1', 'Schrank 2'], sheet, rows: [[`Zelle ${sheet}`]], isCut: sheet === 0 }
    },
  })
  expect(screen.getByRole('columnheader', { name: /Downloads/ })).toBeTruthy()
  await user.click(button('Liste.csv ansehen'))
  // What every table of files has stays beside the preview, the rest makes room.
  expect(screen.queryByRole('columnheader', { name: /Downloads/ })).toBeNull()
  expect(screen.getByRole('columnheader', { name: /Geändert am/ })).toBeTruthy()
  expect(await screen.findByRole('cell', { name: 'Zelle 0' })).toBeTruthy()
  expect(screen.getByText(/nur die ersten 200 Zeilen/)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Schrank 2' }))
  expect(await screen.findByRole('cell', { name: 'Zelle 1' })).toBeTruthy()
  expect(made('getBusinessDataItem')).toEqual([])
})

test('of a long text the beginning is previewed, without counting', async () => {
  const text = `Anfang ${'ä'.repeat(150_000)}`
  const { user, made } = await open(
    aFolder({ items: [anItem(1, { filename: 'Notiz.txt', size: 300_007 })] }),
    {
      getBusinessDataItem: () => new Response(text),
    },
  )
  await user.click(button('Notiz.txt ansehen'))
  const shown = await screen.findByText(/^Anfang/)
  expect(shown.textContent).toMatch(/^Anfang ä+$/)
  expect(shown.textContent?.length).toBeLessThan(150_000)
  expect(screen.getByText(/nur die ersten 200 KB/)).toBeTruthy()
  expect(made('getBusinessDataItem')).toMatchObject([{ query: { preview: 'true' } }])
})

test('when access ends while somebody looks, the page says so and shows nothing of the folder', async () => {
  const inOneMinute = new Date(Date.now() + 60_000).toISOString()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let hasEnded = false
  await open(aFolder({ view: 'guest', accessUntil: inOneMinute }), {
    getBusinessData: () =>
      hasEnded
        ? refusedAs(404, 'not-found')()
        : aFolder({ view: 'guest', offerNumber: null, belongsTo: null, accessUntil: inOneMinute }),
  })
  hasEnded = true
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(await screen.findByText('Der Zugang ist beendet')).toBeTruthy()
  expect(screen.queryByText(/Plan 1|PN-4711|Anlagenbau/)).toBeNull()
})

test('a call that is refused has the folder asked for again', async () => {
  let hasEnded = false
  const { user } = await open(aFolder(), {
    getBusinessData: () => (hasEnded ? refusedAs(404, 'not-found')() : aFolder()),
    createBusinessDataTicket: () => {
      hasEnded = true
      return refusedAs(404, 'not-found')()
    },
  })
  await user.click(button('Plan 1.pdf herunterladen'))
  expect(await screen.findByText('Der Zugang ist beendet')).toBeTruthy()
})

test.each([
  ['unreleased', /sieht nur Ihr Unternehmen/],
  ['closed', /Dieser Ordner ist geschlossen/],
] as const)('a folder that is %s says so', async (state, sentence) => {
  await open(aFolder({ state }))
  expect(screen.getByText(sentence)).toBeTruthy()
})

test('who may write is told what room is left, and that none is', async () => {
  const room = { bytes: 5_368_709_120, maximumBytes: 5_368_709_120, files: 2, maximumFiles: 10_000 }
  await open(aFolder({ room }))
  expect(screen.getByText('5 GB von 5 GB belegt · 2 von 10.000 Dateien')).toBeTruthy()
  expect(screen.getByText(/Im Projektordner ist kein Platz mehr/)).toBeTruthy()
})

test('of thousands of files a window is drawn, which the keys lead through', async () => {
  const items = Array.from({ length: 5000 }, (_, at) => anItem(at + 1))
  const { user, made } = await open(aFolder({ items }), { deleteBusinessDataItems: () => [] })
  const grid = screen.getByRole('grid', { name: 'Dateien im Projektordner' })
  expect(grid.getAttribute('aria-rowcount')).toBe('5001')
  expect(fileNames().length).toBeLessThan(100)
  act(() => grid.focus())
  await user.keyboard('{ArrowDown}{F2}')
  const renaming = await inDialog('Datei „Plan 1.pdf“ umbenennen')
  await user.click(renaming.getByRole('button', { name: 'Abbrechen' }))
  act(() => grid.focus())
  await user.keyboard('{ArrowDown} {ArrowDown} {Delete}')
  expect(await inDialog('2 Dateien löschen?')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }))
  expect(screen.getByText('5.000 Zeilen ausgewählt')).toBeTruthy()
  expect(made('deleteBusinessDataItems')).toEqual([])
})

test('the parts of the sharing are headings right below the page’s', async () => {
  const { user } = await open(aSharedFolder())
  await user.click(screen.getByText('Freigabe'))
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Wer kann den Ordner jetzt öffnen?' }),
  ).toBeTruthy()
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
})
