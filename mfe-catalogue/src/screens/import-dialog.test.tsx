import type { ArticleImport } from '@schrankwerk/contracts'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { Link, Outlet } from '@schrankwerk/shell-api/router'
import { KitProvider } from '@schrankwerk/ui'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import texts from '../../locales/de.json' with { type: 'json' }
import { aListedArticle, masterData, noImport } from '../features/article/article.example.ts'
import { answerUploads, refusal } from '../features/article-import/answer-uploads.example.ts'
import ImportBadge from '../features/article-import/import-badge.tsx'
import { anImportConfig, configId } from '../features/import-config/import-config.example.ts'
import { Component } from './article-list.screen.tsx'

const importId = '01990000-0000-7000-8000-000000000aaa'
const running = {
  percent: 42,
  minutesSinceStart: 65,
  importId,
  startedAt: '2026-03-04T08:05:00.000Z',
  startedByName: 'Katalog Pflege',
  filename: 'preise.xlsx',
  rows: 12_000,
}
const anImport = (part: Partial<ArticleImport> = {}): ArticleImport => ({
  id: importId,
  importConfigId: configId,
  importConfigTitle: 'Weidmüller Preisliste',
  filename: 'preise.xlsx',
  state: 'ENDED',
  work: null,
  startedAt: '2026-03-04T08:05:00.000Z',
  endedAt: '2026-03-04T08:09:00.000Z',
  rows: 1200,
  created: 1000,
  updated: 150,
  unchanged: 45,
  skipped: 5,
  deleted: 0,
  notices: 0,
  startedBy: '01990000-0000-7000-8000-000000000001',
  startedByName: 'Katalog Pflege',
  failure: null,
  undoUntil: null,
  ...part,
})

/** A server on which an import may run. */
const server = { progress: noImport as typeof running | typeof noImport, history: [] as ArticleImport[] }

