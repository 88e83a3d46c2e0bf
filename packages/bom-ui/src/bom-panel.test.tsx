import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  enquiryId,
  estimate,
  furtherSheet,
  lineOf,
  mappedBom,
  ndjson,
  reading,
  slimLines,
  suggestion,
  summary,
} from './bom.example.ts'
import { BomPanel, type BomPanelProps } from './bom-panel.tsx'
import { type BomInfo, emptyBom } from './data/bom-info.ts'
import { EstimateCard } from './estimate/estimate-card.tsx'

const showPanel = (props: Partial<BomPanelProps> = {}) => {
  const onChanged = vi.fn()
  const panel = (
    <>
      <BomPanel
        owner={{ enquiryId }}
        editable
        bom={emptyBom}
        editVersion={4}
        onChanged={onChanged}
        {...props}
      />
      <EstimateCard owner={{ enquiryId }} amount={2} editable />
    </>
  )
  const shown = render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: panel }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  return { onChanged, ...shown }
}

const uploadedBom = { ...emptyBom, bomFileName: reading.bomFileName }
const remappedBom = { ...mappedBom, mappedAt: '2026-11-21T08:00:00.000Z' }

/** A page whose list was mapped, until it loads what became of it. */
const PageWithMappedList = ({ next }: { next: BomInfo }) => {
  const client = useQueryClient()
  const [bom, setBom] = useState<BomInfo>(mappedBom)
  const hear = () => {
    // What the live stream does with every change of a list.
    void client.invalidateQueries({ queryKey: ['bom'] })
    setBom(next)
  }
  return (
    <>
      <button type="button" onClick={hear}>
        Die Seite lädt den neuen Stand
      </button>
      <BomPanel
        owner={{ enquiryId }}
        editable
        bom={bom}
        editVersion={bom === mappedBom ? 4 : 7}
        onChanged={() => {}}
      />
    </>
  )
}

/** The network as far as an upload needs it: what was sent, and what it is answered. */
const answerUploads = (...answers: { status: number; body: unknown; retryAfter?: number }[]) => {
  const sent: FormData[] = []
  class Network {
    upload: { onprogress?: unknown } = {}
    responseText = ''
    status = 0
    onload?: () => void
    onloadend?: () => void
    open() {}
    setRequestHeader() {}
    retryAfter: number | undefined
    getResponseHeader() {
      return this.retryAfter === undefined ? null : String(this.retryAfter)
    }
    abort() {}
    send(form: FormData) {
      sent.push(form)
      const answer = answers.shift()
      queueMicrotask(() => {
        this.status = answer?.status ?? 500
        this.retryAfter = answer?.retryAfter
        this.responseText = JSON.stringify(answer?.body)
        this.onload?.()
        this.onloadend?.()
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Network)
  return sent
}

const file = new File(['Bestell-Nr.;Menge\nA;1'], 'pumpwerk.csv')
const drop = (chosen: File) =>
  fireEvent.change(screen.getByLabelText('Stückliste hochladen', { selector: 'input' }), {
    target: { files: [chosen] },
  })

const told = { summary, estimate, editVersion: 6 }
const shownLines = {
  getBomLines: () => ndjson(slimLines),
  getBomEstimate: () => ({ summary, estimate }),
}

beforeEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
  mockSession()
})

test('while another list of the same person is read, a drop waits for it and then goes on by itself', async () => {
  const detail = 'Es wird schon eine Stückliste von Ihnen gelesen.'
  const problem = { type: '', title: '', status: 429, code: 'own-work-running', detail }
  const sent = answerUploads({ status: 429, body: problem, retryAfter: 1 }, { status: 201, body: reading })
  mockApi(shownLines)
  showPanel()
  drop(file)
  await screen.findByText(detail)
  expect(screen.queryByRole('alert')).toBeNull()
  await screen.findByRole('dialog', { name: 'Spalten zuordnen: pumpwerk.csv' })
  expect(sent).toHaveLength(2)
})

test('a list as txt is refused by the page in the words of the service, and not sent', async () => {
  const sent = answerUploads({ status: 201, body: reading })
  mockApi(shownLines)
  showPanel()
  drop(new File(['Menge;Bestellnummer'], 'Liste.TXT'))
  await screen.findByText(/nicht als txt\. .* benennen Sie sie in \.csv um/)
  expect(sent).toEqual([])
})

test('a clean list is mapped by one button after the drop', async () => {
  const sent = answerUploads({ status: 201, body: reading })
  const calls = mockApi({ mapBom: () => told, ...shownLines })
  const { onChanged } = showPanel()

  drop(file)
  const dialog = await screen.findByRole('dialog', { name: 'Spalten zuordnen: pumpwerk.csv' })
  const accept = within(dialog).getByRole('button', { name: 'Übernehmen' })
  const description = document.getElementById(accept.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toMatch(/^Übernommen wird: .*Menge: /)
  const [preview] = within(dialog).getAllByRole('region', { name: 'So werden die Zeilen gelesen' })
  expect(
    within(preview as HTMLElement)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Zeile', 'Bestellnummer', 'Hersteller', 'Bezeichnung', 'Menge'])
  await userEvent.click(accept)

  await screen.findByText(
    /4 Zeilen: 1 in Ordnung, 3 mit Hinweis \(2 mit Fehler, 1 zu prüfen\), 12.000–15.000\s€ je Schrank/,
  )
  expect(sent[0]?.get('enquiryId')).toBe(enquiryId)
  const mapped = calls.find(({ name }) => name === 'mapBom')?.input as {
    query: Record<string, unknown>
    fields: { mapping: unknown; includedRows: unknown }
  }
  // The upload's own answer told the version, so nothing had to be asked in between.
  expect(mapped.query).toMatchObject({ enquiryId, headerRowIndex: 3, quantityBasis: 'EACH', editVersion: 5 })
  expect(mapped.fields).toEqual({
    mapping: reading.suggestedMapping.map(({ reason: _, ...entry }) => entry),
    decidedReading: [],
    includedRows: [],
    excludedRows: [],
    furtherSheets: [],
  })
  expect(onChanged).toHaveBeenLastCalledWith(6)
})

test('a new list is not read again once the page has heard of it, so that nothing keeps its mapping waiting', async () => {
  answerUploads({ status: 201, body: reading })
  const calls = mockApi({ changeBomHeader: () => reading, ...shownLines })
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: <PageWithMappedList next={uploadedBom} /> }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  await screen.findByText(/4 Zeilen: 1 in Ordnung/)
  await userEvent.click(screen.getByRole('button', { name: 'Neu hochladen' }))
  fireEvent.change(await screen.findByLabelText('Neue Stückliste hochladen', { selector: 'input' }), {
    target: { files: [file] },
  })
  await screen.findByRole('dialog', { name: 'Spalten zuordnen: pumpwerk.csv' })
  const before = calls.length
  fireEvent.click(screen.getByText('Die Seite lädt den neuen Stand'))
  await act(async () => {})
  expect(calls.slice(before)).toEqual([])
})

test('the file is not read again because the page hears of a mapping before its answer', async () => {
  const calls = mockApi({ changeBomHeader: () => reading, ...shownLines })
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: <PageWithMappedList next={remappedBom} /> }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  await screen.findByText(/4 Zeilen: 1 in Ordnung/)
  await userEvent.click(screen.getByRole('button', { name: 'Spalten zuordnen' }))
  await screen.findByRole('button', { name: 'Übernehmen' })
  const before = calls.length
  fireEvent.click(screen.getByText('Die Seite lädt den neuen Stand'))
  await act(async () => {})
  const called = calls.slice(before).map(({ name }) => name)
  expect(called).toContain('getBomLines')
  expect(called).not.toContain('changeBomHeader')
})

test('a file that cannot be read is told with its cause, and the way out is another file', async () => {
  const sent = answerUploads(
    {
      status: 415,
      body: {
        type: 'about:blank',
        title: 'x',
        status: 415,
        code: 'spreadsheet-damaged',
        detail: 'Die Datei ist beschädigt und lässt sich nicht lesen.',
      },
    },
    { status: 201, body: reading },
  )
  mockApi({})
  showPanel()

  drop(file)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('„pumpwerk.csv“ konnte nicht übernommen werden')
  expect(alert.textContent).toContain('Die Datei ist beschädigt')
  expect(alert.textContent).toContain('speichern Sie sie unter neuem Namen')
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Andere Datei wählen', { selector: 'input' }), {
    target: { files: [file] },
  })
  await screen.findByRole('dialog', { name: /Spalten zuordnen/ })
  expect(sent).toHaveLength(2)
})

