import { ProblemError } from '@schrankwerk/shell-api'
import { expect, test } from 'vitest'
import { createAutosavingDraft } from './autosaving-draft.ts'
import { type DraftKind, tidied } from './draft-kind.ts'

interface Note {
  title: string | null
  text: string | null
}
type Row = Note & { id: string; editVersion: number; allowedActions: string[] }

const begin = (refusal?: ProblemError) => {
  const held: { now: Row } = {
    now: { id: 'one', editVersion: 3, allowedActions: ['edit'], title: 'Pumpwerk', text: null },
  }
  const updates: Partial<Note>[] = []
  const kind: DraftKind<Row, Note> = {
    name: 'note',
    fields: ['title', 'text'],
    valuesOf: ({ title, text }) => ({ title, text }),
    keptValues: (base, typed) => tidied({ ...base, ...typed }),
    asInput: (values, fields) => Object.fromEntries(fields.map((field) => [field, values[field]])),
    isLinked: () => false,
    read: async () => held.now,
    update: async (_, editVersion, input) => {
      updates.push(input)
      if (refusal) throw refusal
      if (editVersion !== held.now.editVersion)
        throw new ProblemError({ status: 409, code: 'changed-meanwhile', detail: 'Inzwischen geändert.' })
      held.now = { ...held.now, ...input, editVersion: held.now.editVersion + 1 }
      return held.now
    },
  }
  return { held, updates, draft: createAutosavingDraft(kind, held.now, undefined) }
}

test('a refusal that no other state explains is told and not asked for again', async () => {
  const refusal = new ProblemError({
    status: 409,
    code: 'still-running',
    detail: 'Dieser Vorgang läuft noch.',
  })
  const { draft, updates } = begin(refusal)
  draft.set('text', 'Zwei Pumpen')
  expect(await draft.flush()).toBe(false)
  expect(draft.getState()).toMatchObject({ save: 'failed', problem: refusal, typed: { text: 'Zwei Pumpen' } })
  expect(updates).toHaveLength(1)
})

test('a field that holds what is saved but for blanks follows somebody else’s change', async () => {
  const { draft, held } = begin()
  draft.set('title', 'Pumpwerk ')
  draft.receive({ ...held.now, title: 'Pumpwerk Süd', editVersion: 4 })
  expect(draft.getState()).toMatchObject({ save: 'saved', clash: undefined, typed: {} })
  expect(await draft.flush()).toBe(true)
  expect(draft.getState().base.title).toBe('Pumpwerk Süd')
})