const open = (at = '/article', answers: Parameters<typeof mockApi>[0] = {}) => {
  const calls = mockApi({
    filterArticles: () => ({ content: [aListedArticle()], totalElements: 1 }),
    getArticleImportProgress: () => server.progress,
    getArticleImportHistory: () => server.history,
    getImportConfigs: () => [anImportConfig()],
    ...masterData,
    ...answers,
  })
  render(
    <MockPortal
      at={at}
      routes={[
        {
          element: (
            <>
              <ImportBadge />
              <Outlet />
            </>
          ),
          children: [
            { path: 'article', Component },
            { path: 'profile', element: <Link to="/article">Zu den Artikeln</Link> },
          ],
        },
      ]}
      texts={{ catalogue: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  return { calls, user: userEvent.setup() }
}
const dialogOf = () => screen.findByRole('dialog', { name: 'Artikel importieren' })

beforeEach(() => {
  vi.unstubAllGlobals()
  server.progress = noImport
  server.history = []
  mockSession({ companyType: 'ADMIN', admin: true })
})

const choose = async (dialog: HTMLElement, user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await within(dialog).findByRole('combobox', { name: 'Importvorlage' }))
  await user.click(
    await screen.findByRole('option', { name: 'Weidmüller Preisliste (Weidmüller)', hidden: true }),
  )
  fireEvent.change(within(dialog).getByLabelText('Preisliste hochladen', { selector: 'input' }), {
    target: { files: [new File(['a;b'], 'preise.csv')] },
  })
}

test('configuration and file are asked for before the start', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Importieren' }))
  const dialog = await dialogOf()
  await user.click(await within(dialog).findByRole('button', { name: 'Import starten' }))
  expect(within(dialog).getByText('Bitte wählen Sie eine Importvorlage.')).toBeTruthy()
})

test('a started import shows its progress, and the file goes with its configuration', async () => {
  const sent = answerUploads({ status: 202, body: { importId } })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Importieren' }))
  const dialog = await dialogOf()
  await choose(dialog, user)
  server.progress = running
  await user.click(within(dialog).getByRole('button', { name: 'Import starten' }))
  await within(dialog).findByRole('progressbar', { name: 'Import von preise.xlsx' })
  expect(sent[0]?.get('importConfigId')).toBe(configId)
  expect(sent[0]?.get('file')).toHaveProperty('name', 'preise.csv')
})

test.each([
  [409, 'import-running', 'Es läuft bereits ein Import.'],
  [
    417,
    'import-format',
    'Falsches Dateiformat. Erwartet wird xls, xlsx, csv, txt, DATANORM (.001, .wrg, .rab) oder BMEcat (.xml).',
  ],
  [424, 'import-unreadable', 'Die Datei konnte nicht verarbeitet werden.'],
])('a refusal with %i is said in its words and the file can be sent again', async (status, code, detail) => {
  answerUploads(refusal(status, code, detail))
  const { user } = open('/article?dialog=import')
  const dialog = await dialogOf()
  await choose(dialog, user)
  await user.click(within(dialog).getByRole('button', { name: 'Import starten' }))
  const alert = await within(dialog).findByRole('alert')
  expect(alert.textContent).toContain('Die Artikel konnten nicht importiert werden.')
  expect(alert.textContent).toContain(detail)
  await user.click(within(alert).getByRole('button', { name: 'Hinweis schließen' }))
  expect(within(dialog).getByRole('button', { name: 'Import starten' })).toBeTruthy()
})

test('a header that stands in another row is taken for this once, or the configuration changed', async () => {
  const detail = 'Die Kopfzeile steht in dieser Datei in Zeile 1, die Importvorlage erwartet sie in Zeile 4.'
  const moved = refusal(424, 'import-header-moved', detail)
  const sent = answerUploads(
    { ...moved, body: { ...moved.body, headerRowIndex: 1 } },
    { status: 202, body: { importId } },
  )
  const { user } = open('/article?dialog=import')
  const dialog = await dialogOf()
  await choose(dialog, user)
  await user.click(within(dialog).getByRole('button', { name: 'Import starten' }))
  const alert = await within(dialog).findByRole('alert')
  expect(alert.textContent).toContain(detail)
  const toConfig = within(alert).getByRole('link', { name: 'Importvorlage öffnen' })
  expect(toConfig.getAttribute('href')).toBe(`/import/config/${configId}`)
  server.progress = running
  await user.click(within(alert).getByRole('button', { name: 'Dieses Mal mit Zeile 1 importieren' }))
  await within(dialog).findByRole('progressbar', { name: 'Import von preise.xlsx' })
  expect(sent.map((form) => form.get('headerRowIndex'))).toEqual([null, '1'])
  expect(sent[1]?.get('importConfigId')).toBe(configId)
  expect(sent[1]?.get('file')).toHaveProperty('name', 'preise.csv')
})

test('where an import of the configuration waits to be looked at, the refusal leads to it', async () => {
  const detail = 'Zu dieser Importvorlage liegt schon ein Import zur Prüfung bereit.'
  answerUploads(refusal(409, 'proposal-open', detail))
  server.history = [anImport({ state: 'PROPOSED' })]
  const { user } = open('/article?dialog=import')
  const dialog = await dialogOf()
  await choose(dialog, user)
  await user.click(within(dialog).getByRole('button', { name: 'Import starten' }))
  const alert = await within(dialog).findByRole('alert')
  expect(alert.textContent).toContain(detail)
  const look = within(alert).getByRole('link', { name: 'Jetzt prüfen' })
  expect(look.getAttribute('href')).toBe(`/import/proposal/${importId}`)
})

test('a page loaded while an import runs shows it: percent, elapsed, start, by whom', async () => {
  server.progress = running
  open('/article?dialog=import')
  const dialog = await dialogOf()
  const bar = await within(dialog).findByRole('progressbar', { name: 'Import von preise.xlsx' })
  expect(bar.getAttribute('aria-valuenow')).toBe('42')
  expect(within(dialog).getByText('1:05 Std.')).toBeTruthy()
  expect(within(dialog).getByText('09:05 Uhr')).toBeTruthy()
  expect(within(dialog).getByText('Katalog Pflege')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Import starten' })).toBeNull()
})

test('others see that an import runs and can look, not end it', async () => {
  mockSession({ companyType: 'ADMIN', admin: false })
  server.progress = running
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Import läuft: 42\s%$/ }))
  const dialog = await dialogOf()
  await within(dialog).findByRole('progressbar', { name: 'Import von preise.xlsx' })
  expect(within(dialog).queryByRole('button', { name: 'Import beenden' })).toBeNull()
})

test('on every page the badge opens the dialog in place; another page closes it', async () => {
  server.progress = running
  const { user } = open('/profile')
  await user.click(await screen.findByRole('button', { name: /^Import läuft/ }))
  await within(await dialogOf()).findByRole('progressbar', { name: 'Import von preise.xlsx' })
  await user.click(screen.getByRole('link', { name: 'Zu den Artikeln', hidden: true }))
  await screen.findByRole('heading', { name: /^Artikel/, hidden: true })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the end of an import is told on whatever page one is', async () => {
  server.progress = running
  open('/profile')
  await screen.findByRole('button', { name: /^Import läuft/ })
  server.progress = noImport
  server.history = [anImport({ state: 'ABORTED' })]
  await screen.findByText('Der Import von preise.xlsx wurde beendet. Der Katalog ist unverändert.')
  expect(screen.queryByRole('button', { name: /^Import läuft/ })).toBeNull()
})