test('a file that came at a bad moment is at hand and sent again by one button', async () => {
  const down = { type: '', title: '', status: 503, code: 'part-down', detail: 'Gerade nicht erreichbar.' }
  const sent = answerUploads({ status: 503, body: down }, { status: 201, body: reading })
  mockApi({})
  showPanel()

  drop(file)
  await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
  await screen.findByRole('dialog', { name: /Spalten zuordnen/ })
  expect(sent).toHaveLength(2)
})

test('beside a file that cannot be read the former list can be kept at once', async () => {
  const broken = { type: '', title: '', status: 415, code: 'spreadsheet-encrypted', detail: 'Ein Kennwort.' }
  answerUploads({ status: 415, body: broken })
  mockApi(shownLines)
  showPanel({ bom: mappedBom })
  await userEvent.click(await screen.findByRole('button', { name: 'Neu hochladen' }))
  fireEvent.change(await screen.findByLabelText('Neue Stückliste hochladen', { selector: 'input' }), {
    target: { files: [file] },
  })
  await screen.findByText('Ein Kennwort.')
  await userEvent.click(screen.getByRole('button', { name: 'Bisherige behalten' }))
  expect(await screen.findByRole('button', { name: 'Spalten zuordnen' })).toBeTruthy()
})

test('a draft without a row gets one at the drop', async () => {
  const sent = answerUploads({ status: 201, body: reading })
  mockApi({})
  const ensureOwner = vi.fn(async () => ({ enquiryId }))
  showPanel({ owner: { enquiryId: '' }, ensureOwner })

  drop(file)
  await screen.findByRole('dialog', { name: /Spalten zuordnen/ })
  expect(ensureOwner).toHaveBeenCalledOnce()
  expect(sent[0]?.get('enquiryId')).toBe(enquiryId)
})

