import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StoredFile } from './file-columns.tsx'
import { FileTable, type FileTableProps } from './file-table.tsx'
import { FileTypeChoice } from './file-type-choice.tsx'

interface Stored extends StoredFile {
  at: string
}
const aFile = (id: string, filename: string): Stored => ({
  id,
  filename,
  size: 2048,
  at: `2026-11-0${id}T08:00:00.000Z`,
})
const plan = aFile('1', 'Plan.pdf')
const photo = aFile('2', 'Foto.png')
const list = aFile('3', 'Liste.csv')
const refused = () =>
  new ProblemError({ status: 403, code: 'not-allowed', detail: 'Dazu fehlt Ihnen die Berechtigung.' })

const open = async (props: Partial<FileTableProps<Stored>> = {}) => {
  const page = () => (
    <FileTable
      label="Dateien"
      files={[plan, photo, list]}
      date={{ header: 'Hochgeladen', of: ({ at }) => at }}
      read={async () => new Blob(['x'])}
      download={async () => undefined}
      {...props}
    />
  )
  render(
    <MockPortal
      at="/files"
      routes={[{ path: 'files', Component: page }]}
      frame={(shown) => <KitProvider>{shown}</KitProvider>}
    />,
  )
  await screen.findByRole('table', { name: 'Dateien' })
  return userEvent.setup()
}
const button = (name: string) => screen.getByRole('button', { name })
const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:picture')
  URL.revokeObjectURL = vi.fn()
})

test('a file says its kind, carries a mark, and is sorted by name, size or date', async () => {
  const user = await open({ note: (file) => file === list && <span>verfallen</span> })
  expect(rowNames()).toEqual(['PDF-Dokument: Plan.pdf', 'Bild: Foto.png', 'Tabelle: Liste.csvverfallen'])
  await user.click(button('Name'))
  expect(rowNames()[0]).toBe('Bild: Foto.png')
  await user.click(button('Hochgeladen'))
  await user.click(button('Hochgeladen'))
  expect(rowNames()[0]).toBe('Tabelle: Liste.csvverfallen')
})

test('a picture is shown under its name; a list cannot be shown', async () => {
  const user = await open()
  expect(screen.queryByRole('button', { name: 'Liste.csv ansehen' })).toBeNull()
  await user.click(button('Foto.png ansehen'))
  const dialog = await screen.findByRole('dialog', { name: 'Foto.png' })
  const picture = await within(dialog).findByRole('img', { name: 'Foto.png' })
  expect(picture.getAttribute('src')).toBe('blob:picture')
  await user.click(within(dialog).getByRole('button', { name: 'Schließen' }))
  await waitFor(() => expect(document.activeElement).toBe(button('Foto.png ansehen')))
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:picture')
})

test('a file that would fill the memory is not read for its preview', async () => {
  const read = vi.fn(async () => new Blob(['x']))
  const user = await open({ read, files: [{ ...plan, size: 200_000_000 }] })
  await user.click(button('Plan.pdf ansehen'))
  expect(await screen.findByText(/zu groß für die Vorschau/)).toBeTruthy()
  expect(read).not.toHaveBeenCalled()
})

test('a preview that does not load can be asked for again', async () => {
  const read = vi
    .fn<() => Promise<Blob>>()
    .mockRejectedValueOnce(refused())
    .mockResolvedValue(new Blob(['x']))
  const user = await open({ read })
  await user.click(button('Foto.png'))
  expect(await screen.findByText('Die Vorschau konnte nicht geladen werden.')).toBeTruthy()
  await user.click(button('Erneut versuchen'))
  expect(await screen.findByRole('img', { name: 'Foto.png' })).toBeTruthy()
})

test('a download that is refused is named in its place, until it is read', async () => {
  const user = await open({ download: () => Promise.reject(refused()) })
  await user.click(button('Plan.pdf herunterladen'))
  const said = 'Der Download von „Plan.pdf“ ist fehlgeschlagen. Dazu fehlt Ihnen die Berechtigung.'
  expect((await screen.findByRole('alert')).textContent).toContain(said)
  await user.click(button('Hinweis schließen'))
  expect(screen.queryByText(said)).toBeNull()
})