test('a file that was refused after the dialog was closed says so in the header', async () => {
  answerUploads(refusal(424, 'import-unreadable', 'Die Datei konnte nicht verarbeitet werden.'))
  const { user } = open('/article?dialog=import')
  const dialog = await dialogOf()
  await choose(dialog, user)
  await user.click(within(dialog).getByRole('button', { name: 'Import starten' }))
  await within(dialog).findByRole('alert')
  await user.click(within(dialog).getByRole('button', { name: 'Dialog schließen' }))
  await user.click(screen.getByRole('button', { name: 'Import nicht gestartet' }))
  expect((await within(await dialogOf()).findByRole('alert')).textContent).toContain(
    'Die Datei konnte nicht verarbeitet werden.',
  )
})

test('closing the dialog leaves the import running and its badge behind', async () => {
  server.progress = running
  const { calls, user } = open('/article?dialog=import')
  const dialog = await dialogOf()
  await user.click(within(dialog).getByRole('button', { name: 'Dialog schließen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: /^Import läuft/ })).toBeTruthy()
  expect(calls.some(({ name }) => name === 'abortArticleImport')).toBe(false)
})

test('a lost connection is told, with what becomes of the import, until there is an answer again', async () => {
  server.progress = running
  let isDown = false
  open('/article?dialog=import', {
    getArticleImportProgress: () => {
      if (isDown) throw new TypeError('Failed to fetch')
      return server.progress
    },
  })
  const dialog = await dialogOf()
  await within(dialog).findByRole('progressbar', { name: 'Import von preise.xlsx' })
  isDown = true
  await within(dialog).findByText('Keine Verbindung zum Katalog. Es wird weiter versucht.')
  expect(dialog.textContent).not.toContain('der Import läuft weiter. Bis zum Ende')
  expect(within(dialog).getByRole('button', { name: 'Import beenden' }).hasAttribute('disabled')).toBe(true)
  isDown = false
  server.progress = noImport
  server.history = [anImport({ state: 'FAILED', failure: 'Der Import wurde unterbrochen.' })]
  await within(dialog).findByText('Der Import von preise.xlsx ist fehlgeschlagen.')
})

test('ending asks first, says the effect, and shows what became of it', async () => {
  server.progress = running
  const { calls, user } = open('/article?dialog=import', {
    abortArticleImport: () => {
      server.progress = noImport
      server.history = [anImport({ state: 'ABORTED' })]
    },
  })
  await user.click(await within(await dialogOf()).findByRole('button', { name: 'Import beenden' }))
  const question = await screen.findByRole('dialog', { name: 'Import von „preise.xlsx“ beenden?' })
  expect(question.textContent).toContain('Der Katalog bleibt, wie er vor dem Import war.')
  expect(calls.some(({ name }) => name === 'abortArticleImport')).toBe(false)
  await user.click(within(question).getByRole('button', { name: 'Import beenden' }))
  await screen.findByText('Der Import von preise.xlsx wurde beendet.')
  expect(screen.getByRole('button', { name: 'Import starten' })).toBeTruthy()
})

test('ending an undoing speaks of that, and the import is no news', async () => {
  const undoing = { ...running, work: 'UNDO' as const }
  server.progress = undoing
  const { user } = open('/article?dialog=import', {
    abortArticleImport: () => {
      server.progress = noImport
      server.history = [anImport()]
    },
  })
  const dialog = await dialogOf()
  const end = 'Rückgängigmachen beenden'
  await user.click(await within(dialog).findByRole('button', { name: end }))
  expect(dialog.textContent).toContain('das Rückgängigmachen läuft weiter')
  const question = await screen.findByRole('dialog', { name: 'Rückgängigmachen von „preise.xlsx“ beenden?' })
  expect(question.textContent).toContain('Der Katalog bleibt, wie er jetzt ist.')
  await user.click(within(question).getByRole('button', { name: end }))
  await screen.findByText('Das Rückgängigmachen wurde beendet. Der Katalog ist unverändert.')
  await within(dialog).findByRole('button', { name: 'Import starten' })
  await within(dialog).findByText('Abgeschlossen')
  expect(within(dialog).getByText(/^Rückgängig machen lässt sich je Hersteller nur der letzte/)).toBeTruthy()
  expect(dialog.textContent).not.toContain('ist abgeschlossen.')
})

test('the end of an import is noticed by itself, with its counts and a fresh list', async () => {
  server.progress = running
  const { calls } = open('/article?dialog=import')
  const dialog = await dialogOf()
  await within(dialog).findByRole('progressbar', { name: 'Import von preise.xlsx' })
  const lists = calls.filter(({ name }) => name === 'filterArticles').length
  server.progress = noImport
  server.history = [anImport()]
  await within(dialog).findByText('Der Import von preise.xlsx ist abgeschlossen.')
  expect(dialog.textContent).toContain('Neu: 1.000, Geändert: 150, Unverändert: 45, Übersprungen: 5')
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'filterArticles').length).toBeGreaterThan(lists),
  )
})