test('a released list can only be read and downloaded', async () => {
  mockApi(shownLines)
  showPanel({ bom: mappedBom, editable: false })

  expect(await screen.findByRole('button', { name: 'Herunterladen' })).toBeTruthy()
  for (const name of ['Spalten zuordnen', 'Neu hochladen', 'Löschen'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('deleting names the file and the effect first', async () => {
  const calls = mockApi({ ...shownLines, deleteBom: () => undefined })
  const { onChanged } = showPanel({ bom: mappedBom })

  await screen.findByText('Kostenrahmen')
  await userEvent.click(await screen.findByRole('button', { name: 'Löschen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Stückliste „pumpwerk.csv“ löschen?' })
  expect(dialog.textContent).toContain('4 Zeilen werden entfernt')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Löschen' }))

  expect(await screen.findByText('Stückliste hochladen')).toBeTruthy()
  expect(screen.queryByText('Kostenrahmen')).toBeNull()
  expect(calls.some(({ name }) => name === 'deleteBom')).toBe(true)
  expect(onChanged).toHaveBeenCalledWith()
})

test('the mapping that was under way is there again after a reload', async () => {
  answerUploads({ status: 201, body: reading })
  mockApi({ changeBomHeader: () => reading })
  const first = showPanel()
  drop(file)
  const dialog = await screen.findByRole('dialog', { name: /Spalten zuordnen/ })
  await userEvent.click(within(dialog).getByRole('radio', { name: /alle Schränke zusammen/ }))
  first.unmount()

  showPanel({ bom: { ...emptyBom, bomFileName: 'pumpwerk.csv' } })
  const again = await screen.findByRole('dialog', { name: /Spalten zuordnen/ })
  const total = await within(again).findByRole('radio', { name: /alle Schränke zusammen/ })
  expect((total as HTMLInputElement).checked).toBe(true)
})

test("lines of another company's table are shown without it", async () => {
  mockApi(shownLines)
  showPanel({
    editable: false,
    hasTable: false,
    bom: { ...emptyBom, mappedAt: mappedBom.mappedAt, lineCount: 4 },
  })

  expect(await screen.findByRole('button', { name: 'Mit Fehler (2)' })).toBeTruthy()
  expect(screen.queryByText('Noch keine Stückliste.')).toBeNull()
})

test('what is missing is named instead of sent, and nothing claims that all is recognised or as last time', async () => {
  const suggestedMapping = reading.suggestedMapping.map((one) => ({ ...one, certainty: 'SURE' as const }))
  const remembered = { ...reading, suggestedMapping, remembered: true }
  const calls = mockApi({ ...shownLines, changeBomHeader: () => remembered })
  showPanel({ bom: { ...mappedBom, fieldMapping: [] } })

  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = await screen.findByRole('dialog', { name: /Spalten zuordnen/ })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Übernehmen' }))
  const alert = await within(dialog).findByRole('alert')
  expect(alert.textContent).toContain('Ordnen Sie eine Spalte zu, an der die Teile zu erkennen sind')
  // Wherever one had scrolled to, the keys and the eyes are at what is missing, and from there at its place.
  expect(document.activeElement?.contains(alert)).toBe(true)
  expect(document.activeElement).not.toBe(dialog)
  await userEvent.click(within(alert).getByRole('button', { name: 'Anzeigen' }))
  expect(document.activeElement).toBe(within(dialog).getByRole('combobox', { name: 'Ziel für „Pos.“' }))
  expect(within(dialog).queryByText('Alle Spalten sind sicher erkannt.')).toBeNull()
  expect(within(dialog).queryByText('Wie zuletzt zugeordnet')).toBeNull()
  expect(calls.some(({ name }) => name === 'mapBom')).toBe(false)
})

test('while a choice is missing nothing claims that nothing is open, and the way leads to that choice', async () => {
  const suggestedMapping = reading.suggestedMapping.map((one) => ({
    ...one,
    certainty: 'SURE' as const,
    ...(one.importHeader === 'Beistellung' && { articleField: 'isSuppliedPart' as const }),
  }))
  mockApi({ ...shownLines, changeBomHeader: () => ({ ...reading, suggestedMapping }) })
  showPanel({ bom: { ...emptyBom, bomFileName: 'pumpwerk.csv' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Spalten zuordnen/ }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Übernehmen' }))
  const alert = await dialog.findByRole('alert')
  expect(dialog.queryByText('Alle Spalten sind sicher erkannt.')).toBeNull()
  await userEvent.click(within(alert).getByRole('button', { name: 'Anzeigen' }))
  const value = dialog.getByRole('button', { name: 'KB (1)' })
  expect(value.closest('[data-point]')?.contains(document.activeElement)).toBe(true)
  await userEvent.click(value)
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(dialog.getByText('Alle Spalten sind sicher erkannt.')).toBeTruthy()
})

test('what is open is settled where it stands, and sent as decided; what nobody looked at as the guess it is', async () => {
  const headless = { ...reading, headerRowIndex: 0, headerRowCertainty: 'OPEN' as const }
  const calls = mockApi({ ...shownLines, changeBomHeader: () => headless, mapBom: () => told })
  showPanel({ bom: { ...emptyBom, bomFileName: 'pumpwerk.csv' } })

  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = await screen.findByRole('dialog', { name: /Spalten zuordnen/ })
  const head = await within(dialog).findByRole('group', { name: 'Was noch offen ist' })
  expect(head.textContent).toMatch(/^1 prüfen2 offen/)
  await userEvent.click(within(head).getByRole('button', { name: '2 offen' }))
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Kopfzeile'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ohne Kopfzeile' }))
  await userEvent.click(within(head).getByRole('button', { name: '1 offen' }))
  const target = within(dialog).getByRole('combobox', { name: 'Ziel für „Beistellung“' })
  expect(document.activeElement).toBe(target)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Nicht nötig: „Beistellung“' }))
  expect(document.activeElement).toBe(target)
  expect(within(dialog).getByText('„Beistellung“ ist bestätigt.')).toBeTruthy()
  expect(head.textContent).toMatch(/^1 prüfen(?!.*offen)/)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Übernehmen' }))
  await screen.findByText(/4 Zeilen: 1 in Ordnung/)
  const mapped = calls.find(({ name }) => name === 'mapBom')?.input as { fields: { mapping: unknown[] } }
  expect(mapped.fields.mapping).toContainEqual({ importHeader: 'Beistellung', articleField: null })
  expect(mapped.fields.mapping).toContainEqual({
    importHeader: 'Bezeichnung',
    articleField: 'description',
    certainty: 'CHECK',
  })
})

test('the points that nobody confirmed the last time are settled by one button, and sent as decided', async () => {
  const again = { ...reading, headerRowCertainty: 'CHECK' as const, remembered: true }
  const calls = mockApi({ ...shownLines, changeBomHeader: () => again, mapBom: () => told })
  showPanel({ bom: { ...emptyBom, bomFileName: 'pumpwerk.csv' } })

  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = await screen.findByRole('dialog', { name: /Spalten zuordnen/ })
  const head = await within(dialog).findByRole('group', { name: 'Was noch offen ist' })
  expect(head.textContent).toMatch(/^2 prüfen1 offenAlle stimmen/)
  expect(within(dialog).getByText(/Was dabei niemand bestätigt hat, ist weiter zu prüfen/)).toBeTruthy()
  within(head).getByRole('button', { name: 'Alle stimmen' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(within(head).getByRole('status').textContent).toBe(
    'Alles bestätigt, wie es dasteht. Nicht zugeordnet bleiben: „Beistellung“.',
  )
  expect(document.activeElement?.textContent).toMatch(/^Mengen gelten für/)
  expect(within(head).queryByRole('button', { name: /prüfen|offen|stimmen/ })).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Übernehmen' }))
  await screen.findByText(/4 Zeilen: 1 in Ordnung/)
  const mapped = calls.find(({ name }) => name === 'mapBom')?.input as {
    fields: { mapping: unknown[]; decidedReading: unknown }
  }
  expect(mapped.fields.decidedReading).toEqual(['headerRow'])
  expect(mapped.fields.mapping).toContainEqual({ importHeader: 'Bezeichnung', articleField: 'description' })
  expect(mapped.fields.mapping).toContainEqual({ importHeader: 'Beistellung', articleField: null })
})

test('whoever settles all with one button is told which sheets are not read by that', async () => {
  const workbook = {
    ...reading,
    sheets: ['pumpwerk', 'Schrank 2', 'Schrank 3'].map((name) => ({ name, hidden: false })),
    furtherSheets: [furtherSheet(), furtherSheet({ name: 'Schrank 3', missing: ['Menge'] })],
  }
  mockApi({ ...shownLines, changeBomHeader: () => workbook })
  showPanel({ bom: { ...emptyBom, bomFileName: 'pumpwerk.xlsx' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Spalten zuordnen/ }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Alle stimmen' }))
  await dialog.findByText(
    'Alles bestätigt, wie es dasteht. Nicht zugeordnet bleiben: „Beistellung“. Nicht gelesen werden: „Schrank 2“.',
  )
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Schrank 2 (4 Zeilen)' }))
  expect(dialog.queryByText(/Nicht gelesen werden/)).toBeNull()
})

test('a mapping that is opened again calls chosen what a person chose, and nothing that was taken over', async () => {
  const guessed = { ...reading, headerRowCertainty: 'CHECK' as const }
  const calls = mockApi({ ...shownLines, changeBomHeader: () => guessed, mapBom: () => told })
  const takenOver = { ...mappedBom, encoding: 'windows-1252', separator: ';' }
  const open = async (bom: typeof mappedBom) => {
    const { unmount } = showPanel({ bom })
    await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Spalten zuordnen/ }))
    const file = within(await dialog.findByRole('region', { name: 'So steht es in der Datei' }))
    return { dialog, file, unmount }
  }
  const { dialog, file, unmount } = await open(takenOver)
  expect(file.queryByText('Von Ihnen gewählt')).toBeNull()
  expect(file.getAllByText('Beim letzten Mal so gelesen')).toHaveLength(2)
  await userEvent.click(file.getByRole('button', { name: 'Kopfzeile stimmt' }))
  await userEvent.click(file.getByRole('combobox', { name: 'Trennzeichen' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Komma', hidden: true }))
  expect(await file.findByText('Von Ihnen gewählt')).toBeTruthy()
  expect(file.getAllByText('Beim letzten Mal so gelesen')).toHaveLength(1)
  await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }))
  await screen.findByText(/4 Zeilen: 1 in Ordnung/)
  const mapped = calls.find(({ name }) => name === 'mapBom')?.input as { fields: { decidedReading: unknown } }
  expect(mapped.fields.decidedReading).toEqual(['headerRow', 'separator'])
  unmount()
  sessionStorage.clear()

  const { file: again } = await open({ ...takenOver, decidedReading: ['headerRow', 'separator'] })
  expect(again.getAllByText('Von Ihnen gewählt')).toHaveLength(1)
  expect(again.queryByRole('button', { name: 'Kopfzeile stimmt' })).toBeNull()
})

test('in another encoding a column with another name follows its suggestion, and the others keep their field', async () => {
  const renamed = (name: string) => (name === 'Bezeichnung' ? 'Наименование' : name)
  const cyrillic = {
    ...reading,
    encoding: 'windows-1251',
    headers: reading.headers.map(renamed),
    suggestedMapping: reading.suggestedMapping.map((one) => ({
      ...one,
      importHeader: renamed(one.importHeader),
    })),
  }
  mockApi({
    ...shownLines,
    changeBomHeader: ({ fields }) =>
      (fields as { encoding?: string }).encoding === 'windows-1251' ? cyrillic : reading,
  })
  showPanel({ bom: mappedBom })
  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Spalten zuordnen/ }))
  const target = (name: string) =>
    dialog.findByRole<HTMLInputElement>('combobox', { name: `Ziel für „${name}“` })
  expect((await target('Bezeichnung')).value).toBe('Nicht zuordnen')
  await userEvent.click(dialog.getByRole('combobox', { name: 'Zeichensatz' }))
  await userEvent.click(await screen.findByRole('option', { name: /^Windows-1251/, hidden: true }))
  expect((await target('Наименование')).value).toBe('Bezeichnung')
  expect((await target('Menge')).value).toBe('Menge')
  expect((await target('Hersteller')).value).toBe('Nicht zuordnen')
})

test('a mapping whose further sheet lacks a column by now opens, says so, and goes on without that sheet alone', async () => {
  const workbook = {
    ...reading,
    format: 'xlsx' as const,
    encoding: null,
    separator: null,
    sheets: ['pumpwerk', 'Schrank 2', 'Schrank 3'].map((name) => ({ name, hidden: false })),
    suggestedMapping: reading.suggestedMapping.map((column) => ({ ...column, certainty: 'SURE' as const })),
  }
  const calls = mockApi({
    ...shownLines,
    changeBomHeader: ({ fields }) => {
      const { furtherSheets = [] } = fields as { furtherSheets?: string[] }
      const sheetOf = (name: string, missing: string[]) =>
        furtherSheet({ name, missing, isRead: furtherSheets.includes(name) })
      return {
        ...workbook,
        furtherSheets: [sheetOf('Schrank 2', ['Hersteller']), sheetOf('Schrank 3', ['Menge'])],
      }
    },
    mapBom: () => told,
  })
  showPanel({
    bom: {
      ...mappedBom,
      furtherSheets: ['Schrank 2', 'Schrank 3'],
      decidedReading: ['furtherSheets'],
      includedRows: [6],
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Spalten zuordnen/ }))
  await dialog.findByText('So lassen sich nicht alle gewählten Tabellenblätter lesen')
  const openPoints = () =>
    within(dialog.getByRole('group', { name: 'Was noch offen ist' })).getByRole('status')
  expect(dialog.getAllByText('In „Schrank 3“ fehlt die Spalte „Menge“.')).toHaveLength(2)
  expect(openPoints().textContent).toBe('')
  await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }))
  expect(calls.some(({ name }) => name === 'mapBom')).toBe(false)
  await userEvent.click(dialog.getByRole('button', { name: 'Ohne dieses Tabellenblatt lesen' }))
  await dialog.findByText('Mit dieser Zuordnung nicht lesbar: diese Zeilen kommen nicht in die Liste')
  expect(dialog.getAllByText('In „Schrank 3“ fehlt die Spalte „Menge“.')).toHaveLength(1)
  expect(dialog.queryByText(/nicht alle gewählten/)).toBeNull()
  expect(openPoints().textContent).toBe('Nichts mehr offen.')
  await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }))
  await screen.findByText(/4 Zeilen: 1 in Ordnung/)
  const mapped = calls.find(({ name }) => name === 'mapBom')?.input as { fields: Record<string, unknown> }
  expect(mapped.fields).toMatchObject({ furtherSheets: ['Schrank 2'], includedRows: [6] })
})

