import type { SlimLine } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import {
  enquiryId,
  estimate,
  lineOf,
  mappedBom,
  ndjson,
  slimLine,
  suggestion,
  summary,
} from '../bom.example.ts'
import { BomPanel } from '../bom-panel.tsx'

const notFound = {
  bomError: 'ARTICLE_NOT_FOUND',
  matchedBy: null,
  matched: null,
  matchedManufacturer: null,
  matchedDescription: null,
  isPriced: false,
  certainty: 'OPEN',
} as const

const taken = {
  bomError: null,
  matchedBy: 'MANUAL_REPLACEMENT',
  matched: 'NR-2A',
  certainty: 'SURE',
  edited: true,
} as const

interface Asked {
  body: {
    lineIds: string[]
    matchedArticleId?: string | null
    changes?: { withoutArticle?: boolean; quantity?: number }
    editVersion: number
  }
}

const outcomeOf = ({ matchedArticleId, changes }: Asked['body']) => {
  if (changes?.withoutArticle) return { ...notFound, withoutArticle: true, edited: true }
  return matchedArticleId ? taken : { ...notFound, withoutArticle: false }
}

/** A list whose first `open` lines have no article; what is decided is kept, one decision at a time. */
const showOpenLines = async (
  open: number,
  refuse?: (body: Asked['body']) => void,
  isSuggested: (searchTerm: string | undefined) => boolean = () => true,
) => {
  let lines: SlimLine[] = Array.from({ length: open + 1 }, (_, at) =>
    slimLine(at + 1, at < open ? notFound : {}),
  )
  let editVersion = 4
  let running = 0
  let most = 0
  const sent: Asked['body'][] = []
  const summaryNow = () => {
    const errors = lines.filter(({ bomError }) => bomError !== null).length
    const withoutArticle = lines.filter((line) => line.withoutArticle).length
    return {
      ...summary,
      lines: lines.length,
      errors,
      fine: lines.length - errors + withoutArticle,
      withoutArticle,
      byError: { ...summary.byError, ARTICLE_NOT_FOUND: errors, WRONG_UNIT: 0 },
    }
  }
  mockApi({
    getBomLines: () => ndjson(lines),
    getBomEstimate: () => ({ summary: summaryNow(), estimate }),
    getBomArticles: ({ query }) => ({
      content: lines.filter(({ id }) => id === (query as { lineId: string }).lineId).map(lineOf),
      totalElements: 1,
    }),
    getBomSuggestions: ({ query }) => ({
      suggestions: isSuggested((query as { searchTerm?: string }).searchTerm)
        ? [
            {
              ...suggestion,
              reasons: [
                { kind: 'AGREES', text: '2-polig' },
                { kind: 'DIFFERS', text: '10 A statt 2 A' },
              ],
            },
          ]
        : [],
      equalLineIds: [],
    }),
    updateBomArticles: async (input) => {
      const { body } = input as unknown as Asked
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      sent.push(body)
      if (body.editVersion !== editVersion) throw new Error(`sent on version ${body.editVersion}`)
      refuse?.(body)
      editVersion += 1
      const changed: SlimLine[] = lines
        .filter(({ id }) => body.lineIds.includes(id))
        .map((line) => ({
          ...line,
          ...outcomeOf(body),
        }))
      lines = lines.map((line) => changed.find(({ id }) => id === line.id) ?? line)
      return { articles: changed.map(lineOf), summary: summaryNow(), estimate, editVersion }
    },
  })
  const panel = (
    <BomPanel owner={{ enquiryId }} editable bom={mappedBom} editVersion={4} onChanged={() => undefined} />
  )
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: panel }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const grid = await screen.findByRole('grid', { name: 'Zeilen der Stückliste' })
  grid.focus()
  return { sent, mostAtOnce: () => most, user: userEvent.setup() }
}

const firstTake = async (line: number) => {
  const dialog = await screen.findByRole('dialog', { name: `Zeile ${line}` })
  const take = await within(dialog).findByRole('button', { name: 'Diesen nehmen: NR-2A' })
  await waitFor(() => expect(document.activeElement).toBe(take))
  return { dialog, take }
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  mockSession()
})