test('the history tells state, counts and cause, and an entry can be deleted', async () => {
  server.history = [
    anImport({ state: 'FAILED', failure: 'Der Dienst wurde beendet. Bitte starten Sie den Import erneut.' }),
  ]
  const { calls, user } = open('/article?dialog=import', { deleteArticleImport: () => undefined })
  const dialog = await dialogOf()
  await within(dialog).findByText('Fehlgeschlagen')
  expect(dialog.textContent).toContain('Der Dienst wurde beendet.')
  expect(
    within(dialog).getByRole('button', {
      name: 'Übersprungene Zeilen von preise.xlsx herunterladen',
    }),
  ).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'preise.xlsx aus der Liste löschen' }))
  const question = await screen.findByRole('dialog', { name: 'Eintrag „preise.xlsx“ löschen?' })
  expect(question.textContent).not.toContain('rückgängig')
  await user.click(within(question).getByRole('button', { name: 'Eintrag löschen' }))
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'deleteArticleImport')?.input).toEqual({
      query: { id: importId },
    }),
  )
})

test('who deletes an entry is told that the import cannot be undone any more', async () => {
  server.history = [anImport({ undoUntil: '2026-03-18T08:09:00.000Z' })]
  const { user } = open('/article?dialog=import')
  const dialog = await dialogOf()
  await user.click(await within(dialog).findByRole('button', { name: 'preise.xlsx aus der Liste löschen' }))
  const question = await screen.findByRole('dialog', { name: 'Eintrag „preise.xlsx“ löschen?' })
  expect(question.textContent).toContain('Der Import lässt sich danach nicht mehr rückgängig machen.')
})

test('the history says of one that was undone which articles it left', async () => {
  server.history = [anImport({ state: 'UNDONE', kept: 3 })]
  open('/article?dialog=import')
  await screen.findByText('3 Artikel blieben, weil sie inzwischen für Stücklisten gewählt und gemerkt sind')
})

test('the history says of one that waits to be looked at that it does, and nothing that it did', async () => {
  server.history = [anImport({ state: 'PROPOSED', created: 0, updated: 0, unchanged: 0, skipped: 5 })]
  open('/article?dialog=import')
  const dialog = await dialogOf()
  await within(dialog).findByText('Wartet auf Prüfung')
  expect(within(dialog).getByText('Übersprungen: 5')).toBeTruthy()
  expect(dialog.textContent).not.toContain('Neu: 0')
})

test('without a configuration the dialog leads to making one', async () => {
  open('/article?dialog=import', { getImportConfigs: () => [] })
  const link = await within(await dialogOf()).findByRole('link', { name: 'Importvorlage anlegen' })
  expect(link.getAttribute('href')).toBe('/import/config/new?for=import')
})

test('beside the configurations that are there the dialog leads to making another one', async () => {
  open('/article?dialog=import')
  const link = await within(await dialogOf()).findByRole('link', { name: 'Importvorlage anlegen' })
  expect(link.getAttribute('href')).toBe('/import/config/new?for=import')
})

test('a configuration that the address names is chosen; one that is gone is not', async () => {
  open(`/article?dialog=import&importConfigId=${configId}`)
  await waitFor(async () =>
    expect(within(await dialogOf()).getByRole('combobox', { name: 'Importvorlage' })).toHaveProperty(
      'value',
      'Weidmüller Preisliste (Weidmüller)',
    ),
  )
  cleanup()
  const { user } = open('/article?dialog=import&importConfigId=01990000-0000-7000-8000-0000000000ff')
  const dialog = await dialogOf()
  await user.click(await within(dialog).findByRole('button', { name: 'Import starten' }))
  expect(within(dialog).getByText('Bitte wählen Sie eine Importvorlage.')).toBeTruthy()
})