test('sheets chosen one after another by key are all read, and nothing is taken meanwhile', async () => {
  const names = ['Schrank 2', 'Schrank 3', 'Schrank 4']
  const answers: (() => void)[] = []
  const asked: string[][] = []
  const calls = mockApi({
    ...shownLines,
    changeBomHeader: async ({ fields }) => {
      const { furtherSheets = [] } = fields as { furtherSheets?: string[] }
      asked.push(furtherSheets)
      if (asked.length > 1) await new Promise<void>((resolve) => answers.push(resolve))
      return {
        ...reading,
        sheets: ['pumpwerk', ...names].map((name) => ({ name, hidden: false })),
        furtherSheets: names.map((name) => furtherSheet({ name, isRead: furtherSheets.includes(name) })),
      }
    },
    mapBom: () => told,
  })
  showPanel({ bom: { ...emptyBom, bomFileName: 'pumpwerk.xlsx' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Spalten zuordnen/ }))
  const sheet = (name: string) =>
    dialog.getByRole<HTMLInputElement>('checkbox', { name: `${name} (4 Zeilen)` })
  await dialog.findByRole('group', { name: 'Auch lesen' })
  sheet('Schrank 2').focus()
  await userEvent.keyboard(' ')
  expect(document.activeElement).toBe(sheet('Schrank 2'))
  const accept = dialog.getByRole<HTMLButtonElement>('button', { name: 'Übernehmen' })
  expect(accept.disabled).toBe(true)
  // Two of three are chosen; the button chooses the last, and is gone then.
  await userEvent.click(sheet('Schrank 4'))
  expect(names.map((name) => sheet(name).checked)).toEqual([true, false, true])
  await userEvent.click(dialog.getByRole('button', { name: 'Alle 4 lesen' }))
  expect(document.activeElement).toBe(sheet('Schrank 2'))
  for (const told of [2, 3, 4]) {
    await waitFor(() => expect(asked).toHaveLength(told))
    answers.at(-1)?.()
  }
  await waitFor(() => expect(accept.disabled).toBe(false))
  expect(asked.map((sheets) => sheets.toSorted())).toEqual([
    [],
    ['Schrank 2'],
    ['Schrank 2', 'Schrank 4'],
    names,
  ])
  await userEvent.click(accept)
  await screen.findByText(/4 Zeilen: 1 in Ordnung/)
  const mapped = calls.find(({ name }) => name === 'mapBom')?.input as { fields: Record<string, unknown> }
  expect(mapped.fields).toMatchObject({ furtherSheets: names, decidedReading: ['furtherSheets'] })
})

