import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { FieldErrors } from './field-errors.ts'
import type { ObjectForm, ObjectFormOptions } from './object-form.ts'
import { useObjectForm } from './use-object-form.ts'

interface Values {
  title: string
  text: string
}
type Note = Values & { id: string; editVersion: number }

const problem = (status: number, code: string) => new ProblemError({ status, code, detail: 'Ging nicht.' })

/** A service of notes that remembers creations by their key, as the real one does. */
const serve = (first?: Note) => {
  const held: { now?: Note; failure?: ProblemError; isAnswerLost?: boolean } = { now: first }
  const sent: { key?: string; input: Partial<Values> }[] = []
  const answers = new Map<string, Note>()
  const calls: Pick<ObjectFormOptions<Note, Values, Partial<Values>>, 'create' | 'update' | 'read'> = {
    create: async (input, key) => {
      sent.push({ key, input })
      if (held.failure) throw held.failure
      const made = answers.get(key) ?? {
        title: '',
        text: '',
        ...input,
        id: `n${answers.size}`,
        editVersion: 1,
      }
      answers.set(key, made)
      held.now = made
      if (held.isAnswerLost) throw problem(503, 'part-down')
      return made
    },
    update: async (_, editVersion, input) => {
      sent.push({ input })
      if (editVersion !== held.now?.editVersion) throw problem(409, 'changed-meanwhile')
      held.now = { ...held.now, ...input, editVersion: editVersion + 1 }
      return held.now
    },
    read: async () => held.now as Note,
  }
  return { held, sent, answers, calls }
}

interface PageProps {
  calls: ReturnType<typeof serve>['calls'] &
    Partial<Pick<ObjectFormOptions<Note, Values, Partial<Values>>, 'check'>>
  saved?: Note
  onShown: (form: ObjectForm<Note, Values>) => void
}

function Page({ calls, saved, onShown }: PageProps) {
  onShown(
    useObjectForm<Note, Values, Partial<Values>>({
      kind: 'note',
      saved,
      empty: { title: '', text: '' },
      valuesOf: ({ title, text }) => ({ title, text }),
      changedFields: (one, other) => (['title', 'text'] as const).filter((name) => one[name] !== other[name]),
      inputOf: (values, changed) => Object.fromEntries(changed.map((name) => [name, values[name]])),
      check: ({ text }): FieldErrors => (text === 'x' ? { text: 'Nicht x.' } : {}),
      refusedFields: () => ({}),
      remember: async () => undefined,
      path: (id) => `/note/${id}`,
      words: { saved: 'Gespeichert.', created: 'Angelegt.', failed: (detail) => detail },
      ...calls,
    }),
  )
  return null
}

