import { MockPortal, mockSession } from '@schrankwerk/shell-api/mock'
import { useLocation } from '@schrankwerk/shell-api/router'
import { Empty, KitProvider } from '@schrankwerk/ui'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type BulkChoice, BulkDialog, FilterBar, FilterChips, ListPage, oneByOne, useList } from '../list.ts'

interface Rack {
  id: string
  name: string
  colour: string
}

const size = 15
let racks: Rack[]
let archive: (rack: Rack) => Promise<unknown>

const racksQuery = (asked: { page: number; colour?: string }) =>
  queryOptions({
    queryKey: ['rack', 'list', asked],
    queryFn: async () => {
      const fitting = racks.filter(({ colour }) => !asked.colour || colour === asked.colour)
      const from = asked.page * size
      return { content: fitting.slice(from, from + size), totalElements: fitting.length }
    },
    placeholderData: keepPreviousData,
  })

const ArchiveRacks = (choice: BulkChoice<Rack>) => (
  <BulkDialog
    {...choice}
    nameOf={({ name }) => name}
    mayAct={({ colour }) => colour !== 'rot'}
    act={oneByOne((rack) => archive(rack))}
    changes="rack"
    words={{
      title: (count, name) => `${count} archivieren (${name})?`,
      verb: () => 'Ja, archivieren',
      effect: () => 'Sie verschwinden aus der Liste.',
      done: (count) => `${count} archiviert`,
      failed: (names, detail) => `Nicht archiviert: ${names}. ${detail}`,
      impossible: (names) => `Bleiben: ${names}`,
      none: 'Nichts zu archivieren',
    }}
  />
)

function Racks() {
  const list = useList({ name: 'rack', query: racksQuery, filters: ['colour'], sortable: ['name'] })
  const { filters, setFilter } = list.address
  return (
    <ListPage
      list={list}
      title="Gestelle"
      what="Die Gestelle"
      columns={[{ key: 'name', header: 'Name', hideable: false, cell: ({ name }) => name }]}
      nameOf={({ name }) => name}
      to={({ id }) => `/rack/${id}`}
      filters={
        <FilterBar
          address={list.address}
          chips={
            <FilterChips
              values={['rot', 'grau']}
              nameOf={(colour) => colour}
              chosen={filters.colour}
              onChoose={(colour) => setFilter('colour', colour)}
            />
          }
        />
      }
      empty={<Empty text="Noch kein Gestell." />}
      emptyFiltered="Kein Gestell passt."
      bulk={{ verb: (count) => `${count} archivieren`, icon: null, dialog: ArchiveRacks }}
    />
  )
}

const OnePage = () => <h1>{useLocation().pathname}</h1>

const open = (at: string) => {
  render(
    <MockPortal
      at={at}
      routes={[
        { path: 'rack', Component: Racks },
        { path: 'rack/:id', Component: OnePage },
      ]}
      texts={{}}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  return userEvent.setup()
}

const rack = (at: number, colour = 'grau'): Rack => ({ id: `r${at}`, name: `Gestell ${at}`, colour })

beforeEach(() => {
  localStorage.clear()
  mockSession()
  racks = Array.from({ length: size + 2 }, (_, at) => rack(at))
  archive = async ({ id }) => {
    racks = racks.filter((one) => one.id !== id)
  }
})

test('after everything on the last page is archived, the page before it is shown', async () => {
  const user = open('/rack?page=2')
  await screen.findByText('Gestell 15')
  await user.click(screen.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }))
  await user.click(screen.getByRole('button', { name: '2 archivieren' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ja, archivieren' }))
  await screen.findByText('Gestell 0')
  expect(screen.queryByText('Noch kein Gestell.')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gestelle 15')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a choice ends with a word once other rows are shown', async () => {
  racks = [rack(0), rack(1, 'rot')]
  const user = open('/rack')
  await user.click(await screen.findByRole('checkbox', { name: 'Gestell 0 auswählen' }))
  expect(screen.getByText('1 Zeile ausgewählt')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'rot' }))
  await screen.findByText('Die Auswahl ist aufgehoben, weil jetzt andere Zeilen gezeigt werden.')
  await waitFor(() => expect(screen.queryByText('Gestell 0')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'rot' }))
  // It does not come back with the rows.
  await screen.findByText('Gestell 0')
  expect(screen.queryByText('1 Zeile ausgewählt')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Gestell 1 auswählen' }))
  expect(screen.getByText('1 Zeile ausgewählt')).toBeTruthy()
})

test('what cannot be done is named and left alone, and what failed stays chosen', async () => {
  racks = [rack(0), rack(1, 'rot'), rack(2)]
  const really = archive
  archive = (one) => (one.id === 'r2' ? Promise.reject(new TypeError('fetch failed')) : really(one))
  const user = open('/rack')
  await user.click(await screen.findByRole('checkbox', { name: 'Alle Zeilen auswählen' }))
  await user.click(screen.getByRole('button', { name: '3 archivieren' }))
  const dialog = within(await screen.findByRole('dialog', { name: '2 archivieren (Gestell 0)?' }))
  expect(dialog.getByText('Bleiben: „Gestell 1“')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Ja, archivieren' }))
  await screen.findByText('1 archiviert')
  // The browser's own English message is nobody's business.
  const failure = await screen.findByText(/Nicht archiviert: „Gestell 2“/)
  expect(failure.textContent).not.toContain('fetch failed')
  expect(screen.getByRole('checkbox', { name: 'Gestell 2 auswählen' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'Gestell 1 auswählen' })).toHaveProperty('checked', false)
})

test('a row opens on click, in a tab with the middle button, and its checkbox only ticks', async () => {
  const user = open('/rack')
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const cell = await screen.findByText('Gestell 3')
  fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  expect(opened).toHaveBeenCalledWith('/rack/r3', '_blank', 'noopener')
  await user.click(screen.getByRole('checkbox', { name: 'Gestell 3 auswählen' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Gestelle')
  await user.click(cell)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('/rack/r3')
})

test('how many entries a filter leaves is said, and nothing before', async () => {
  racks = [rack(0), rack(1, 'rot'), rack(2)]
  const user = open('/rack')
  await screen.findByText('Gestell 0')
  expect(screen.queryByText(/Treffer/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'rot' }))
  const said = await screen.findByText('1 Treffer')
  expect(said.getAttribute('aria-live')).toBe('polite')
  await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
  await screen.findByText('3 Treffer')
})