test('each sheet that can be read too is looked at by its tab: its rows, its header row, its lines by the same columns', async () => {
  const otherNames = [{ importHeader: 'Bestell-Nr.', name: 'Order No' }]
  const second = furtherSheet().preview.map(({ rowIndex, cells }) => ({
    rowIndex,
    cells: cells.map((text) => (text === 'Bestell-Nr.' ? 'Order No' : text)),
  }))
  const workbook = {
    ...reading,
    sheets: ['pumpwerk', 'Schrank 2', 'Schrank 3'].map((name) => ({ name, hidden: false })),
    furtherSheets: [
      furtherSheet({ isRead: true, otherNames, preview: second }),
      furtherSheet({ name: 'Schrank 3', missing: ['Menge'] }),
    ],
  }
  mockApi({ ...shownLines, changeBomHeader: () => workbook })
  showPanel({ bom: { ...emptyBom, bomFileName: 'pumpwerk.xlsx' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Spalten zuordnen/ }))
  const part = async (name: string) => within((await dialog.findAllByRole('region', { name }))[0]!)
  const [file, lines] = [await part('So steht es in der Datei'), await part('So werden die Zeilen gelesen')]
  const rowsOf = (within: typeof file) =>
    within
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
  expect(rowsOf(lines)[0]).toContain('3RT2015-1BB41')
  file.getByRole('tab', { name: 'pumpwerk' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(file.getByRole('tab', { name: 'Schrank 2', selected: true }))
  expect(
    file.getByText('Im Tabellenblatt „Schrank 2“: Wird auch gelesen. Die Spaltennamen stehen in Zeile 2.'),
  ).toBeTruthy()
  expect(file.getByText(/Im Tabellenblatt „pumpwerk“: Vier Namen, die Spalten bezeichnen\./)).toBeTruthy()
  expect(rowsOf(file)).toEqual(['1Schrank 2', '2 KopfzeileMengeOrder NoBezeichnung', '37ABL8Netzteil'])
  expect(file.queryByRole('button', { name: /als Kopfzeile/ })).toBeNull()
  expect(dialog.getByText('„Order No“ gilt als „Bestell-Nr.“.')).toBeTruthy()
  // One choice for both.
  expect(lines.getByRole('tab', { name: 'Schrank 2', selected: true })).toBeTruthy()
  expect(rowsOf(lines)).toEqual(['3ABL8Netzteil7'])
  await userEvent.click(lines.getByRole('tab', { name: 'Schrank 3' }))
  expect(dialog.getAllByText('In „Schrank 3“ fehlt die Spalte „Menge“.')).toHaveLength(3)
  expect(lines.queryByRole('table')).toBeNull()
  await userEvent.click(file.getByRole('tab', { name: 'pumpwerk' }))
  expect(file.getByRole('button', { name: 'Zeile 3 als Kopfzeile', pressed: true })).toBeTruthy()
})

test('the rows of the file are one stop for Tab, and Enter on one of them takes it for the column names', async () => {
  const calls = mockApi({
    ...shownLines,
    changeBomHeader: ({ fields }) => ({ ...reading, ...(fields as { headerRowIndex?: number }) }),
  })
  showPanel({ bom: mappedBom })
  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Spalten zuordnen/ }))
  const rowOf = (row: number, pressed: boolean) =>
    dialog.findByRole('button', { name: `Zeile ${row} als Kopfzeile`, pressed })
  const header = await rowOf(3, true)
  const part = header.closest('section') as HTMLElement
  expect(part.tabIndex).toBe(-1)
  expect([...part.querySelectorAll('[tabindex="0"]')]).toEqual([header])
  header.focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(document.activeElement).toBe(await rowOf(4, true))
  const asked = calls.filter(({ name }) => name === 'changeBomHeader').at(-1)
  expect(asked?.input).toMatchObject({ fields: { headerRowIndex: 4 } })
})