test('a preview beside the table gives the focus back to the button it came from', async () => {
  const onPreview = vi.fn()
  const user = await open({ panel: { previewed: photo.id, onPreview } })
  const panel = screen.getByRole('region', { name: 'Vorschau von Foto.png' })
  expect(document.activeElement).toBe(panel)
  expect(button('Foto.png ansehen').getAttribute('aria-pressed')).toBe('true')
  await user.click(within(panel).getByRole('button', { name: 'Vorschau schließen' }))
  expect(onPreview).toHaveBeenCalledWith(undefined)
})

test('a deletion that is refused stays open and says why', async () => {
  const remove = vi.fn(() => Promise.reject(refused()))
  const removal = { mayRemove: (file: Stored) => file !== list, remove, changes: 'offer' }
  const user = await open({ removal: { ...removal, effect: () => 'Die Datei wird entfernt.' } })
  expect(screen.queryByRole('button', { name: 'Liste.csv löschen' })).toBeNull()
  await user.click(button('Plan.pdf löschen'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Datei „Plan.pdf“ löschen?' }))
  await user.click(dialog.getByRole('button', { name: 'Datei löschen' }))
  expect(await dialog.findByText(/Dazu fehlt Ihnen die Berechtigung/)).toBeTruthy()
  expect(remove).toHaveBeenCalledTimes(1)
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(document.activeElement).toBe(button('Plan.pdf löschen')))
})

test('a type that is refused stays as it was, and the reason stands beneath it', async () => {
  const names = { PLAN: 'Schaltplan', OTHER: 'Sonstige Datei' }
  const choice = (
    <FileTypeChoice
      filename="Plan.pdf"
      type="OTHER"
      types={['PLAN', 'OTHER']}
      nameOf={(type) => names[type]}
      onChange={() => Promise.reject(refused())}
    />
  )
  render(
    <MockPortal
      at="/type"
      routes={[{ path: 'type', element: choice }]}
      frame={(shown) => <KitProvider>{shown}</KitProvider>}
    />,
  )
  const user = userEvent.setup()
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Dateiart von Plan.pdf' })
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Schaltplan', hidden: true }))
  expect(await screen.findByText(/konnte nicht geändert werden. Dazu fehlt/)).toBeTruthy()
  expect(field.value).toBe('Sonstige Datei')
})

test('what a feature adds stands in the menu of a row, on a button for the chosen, and on its key', async () => {
  const rename = vi.fn()
  const move = vi.fn()
  const acts = [
    { label: 'Umbenennen', shortcut: 'F2', icon: null, mayAct: () => true, run: rename },
    {
      label: 'Verschieben',
      chosenLabel: 'Auswahl verschieben',
      icon: null,
      mayAct: (file: Stored) => file !== list,
      run: move,
    },
  ]
  const user = await open({ acts, downloadChosen: async () => undefined })
  await user.click(button('Weitere Aktionen: Liste.csv'))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Umbenennen'])
  await user.click(screen.getByRole('menuitem', { name: 'Umbenennen' }))
  expect(rename).toHaveBeenLastCalledWith([list])
  await user.click(screen.getByRole('checkbox', { name: 'Plan.pdf auswählen' }))
  await user.keyboard('{F2}')
  expect(rename).toHaveBeenLastCalledWith([plan])
  await user.click(screen.getByRole('checkbox', { name: 'Liste.csv auswählen' }))
  await user.keyboard('{F2}')
  expect(await screen.findByText('Bitte wählen Sie dafür nur eine Datei aus.')).toBeTruthy()
  expect(rename).toHaveBeenCalledTimes(2)
  await user.click(button('Auswahl verschieben'))
  expect(move).toHaveBeenLastCalledWith([plan])
})

test('what a browser cannot show is shown by the feature that can', async () => {
  const ownPreview = { canShow: (file: Stored) => file === list, show: () => <p>Zeilen der Liste</p> }
  const user = await open({ ownPreview })
  await user.click(button('Liste.csv ansehen'))
  expect(await screen.findByText('Zeilen der Liste')).toBeTruthy()
})