test('Enter takes the first suggestion and goes on; each line is decided once, one after another', async () => {
  const { user, sent, mostAtOnce } = await showOpenLines(4)
  await user.keyboard('n{Enter}')
  for (const line of [1, 2, 3, 4]) {
    await firstTake(line)
    await user.keyboard('{Enter}')
  }
  expect(await screen.findByText('Keine weitere Zeile mit Hinweis.')).toBeTruthy()
  await waitFor(() => expect(sent).toHaveLength(4))
  expect(new Set(sent.flatMap(({ lineIds }) => lineIds)).size).toBe(4)
  expect(sent.map(({ editVersion }) => editVersion)).toEqual([4, 5, 6, 7])
  expect(mostAtOnce()).toBe(1)
  expect(await screen.findByText(/5 Zeilen: 5 in Ordnung, 0 mit Hinweis/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mit Fehler (0)' })).toBeTruthy()
})

test('n leaves a line as it is, and a key that is held down takes nothing', async () => {
  const { user, sent } = await showOpenLines(2)
  await user.keyboard('n{Enter}')
  const { take } = await firstTake(1)
  fireEvent.keyDown(take, { key: 'Enter', repeat: true })
  await user.keyboard('n')
  await firstTake(2)
  expect(sent).toEqual([])
})

test('a line whose suggestions are known before it is opened begins at the first one too', async () => {
  const { user, sent } = await showOpenLines(3)
  const close = async () => {
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await user.click(await screen.findByRole('button', { name: 'Mit Fehler (3)' }))
  await user.keyboard('n{Enter}')
  await firstTake(1)
  await close()
  await user.keyboard('n{Enter}')
  await firstTake(2)
  await close()
  await user.keyboard('p{Enter}')
  await firstTake(1)
  await user.keyboard('{Enter}')
  await firstTake(2)
  expect(sent).toMatchObject([{ lineIds: [slimLine(1).id] }])
})

test('Enter in a value applies the changes and goes on, without asking whether to give them up', async () => {
  const { user, sent } = await showOpenLines(2)
  await user.keyboard('n{Enter}')
  const { dialog } = await firstTake(1)
  await user.click(within(dialog).getByText('Werte ändern'))
  const quantity = within(dialog).getByRole('textbox', { name: 'Menge' })
  await user.clear(quantity)
  await user.type(quantity, 'viele{Enter}')
  expect(within(dialog).getByText(/Zahl/)).toBeTruthy()
  expect([sent.length, document.activeElement]).toEqual([0, quantity])
  await user.clear(quantity)
  await user.type(quantity, '7{Enter}')
  const next = await firstTake(2)
  await waitFor(() => expect(sent.map(({ changes }) => changes)).toEqual([{ quantity: 7 }]))
  expect(await within(next.dialog).findByText('Zeile 1: Die Zeile wurde geändert.')).toBeTruthy()
  await user.click(within(next.dialog).getByText('Werte ändern'))
  await user.type(within(next.dialog).getByRole('textbox', { name: 'Menge' }), '{Enter}')
  await firstTake(1)
  expect(sent).toHaveLength(1)
})

test('what was not kept comes back to its line, whichever one is open', async () => {
  const { user, sent } = await showOpenLines(3, ({ lineIds }) => {
    if (lineIds[0] === slimLine(1).id && sent.length === 1)
      throw new ProblemError({ status: 409, code: 'article-gone', detail: 'Den Artikel gibt es nicht mehr.' })
  })
  await user.keyboard('n{Enter}')
  await firstTake(1)
  await user.keyboard('{Enter}')
  const { dialog } = await firstTake(2)
  await within(dialog).findByText('Nicht gespeichert: 1 Zeile. Dort steht, warum.')
  await user.keyboard('{Enter}')
  await firstTake(3)
  await waitFor(() => expect(sent).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Zeile öffnen' }))
  const first = await screen.findByRole('dialog', { name: 'Zeile 1' })
  expect(await within(first).findByText('Den Artikel gibt es nicht mehr.')).toBeTruthy()
})

test('values that were not kept are there again where their line is opened', async () => {
  const { user, sent } = await showOpenLines(2, () => {
    if (sent.length === 1)
      throw new ProblemError({ status: 409, code: 'changed-meanwhile', detail: 'Jemand war schneller.' })
  })
  await user.keyboard('n{Enter}')
  const { dialog } = await firstTake(1)
  await user.click(within(dialog).getByText('Werte ändern'))
  const quantity = within(dialog).getByRole('textbox', { name: 'Menge' })
  await user.clear(quantity)
  await user.type(quantity, '7{Enter}')
  await firstTake(2)
  await user.click(await screen.findByRole('button', { name: 'Zeile öffnen' }))
  const first = await screen.findByRole('dialog', { name: 'Zeile 1' })
  const typed = await within(first).findByRole('textbox', { name: 'Menge' })
  expect((typed as HTMLInputElement).value).toBe('7')
  await user.type(typed, '{Enter}')
  await firstTake(2)
  await waitFor(() => expect(sent.map(({ changes }) => changes)).toEqual([{ quantity: 7 }, { quantity: 7 }]))
})

test('a choice says first for whom it is remembered, and why an article is suggested', async () => {
  const { user } = await showOpenLines(1)
  await user.keyboard('n{Enter}')
  const { dialog } = await firstTake(1)
  expect(dialog.textContent).toContain('wird für Anlagenbau Nord gemerkt')
  expect(within(dialog).getByRole('link', { name: 'Gemerkte Artikel ansehen' }).getAttribute('href')).toBe(
    '/enquiry/memory',
  )
  expect(dialog.textContent).toContain('stimmt: 2-polig')
  expect(dialog.textContent).toContain('weicht ab: 10 A statt 2 A')
  expect(dialog.textContent).not.toMatch(/\d ?%/)
})

test('the line before says what was taken for it, and takes it back', async () => {
  const { user, sent } = await showOpenLines(3)
  await user.keyboard('n{Enter}')
  await firstTake(1)
  await user.keyboard('{Enter}')
  const { dialog } = await firstTake(2)
  const told = await within(dialog).findByText('Zeile 1: NR-2A übernommen.')
  expect(told.closest('[aria-live="polite"]')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Zeile 1: Rückgängig machen' }))
  await within(dialog).findByText('Zeile 1: Die Entscheidung wurde für 1 Zeile zurückgenommen.')
  expect(sent.at(-1)).toMatchObject({ lineIds: [slimLine(1).id], matchedArticleId: null })
  expect(within(dialog).queryByRole('button', { name: /^Zeile 1: Rückgängig/ })).toBeNull()
  // The keys go on from there, and find the line that is open again.
  await user.keyboard('p')
  const first = await firstTake(1)
  expect(within(first.dialog).queryByText(/^Zeile 1: /)).toBeNull()
})

/** A line without suggestions, whose keys are at rest beside the search. */
const atRest = async (line: number) => {
  const dialog = await screen.findByRole('dialog', { name: `Zeile ${line}` })
  const part = await within(dialog).findByRole('region', { name: 'Vorschläge' })
  await waitFor(() => expect(document.activeElement).toBe(part))
  return { dialog, field: within(part).getByRole<HTMLInputElement>('searchbox') }
}

test('where nothing is suggested n and p go on, and nothing is typed into the search', async () => {
  const { user, sent } = await showOpenLines(3, undefined, () => false)
  await user.keyboard('n{Enter}')
  await atRest(1)
  await user.keyboard('n')
  await atRest(2)
  await user.keyboard('n')
  expect((await atRest(3)).field.value).toBe('')
  await user.keyboard('p{Enter}')
  expect((await atRest(2)).field.value).toBe('')
  expect(sent).toEqual([])
})

test('whoever goes to the search himself types n and p there, and goes on with Alt', async () => {
  const { user } = await showOpenLines(2, undefined, () => false)
  await user.keyboard('n{Enter}')
  const { field } = await atRest(1)
  await user.tab()
  expect(document.activeElement).toBe(field)
  await user.keyboard('np')
  expect(field.value).toBe('np')
  await user.keyboard('{Alt>}n{/Alt}')
  expect((await atRest(2)).field.value).toBe('')
  expect(screen.getByText(/in Feldern: Alt\+N, Alt\+P/)).toBeTruthy()
})

test('Escape leads from the search to what it found, or to where n and p go on; only the next one closes', async () => {
  const { user } = await showOpenLines(2, undefined, (searchTerm) => searchTerm === '2A')
  await user.keyboard('n{Enter}')
  await atRest(1)
  await user.tab()
  await user.keyboard('np{Escape}n')
  const { dialog, field } = await atRest(2)
  await user.tab()
  await user.keyboard('2A')
  const take = await within(dialog).findByRole('button', { name: 'Diesen nehmen: NR-2A' })
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(take)
  expect(field.value).toBe('2A')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Escape closes a line that is searched for nothing and has nothing suggested', async () => {
  const { user } = await showOpenLines(1, undefined, () => false)
  await user.keyboard('n{Enter}')
  await atRest(1)
  await user.tab()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a line stays without an article by key, has its own place among the counts, and is opened again', async () => {
  const { user, sent } = await showOpenLines(2)
  await screen.findByText(/^3 Zeilen: 1 in Ordnung, 2 mit Hinweis \(2 mit Fehler, 0 zu prüfen\)/)
  expect(screen.queryByRole('button', { name: /^Bleibt ohne Artikel/ })).toBeNull()
  await user.keyboard('n{Enter}')
  const { dialog } = await firstTake(1)
  within(dialog).getByRole('button', { name: 'Bleibt ohne Artikel' }).focus()
  await user.keyboard('{Enter}')
  const second = await firstTake(2)
  await within(second.dialog).findByText('Zeile 1: bleibt ohne Artikel.')
  expect(sent).toMatchObject([{ lineIds: [slimLine(1).id], changes: { withoutArticle: true } }])
  await user.keyboard('{Escape}')
  await screen.findByText(/^3 Zeilen: 2 in Ordnung, 1 mit Hinweis \(1 mit Fehler, 0 zu prüfen\)/)
  expect(screen.getByRole('button', { name: 'Mit Fehler (1)' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Bleibt ohne Artikel (1)' }))
  screen.getByRole('grid').focus()
  await user.keyboard('{ArrowDown}{Enter}')
  const first = within(await screen.findByRole('dialog', { name: 'Zeile 1' }))
  await user.click(await first.findByRole('button', { name: 'Rückgängig machen' }))
  await first.findByText('Die Entscheidung wurde für 1 Zeile zurückgenommen.')
  expect(sent.at(-1)).toMatchObject({ changes: { withoutArticle: false } })
  await screen.findByText(/^3 Zeilen: 1 in Ordnung, 2 mit Hinweis/)
})