test('a row that is typed is taken for the column names by Enter', async () => {
  const calls = mockApi({
    ...shownLines,
    changeBomHeader: ({ fields }) => ({ ...reading, ...(fields as { headerRowIndex?: number }) }),
  })
  showPanel({ bom: mappedBom })
  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Spalten zuordnen/ }))
  const row = await dialog.findByLabelText('Kopfzeile')
  await userEvent.clear(row)
  await userEvent.type(row, '4{Enter}')
  expect(await dialog.findByRole('button', { name: 'Zeile 4 als Kopfzeile', pressed: true })).toBeTruthy()
  const asked = calls.filter(({ name }) => name === 'changeBomHeader').at(-1)
  expect(asked?.input).toMatchObject({ fields: { headerRowIndex: 4 } })
})

test('a list is not taken while another header row stands in the field than the one that counts', async () => {
  const calls = mockApi({ ...shownLines, changeBomHeader: () => reading, mapBom: () => told })
  showPanel({ bom: mappedBom })
  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Spalten zuordnen/ }))
  const row = await dialog.findByLabelText('Kopfzeile')
  await userEvent.clear(row)
  await userEvent.type(row, '4')
  await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }))
  expect(document.activeElement).toBe(row)
  expect(dialog.getByText('Noch nicht übernommen: Als Kopfzeile gilt noch Zeile 3.')).toBeTruthy()
  expect(calls.some(({ name }) => name === 'mapBom')).toBe(false)
  await userEvent.clear(row)
  await userEvent.type(row, '3')
  await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }))
  await screen.findByText(/4 Zeilen: 1 in Ordnung/)
  expect(calls.some(({ name }) => name === 'mapBom')).toBe(true)
})

test('which row is the header is said one way: guessed, typed and not yet taken, and found right', async () => {
  const guessed = {
    ...reading,
    headerRowIndex: 1,
    headerRowCertainty: 'OPEN' as const,
    headerRowReason: 'Keine Kopfzeile erkannt; bitte Zeile angeben',
  }
  mockApi({ ...shownLines, changeBomHeader: () => guessed })
  showPanel({ bom: { ...emptyBom, bomFileName: 'pumpwerk.csv' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Spalten zuordnen/ }))
  const file = within(await dialog.findByRole('region', { name: 'So steht es in der Datei' }))
  expect(
    file.getByText(/Vorläufig gilt Zeile 1 als Kopfzeile\. Keine Kopfzeile erkannt; bitte Zeile angeben\./),
  ).toBeTruthy()
  const row = file.getByLabelText('Kopfzeile')
  await userEvent.clear(row)
  await userEvent.type(row, '3')
  expect(file.getByText('Noch nicht übernommen: Als Kopfzeile gilt noch Zeile 1.')).toBeTruthy()
  await userEvent.clear(row)
  await userEvent.type(row, '1')
  expect(file.queryByText(/Noch nicht übernommen/)).toBeNull()
  await userEvent.click(file.getByRole('button', { name: 'Kopfzeile stimmt' }))
  expect(file.getByText(/Zeile 1 ist die Kopfzeile: von Ihnen bestätigt\./)).toBeTruthy()
  expect(file.queryByText(/Keine Kopfzeile erkannt/)).toBeNull()
})

test('who hears the page is told where no column is mapped yet', async () => {
  const suggestedMapping = reading.suggestedMapping.map((one) => ({ ...one, articleField: null }))
  mockApi({ ...shownLines, changeBomHeader: () => ({ ...reading, suggestedMapping }) })
  showPanel({ bom: { ...emptyBom, bomFileName: 'pumpwerk.csv' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Spalten zuordnen: / }))
  const accept = dialog.getByRole('button', { name: 'Übernehmen' })
  const description = document.getElementById(accept.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('Noch ist keine Spalte zugeordnet.')
})

test('where assemblies are told apart, it is said why fewer lines may come of them than are recognised', async () => {
  const withLevels = {
    ...reading,
    suggestedMapping: reading.suggestedMapping.map((one) =>
      one.importHeader === 'Pos.' ? { ...one, articleField: 'level' as const } : one,
    ),
  }
  mockApi({ ...shownLines, changeBomHeader: () => withLevels })
  showPanel({ bom: { ...emptyBom, bomFileName: 'pumpwerk.csv' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Spalten zuordnen/ }))
  await dialog.findByText(/^Baugruppen zählen einmal: .* Dann sind es weniger Zeilen\.$/)
})

test('a row above the column names stays taken back in when they are looked for elsewhere', async () => {
  const above = { rowIndex: 1, reason: 'TITLE', reasonText: 'Überschrift', preview: 'Pumpwerk Süd' }
  const withAbove = { ...reading, leftOut: [above, ...reading.leftOut] }
  const calls = mockApi({
    ...shownLines,
    changeBomHeader: ({ fields }) => {
      const { headerRowIndex = reading.headerRowIndex } = fields as { headerRowIndex?: number }
      return { ...withAbove, headerRowIndex }
    },
    mapBom: () => told,
  })
  showPanel({ bom: mappedBom })

  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = await screen.findByRole('dialog', { name: /Spalten zuordnen/ })
  await userEvent.click(await within(dialog).findByText('Ausgelassene Zeilen (2)'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zeile 1 wieder aufnehmen' }))
  // It counts as a line now, at both places.
  expect(within(dialog).getByText('3 Zeilen erkannt')).toBeTruthy()
  expect(within(dialog).getByText('1 Zeile ausgelassen')).toBeTruthy()
  expect(within(dialog).getByText('Ausgelassene Zeilen (1)')).toBeTruthy()
  const row = within(dialog).getByLabelText('Kopfzeile')
  await userEvent.clear(row)
  await userEvent.type(row, '2')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Kopfzeile übernehmen' }))
  await within(dialog).findByText('Wird aufgenommen')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Übernehmen' }))
  await screen.findByText(/4 Zeilen: 1 in Ordnung/)
  const mapped = calls.find(({ name }) => name === 'mapBom')?.input as { fields: { includedRows: unknown } }
  expect(mapped.fields.includedRows).toEqual([1])
})

test('a mapping made over a change of somebody else is refused and can be loaded anew', async () => {
  mockApi({
    ...shownLines,
    changeBomHeader: () => reading,
    mapBom: () => {
      throw new ProblemError({
        status: 409,
        code: 'changed-meanwhile',
        detail: 'Jemand anderes hat das geändert.',
      })
    },
  })
  const { onChanged } = showPanel({ bom: mappedBom })

  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = await screen.findByRole('dialog', { name: /Spalten zuordnen/ })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Übernehmen' }))
  const alert = await within(dialog).findByRole('alert')
  expect(alert.textContent).toContain('Jemand anderes hat das geändert.')
  await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true))
  expect(document.activeElement).not.toBe(dialog)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aktuellen Stand laden' }))
  expect(onChanged).toHaveBeenLastCalledWith()
})

const otherwiseMapped = {
  ...remappedBom,
  fieldMapping: [
    { importHeader: 'Pos.', articleField: 'orderNumber' as const },
    { importHeader: 'Menge', articleField: 'quantity' as const },
  ],
}
const showPageOf = (next: BomInfo) =>
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: <PageWithMappedList next={next} /> }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
const openMapping = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  const dialog = await screen.findByRole('dialog', { name: /Spalten zuordnen/ })
  await within(dialog).findByRole('button', { name: 'Nicht nötig: „Beistellung“' })
  return dialog
}