const open = (calls: PageProps['calls'], saved?: Note) => {
  const shown: { form?: ObjectForm<Note, Values> } = {}
  const onShown: PageProps['onShown'] = (form) => {
    shown.form = form
  }
  render(
    <MockPortal
      at="/note"
      routes={[{ path: '*', element: <Page calls={calls} saved={saved} onShown={onShown} /> }]}
      texts={{}}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const form = () => shown.form as ObjectForm<Note, Values>
  const type = (part: Partial<Values>) => act(() => form().set(part))
  const save = async () => {
    act(() => form().save())
    await waitFor(() => expect(form().isSaving).toBe(false))
  }
  return { form, type, save }
}

/** The same calls, whose changes are answered when the test wants. */
const answeringLater = (calls: PageProps['calls']) => {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  const slow: PageProps['calls'] = {
    ...calls,
    create: (...call) => mayAnswer.then(() => calls.create(...call)),
    update: (...call) => mayAnswer.then(() => calls.update(...call)),
  }
  return { slow, answer }
}

const aNote: Note = { id: 'n', title: 'Pumpe', text: 'Zwei', editVersion: 3 }

beforeEach(() => {
  sessionStorage.clear()
  mockSession()
})

test('a creation whose answer got lost is repeated in the same words after a reload, and makes one object', async () => {
  const { held, sent, answers, calls } = serve()
  held.isAnswerLost = true
  const before = open(calls)
  before.type({ title: 'Pumpe' })
  await before.save()
  await waitFor(() => expect(before.form().failure).toBe('Ging nicht.'))
  cleanup()
  held.isAnswerLost = false
  const { form, type, save } = open(calls)
  expect(form().values.title).toBe('Pumpe')
  type({ text: 'Drei' })
  await save()
  await waitFor(() => expect(held.now).toMatchObject({ title: 'Pumpe', text: 'Drei' }))
  expect(answers.size).toBe(1)
  expect(sent.map(({ input }) => input)).toEqual([{ title: 'Pumpe' }, { title: 'Pumpe' }, { text: 'Drei' }])
})

test('a creation that was refused begins anew', async () => {
  const { held, sent, calls } = serve()
  held.failure = problem(403, 'not-allowed')
  const { form, type, save } = open(calls)
  type({ title: 'Pumpe' })
  await save()
  await waitFor(() => expect(form().failure).toBe('Ging nicht.'))
  held.failure = undefined
  await save()
  await waitFor(() => expect(held.now?.title).toBe('Pumpe'))
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

test('changes of different fields go together without a question', async () => {
  const { held, calls } = serve(aNote)
  const { form, type, save } = open(calls, aNote)
  held.now = { ...aNote, text: 'Vier', editVersion: 4 }
  type({ title: 'Pumpwerk' })
  await save()
  await waitFor(() => expect(held.now).toMatchObject({ title: 'Pumpwerk', text: 'Vier', editVersion: 5 }))
  expect(form().clash).toBeUndefined()
})

test.each([
  ['mine', 'Pumpwerk'],
  ['theirs', 'Anders'],
] as const)('a contradiction is decided by a person: %s', async (winner, title) => {
  const { held, calls } = serve(aNote)
  const { form, type, save } = open(calls, aNote)
  held.now = { ...aNote, title: 'Anders', editVersion: 4 }
  type({ title: 'Pumpwerk', text: 'Fünf' })
  await save()
  await waitFor(() => expect(form().clash?.fields).toEqual(['title']))
  act(() => (winner === 'mine' ? form().keepMine() : form().takeTheirs()))
  expect(form().values).toEqual({ title, text: 'Fünf' })
  await save()
  await waitFor(() => expect(held.now).toMatchObject({ title, text: 'Fünf', editVersion: 5 }))
})

test('what is typed while a creation is under way is saved with it', async () => {
  const { held, sent, answers, calls } = serve()
  const { slow, answer } = answeringLater(calls)
  const { form, type } = open(slow)
  type({ title: 'Lüfter' })
  act(() => form().save())
  await waitFor(() => expect(form().isSaving).toBe(true))
  type({ text: 'Drei' })
  answer()
  await waitFor(() => expect(form().saves).toBe(1))
  expect(held.now).toMatchObject({ title: 'Lüfter', text: 'Drei' })
  expect(answers.size).toBe(1)
  expect(sent.map(({ input }) => input)).toEqual([{ title: 'Lüfter' }, { text: 'Drei' }])
})

test('what was typed meanwhile and cannot be saved is there again with the object', async () => {
  const { held, calls } = serve()
  const { slow, answer } = answeringLater(calls)
  const { form, type } = open(slow)
  type({ title: 'Lüfter' })
  act(() => form().save())
  await waitFor(() => expect(form().isSaving).toBe(true))
  type({ text: 'x' })
  answer()
  await waitFor(() => expect(form().saves).toBe(1))
  expect(held.now).toMatchObject({ title: 'Lüfter', text: '' })
  cleanup()
  const again = open(calls, held.now)
  expect(again.form()).toMatchObject({
    values: { title: 'Lüfter', text: 'x' },
    isDirty: true,
    isRestored: true,
  })
})

test('what is typed while a save is under way stays, and goes with the next one', async () => {
  const { held, sent, calls } = serve(aNote)
  const { slow, answer } = answeringLater(calls)
  const { form, type, save } = open(slow, aNote)
  type({ title: 'Lüfter' })
  act(() => form().save())
  await waitFor(() => expect(form().isSaving).toBe(true))
  type({ text: 'Drei' })
  answer()
  await waitFor(() => expect(form().isSaving).toBe(false))
  expect(form()).toMatchObject({ values: { title: 'Lüfter', text: 'Drei' }, isDirty: true })
  await save()
  await waitFor(() => expect(held.now).toMatchObject({ title: 'Lüfter', text: 'Drei' }))
  expect(sent.map(({ input }) => input)).toEqual([{ title: 'Lüfter' }, { text: 'Drei' }])
})

test('what a save was held by is no longer said once it is put right', async () => {
  const { calls } = serve(aNote)
  const check = ({ title, text }: Values) => ({
    ...(title === '' && { title: 'Der Titel fehlt.' }),
    ...(text === '' && { text: 'Der Text fehlt.' }),
  })
  const { type, save } = open({ ...calls, check }, aNote)
  type({ title: '', text: '' })
  await save()
  await screen.findByText('Der Titel fehlt.')
  await save()
  expect(screen.getAllByText('Der Titel fehlt.')).toHaveLength(1)
  type({ title: 'Ventil' })
  await save()
  await screen.findByText('Der Text fehlt.')
  await waitFor(() => expect(screen.queryByText('Der Titel fehlt.')).toBeNull())
  type({ text: 'Drei' })
  await save()
  await screen.findByText('Gespeichert.')
  await waitFor(() => expect(screen.queryByText('Der Text fehlt.')).toBeNull())
})
