import { notConnected, ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockSession } from '@schrankwerk/shell-api/mock'
import { Link } from '@schrankwerk/shell-api/router'
import { KitProvider } from '@schrankwerk/ui'
import { TextField } from '@schrankwerk/ui/forms'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, useSyncExternalStore } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { type DraftKind, tidied } from './draft-kind.ts'
import { DraftNotices } from './draft-notices.tsx'
import { shownValue } from './draft-state.ts'
import { useAutosavingForm } from './use-autosaving-form.ts'

interface Note {
  title: string | null
  text: string | null
}
type Row = Note & { id: string; editVersion: number; allowedActions: string[] }

const kindThatFails = (failure: ProblemError): DraftKind<Row, Note> => ({
  name: 'note',
  fields: ['title', 'text'],
  valuesOf: ({ title, text }) => ({ title, text }),
  keptValues: (base, typed) => tidied({ ...base, ...typed }),
  asInput: (values, fields) => Object.fromEntries(fields.map((field) => [field, values[field]])),
  isLinked: () => false,
  read: () => Promise.reject(failure),
  update: () => Promise.reject(failure),
})

const lost = 'Eine Notiz konnte nicht gespeichert werden.'

function NotePage({ failure, title }: { failure: ProblemError; title: string | null }) {
  const [saved] = useState<Row>({ id: 'n', editVersion: 3, allowedActions: ['edit'], title, text: null })
  const [kind] = useState(() => kindThatFails(failure))
  const draft = useAutosavingForm({ kind, saved, remember: () => undefined, words: { lost } })
  const text = useSyncExternalStore(draft.subscribe, () => shownValue(draft.getState(), 'text'))
  return (
    <>
      <DraftNotices
        draft={draft}
        labelOf={(field) => field}
        textOf={(_, value) => String(value)}
        words={{ changed: 'Geändert', ended: 'Beendet' }}
      />
      <TextField label="Text" value={text ?? ''} onChange={(value) => draft.set('text', value)} />
      <Link to="/list">Liste</Link>
    </>
  )
}

const open = (failure: ProblemError, title: string | null = 'Pumpwerk') => {
  render(
    <MockPortal
      at="/note/n"
      routes={[
        { path: 'note/n', element: <NotePage failure={failure} title={title} /> },
        { path: 'list', element: <h1>Liste</h1> },
      ]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  return userEvent.setup()
}

const offline = new ProblemError({ status: 0, code: notConnected, detail: 'Keine Verbindung zum Portal: …' })
const down = new ProblemError({ status: 503, code: 'part-down', detail: 'Nicht erreichbar.' })

beforeEach(() => {
  sessionStorage.clear()
  mockSession()
})

test.each([
  ['without a connection it is named', offline, true],
  ['with one it is not', down, false],
])('a draft that is not saved says that it is tried again; %s', async (_, failure, isNamed) => {
  const user = open(failure)
  await user.type(screen.getByLabelText('Text'), 'Zwei')
  const told = await screen.findByText(/Ihre Eingaben sind noch da\. Das Speichern wird alle paar Sekunden/)
  expect(told.textContent?.startsWith('Keine Verbindung zum Netz. ')).toBe(isNamed)
})

test('who left what could not be saved is told which one it is, and is led back to what was typed', async () => {
  const user = open(offline, 'Hebewerk')
  await user.type(screen.getByLabelText('Text'), 'Zwei')
  await user.click(screen.getByRole('link', { name: 'Liste' }))
  const told = await screen.findByText(`„Hebewerk“: ${lost}`)
  await user.click(within(told).getByRole('button', { name: 'Wieder öffnen' }))
  expect(await screen.findByLabelText('Text')).toHaveProperty('value', 'Zwei')
})

test('what has no title is told without one', async () => {
  const user = open(offline, null)
  await user.type(screen.getByLabelText('Text'), 'Zwei')
  await user.click(screen.getByRole('link', { name: 'Liste' }))
  expect(await screen.findByText(lost)).toBeTruthy()
})