test('a mapping that somebody else took meanwhile is shown beside one’s own, which holds once one says so', async () => {
  const calls = mockApi({
    ...shownLines,
    changeBomHeader: () => reading,
    mapBom: () => ({ ...told, editVersion: 8 }),
  })
  showPageOf(otherwiseMapped)
  await openMapping()
  fireEvent.click(screen.getByText('Die Seite lädt den neuen Stand'))

  const clash = await screen.findByRole('alert')
  expect(clash.textContent).toContain('Die Zuordnung wurde inzwischen geändert')
  const rows = within(clash).getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toContainEqual(['Spalte „Pos.“', 'Nicht zuordnen', 'Bestellnummer'])
  await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }))
  expect(calls.some(({ name }) => name === 'mapBom')).toBe(false)
  await userEvent.click(within(clash).getByRole('button', { name: 'Eingaben behalten' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const mapped = calls.find(({ name }) => name === 'mapBom')?.input as { query: { editVersion: number } }
  expect(mapped.query.editVersion).toBe(7)
})

test('the newer mapping can be taken instead, and is then the one to go on from', async () => {
  mockApi({ ...shownLines, changeBomHeader: () => reading })
  showPageOf(otherwiseMapped)
  await openMapping()
  fireEvent.click(screen.getByText('Die Seite lädt den neuen Stand'))
  await userEvent.click(await screen.findByRole('button', { name: 'Aktuellen Stand laden' }))
  const target = await screen.findByRole('combobox', { name: 'Ziel für „Pos.“' })
  expect((target as HTMLInputElement).value).toBe('Bestellnummer')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('choices that were kept for later still know that they are older than the mapping', async () => {
  mockApi({ ...shownLines, changeBomHeader: () => reading })
  const first = showPanel({ bom: mappedBom })
  const dialog = await openMapping()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Nicht nötig: „Beistellung“' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Später' }))
  first.unmount()

  showPanel({ bom: otherwiseMapped, editVersion: 7 })
  await userEvent.click(await screen.findByRole('button', { name: 'Spalten zuordnen' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Die Zuordnung wurde inzwischen geändert')
})

test('a changed mapping that was left for later is told beside the list until it is gone on with or discarded', async () => {
  mockApi({ ...shownLines, changeBomHeader: () => reading, mapBom: () => told })
  const left = () => screen.queryByText('Geänderte Zuordnung noch nicht übernommen')
  const first = showPanel({ bom: mappedBom })
  await openMapping()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(left()).toBeNull()

  const dialog = await openMapping()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Nicht nötig: „Beistellung“' }))
  expect(left()).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dialog schließen' }))
  await waitFor(() => expect(left()).toBeTruthy())
  first.unmount()

  showPanel({ bom: mappedBom })
  const file = within(await screen.findByRole('region', { name: 'Stückliste pumpwerk.csv' }))
  await userEvent.click(file.getByRole('button', { name: 'Zuordnung fortsetzen' }))
  const again = within(await screen.findByRole('dialog', { name: /Spalten zuordnen/ }))
  await again.findByRole('combobox', { name: 'Ziel für „Beistellung“' })
  expect(again.queryByRole('button', { name: 'Nicht nötig: „Beistellung“' })).toBeNull()
  await userEvent.click(again.getByRole('button', { name: 'Später' }))
  await userEvent.click(await file.findByRole('button', { name: 'Änderung verwerfen' }))
  expect(left()).toBeNull()
  const fresh = await openMapping()
  await userEvent.click(within(fresh).getByRole('button', { name: 'Nicht nötig: „Beistellung“' }))
  await userEvent.click(within(fresh).getByRole('button', { name: 'Übernehmen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(left()).toBeNull()
})

test('whoever can change nothing is not told of a mapping left for later', async () => {
  mockApi({ ...shownLines, changeBomHeader: () => reading })
  const first = showPanel({ bom: mappedBom })
  const dialog = await openMapping()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Nicht nötig: „Beistellung“' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Später' }))
  first.unmount()
  showPanel({ bom: mappedBom, editable: false })
  await screen.findByRole('region', { name: 'Stückliste pumpwerk.csv' })
  expect(screen.queryByText('Geänderte Zuordnung noch nicht übernommen')).toBeNull()
})

test('an article is chosen for all equal lines, and taken back', async () => {
  const equalLineIds = slimLines.slice(1, 3).map(({ id }) => id)
  const chosen = slimLines.slice(1, 3).map((line) => ({
    ...lineOf({
      ...line,
      bomError: null,
      matched: 'NR-2A',
      matchedBy: 'MANUAL_REPLACEMENT',
      certainty: 'SURE',
      edited: true,
    }),
    matchedArticleId: suggestion.articleId,
  }))
  const calls = mockApi({
    ...shownLines,
    getBomArticles: ({ query }) => ({
      content: slimLines.filter(({ id }) => id === (query as { lineId: string }).lineId).map(lineOf),
      totalElements: 1,
    }),
    getBomSuggestions: () => ({ suggestions: [suggestion], equalLineIds }),
    updateBomArticles: () => ({
      articles: chosen,
      summary: { ...summary, errors: 1, fine: 3, byError: { ...summary.byError, ARTICLE_NOT_FOUND: 0 } },
      estimate,
      editVersion: 5,
    }),
  })
  const { onChanged } = showPanel({ bom: mappedBom })

  ;(await screen.findByRole('grid', { name: 'Zeilen der Stückliste' })).focus()
  await userEvent.keyboard('n{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Zeile 2' })
  expect(await within(dialog).findByText('Die Nummer beginnt gleich', { exact: false })).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Für alle 2 gleichen: NR-2A nehmen' }))

  expect(await within(dialog).findByText('NR-2A für 2 Zeilen übernommen.')).toBeTruthy()
  expect(screen.getByText(/4 Zeilen: 3 in Ordnung, 1 mit Hinweis/)).toBeTruthy()
  expect(onChanged).toHaveBeenLastCalledWith(5)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(calls.filter(({ name }) => name === 'updateBomArticles')).toHaveLength(2))
  const [take, undo] = calls.filter(({ name }) => name === 'updateBomArticles') as {
    input: { body: Record<string, unknown> }
  }[]
  expect(take?.input.body).toMatchObject({ matchedArticleId: suggestion.articleId, editVersion: 4 })
  expect(undo?.input.body).toMatchObject({
    lineIds: take?.input.body.lineIds,
    matchedArticleId: null,
    editVersion: 5,
  })
  expect(calls.filter(({ name }) => name === 'getBomLines')).toHaveLength(1)
})

test('a line that is no part is left out from its dialog, and taken back in from the rows left out', async () => {
  const without = {
    ...told,
    summary: {
      ...summary,
      lines: summary.lines - 1,
      leftOut: [
        {
          rowIndex: slimLines[1]!.rowIndex,
          reason: 'BY_HAND',
          reasonText: 'Von Hand ausgelassen',
          preview: '7 Stück',
        },
      ],
    },
  }
  let lines = slimLines
  const calls = mockApi({
    ...shownLines,
    getBomLines: () => ndjson(lines),
    getBomArticles: ({ query }) => ({
      content: slimLines.filter(({ id }) => id === (query as { lineId: string }).lineId).map(lineOf),
      totalElements: 1,
    }),
    getBomSuggestions: () => ({ suggestions: [], equalLineIds: [] }),
    chooseBomRows: ({ body }) => {
      const { areLines } = body as { areLines: boolean }
      lines = areLines ? slimLines : slimLines.filter((_, at) => at !== 1)
      return areLines ? told : without
    },
  })
  const { onChanged } = showPanel({ bom: mappedBom })

  ;(await screen.findByRole('grid', { name: 'Zeilen der Stückliste' })).focus()
  await userEvent.keyboard('n{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Zeile 2' })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Zeile auslassen' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText(/^Zeile 2 ist ausgelassen\./)).toBeTruthy()
  await userEvent.click(await screen.findByText('Ausgelassene Zeilen (1)'))
  await userEvent.click(
    screen.getByRole('button', { name: `Zeile ${slimLines[1]!.rowIndex} wieder aufnehmen` }),
  )
  await waitFor(() => expect(screen.queryByText('Von Hand ausgelassen')).toBeNull())
  const chosen = calls.filter(({ name }) => name === 'chooseBomRows').map(({ input }) => input)
  expect(chosen).toMatchObject([
    { body: { enquiryId, rows: [slimLines[1]!.rowIndex], areLines: false, editVersion: 4 } },
    { body: { enquiryId, rows: [slimLines[1]!.rowIndex], areLines: true, editVersion: told.editVersion } },
  ])
  expect(onChanged).toHaveBeenLastCalledWith()
})

