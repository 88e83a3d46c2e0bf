import { notConnected, ProblemError } from '@schrankwerk/shell-api'
import { expect, test } from 'vitest'
import { createAutosavingDraft } from './autosaving-draft.ts'
import { type DraftKind, tidied } from './draft-kind.ts'

interface Note {
  title: string | null
  text: string | null
}
type Row = Note & { id: string; editVersion: number; allowedActions: string[] }

const noteRules: Omit<DraftKind<Row, Note>, 'read' | 'update' | 'creation'> = {
  name: 'note',
  fields: ['title', 'text'],
  valuesOf: ({ title, text }) => ({ title, text }),
  keptValues: (base, typed) => tidied({ ...base, ...typed }),
  asInput: (values, fields) => Object.fromEntries(fields.map((field) => [field, values[field]])),
  isLinked: () => false,
}

const begin = (refusal?: ProblemError, refusals = Number.POSITIVE_INFINITY) => {
  const held: { now: Row } = {
    now: { id: 'one', editVersion: 3, allowedActions: ['edit'], title: 'Pumpwerk', text: null },
  }
  const updates: Partial<Note>[] = []
  const kind: DraftKind<Row, Note> = {
    ...noteRules,
    read: async () => held.now,
    update: async (_, editVersion, input) => {
      updates.push(input)
      if (refusal && updates.length <= refusals) throw refusal
      if (editVersion !== held.now.editVersion)
        throw new ProblemError({ status: 409, code: 'changed-meanwhile', detail: 'Inzwischen geändert.' })
      held.now = { ...held.now, ...input, editVersion: held.now.editVersion + 1 }
      return held.now
    },
  }
  return { held, updates, draft: createAutosavingDraft(kind, held.now, undefined, { restMs: 0, retryMs: 0 }) }
}

/** A new note whose first creation arrives, though its answer does not; repeated, it is the note that was made. */
const beginNew = () => {
  const made = new Map<string, Row>()
  const updates: Partial<Note>[] = []
  const kind: DraftKind<Row, Note> = {
    ...noteRules,
    read: async () => [...made.values()][0]!,
    update: async (_, editVersion, input) => {
      updates.push(input)
      return { ...[...made.values()][0]!, ...input, editVersion: (editVersion ?? 0) + 1 }
    },
    creation: {
      empty: { title: null, text: null },
      create: async (input, key) => {
        const row = made.get(key)
        if (row) return row
        const empty = { title: null, text: null }
        made.set(key, { id: 'new', editVersion: 1, allowedActions: ['edit'], ...empty, ...input })
        throw partDown
      },
    },
  }
  return {
    made,
    updates,
    draft: createAutosavingDraft(kind, undefined, undefined, { restMs: 0, retryMs: 0 }),
  }
}

const partDown = new ProblemError({ status: 503, code: 'part-down', detail: 'Nicht erreichbar.' })
const offline = new ProblemError({ status: 0, code: notConnected, detail: 'Keine Verbindung.' })

test.each([
  ['answered by nobody', partDown],
  ['typed without a connection', offline],
])(
  'what was %s is sent again by itself; until it arrives, that is told and leaving asks',
  async (_, away) => {
    const { draft, held, updates } = begin(away, 3)
    const seen: { problem: unknown; isStuck: boolean }[] = []
    draft.subscribe(() => seen.push({ problem: draft.getState().problem, isStuck: draft.isStuck() }))
    draft.set('text', 'Zwei Pumpen')
    await expect.poll(() => draft.getState().save).toBe('saved')
    expect(held.now.text).toBe('Zwei Pumpen')
    expect(updates).toHaveLength(4)
    const problems = seen.map(({ problem }) => problem)
    const whileTrying = seen.slice(problems.indexOf(away), problems.lastIndexOf(away) + 1)
    expect(whileTrying.length).toBeGreaterThan(3)
    for (const moment of whileTrying) expect(moment).toEqual({ problem: away, isStuck: true })
    expect(seen.at(-1)).toEqual({ problem: undefined, isStuck: false })
  },
)

test('a refusal that no other state explains is told and not asked for again', async () => {
  const refusal = new ProblemError({ status: 409, code: 'offer-state', detail: 'Das geht nicht.' })
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

test('what was typed while nobody knew what became of a creation stays, and is saved after its repetition', async () => {
  const { draft, made, updates } = beginNew()
  draft.set('title', 'Pumpwerk')
  await expect(draft.ensureCreated()).rejects.toBe(partDown)
  draft.set('text', 'Zwei Pumpen')
  expect(await draft.ensureCreated()).toBe('new')
  expect(draft.getState().typed.text).toBe('Zwei Pumpen')
  await expect.poll(() => draft.getState().save).toBe('saved')
  expect(made.size).toBe(1)
  expect(updates).toEqual([{ text: 'Zwei Pumpen' }])
  expect(draft.getState().base).toEqual({ title: 'Pumpwerk', text: 'Zwei Pumpen' })
})