test('what was chosen is said no longer once somebody else chose another article', async () => {
  const [second] = slimLines.slice(1, 2)
  const withArticle = (matchedArticleId: string) => ({
    ...lineOf({ ...second!, bomError: null, matched: 'NR-2A', matchedBy: 'MANUAL_REPLACEMENT' }),
    matchedArticleId,
  })
  let line = lineOf(second!)
  mockApi({
    ...shownLines,
    getBomArticles: () => ({ content: [line], totalElements: 1 }),
    getBomSuggestions: () => ({ suggestions: [suggestion], equalLineIds: [second!.id] }),
    updateBomArticles: () => {
      line = withArticle(suggestion.articleId)
      return { articles: [line], summary, estimate, editVersion: 5 }
    },
  })
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: <PageWithMappedList next={{ ...mappedBom }} /> }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  ;(await screen.findByRole('grid', { name: 'Zeilen der Stückliste' })).focus()
  await userEvent.keyboard('n{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Zeile 2' })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Diesen nehmen: NR-2A' }))
  await within(dialog).findByText('NR-2A für 1 Zeile übernommen.')
  line = withArticle(lineOf(slimLines[0]!).matchedArticleId!)
  fireEvent.click(screen.getByText('Die Seite lädt den neuen Stand'))
  await waitFor(() => expect(within(dialog).queryByText('NR-2A für 1 Zeile übernommen.')).toBeNull())
})

test('lines taken over without their table offer nothing that needs it', async () => {
  mockApi(shownLines)
  showPanel({ bom: mappedBom, hasTable: false })
  expect(await screen.findByText(/aus der Anfrage übernommen/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Neu hochladen' })).toBeTruthy()
  for (const name of ['Spalten zuordnen', 'Herunterladen'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('n goes to what is worth a look, Enter opens the line, and the focus comes back', async () => {
  mockApi({
    ...shownLines,
    getBomArticles: ({ query }) => ({
      content: slimLines.filter(({ id }) => id === (query as { lineId: string }).lineId).map(lineOf),
      totalElements: 1,
    }),
    getBomSuggestions: () => ({ suggestions: [], equalLineIds: [] }),
  })
  const user = userEvent.setup()
  showPanel({ bom: mappedBom })

  const grid = await screen.findByRole('grid', { name: 'Zeilen der Stückliste' })
  grid.focus()
  await user.keyboard('nnn{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Zeile 4' })
  expect((await within(dialog).findAllByText('weicht ab')).length).toBeGreaterThan(0)
  await user.click(within(dialog).getByRole('button', { name: 'Nächster Hinweis' }))
  await screen.findByRole('dialog', { name: 'Zeile 2' })
  await user.keyboard('p')
  await screen.findByRole('dialog', { name: 'Zeile 4' })
  await user.click(screen.getByRole('button', { name: 'Schließen' }))
  await waitFor(() => expect(document.activeElement).toBe(grid))
})
