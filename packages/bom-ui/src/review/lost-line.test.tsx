import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import {
  enquiryId,
  estimate,
  lineOf,
  mappedBom,
  ndjson,
  slimLine,
  slimLines,
  summary,
} from '../bom.example.ts'
import { BomPanel } from '../bom-panel.tsx'
import { type BomInfo, emptyBom } from '../data/bom-info.ts'

const Page = ({ next }: { next: BomInfo }) => {
  const client = useQueryClient()
  const [bom, setBom] = useState(mappedBom)
  const hear = () => {
    // What the live stream does with every change of a list.
    void client.invalidateQueries({ queryKey: ['bom'] })
    setBom(next)
  }
  return (
    <>
      <button type="button" onClick={hear}>
        Die Seite hört von einer Änderung
      </button>
      <BomPanel owner={{ enquiryId }} editable bom={bom} editVersion={4} onChanged={() => undefined} />
    </>
  )
}

/** The fourth line, open; `replace` puts `next` with other lines in place of its list, and the page hears of that. */
const openFourth = async (next: BomInfo) => {
  let lines = slimLines
  mockApi({
    getBomLines: () => ndjson(lines),
    getBomEstimate: () => ({ summary, estimate }),
    getBomArticles: ({ query }) => ({
      content: lines.filter(({ id }) => id === (query as { lineId: string }).lineId).map(lineOf),
      totalElements: 1,
    }),
    getBomSuggestions: () => ({ suggestions: [], equalLineIds: [] }),
  })
  const user = userEvent.setup()
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: <Page next={next} /> }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  ;(await screen.findByRole('grid', { name: 'Zeilen der Stückliste' })).focus()
  await user.keyboard('nnn{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Zeile 4' })
  const quantity = await within(dialog).findByLabelText('Menge')
  const replace = () => {
    lines = next.mappedAt === null ? [] : [slimLine(11), slimLine(12)]
    fireEvent.click(screen.getByText('Die Seite hört von einer Änderung'))
  }
  const type = async (value: string) => {
    await user.clear(quantity)
    await user.type(quantity, value)
  }
  return { user, type, replace }
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  mockSession()
})

test.each<[string, BomInfo, string]>([
  [
    'uploaded another list',
    { ...emptyBom, bomFileName: 'neu.csv' },
    'Die Stückliste wurde inzwischen ersetzt oder neu zugeordnet',
  ],
  [
    'mapped the list anew',
    { ...mappedBom, mappedAt: '2026-11-21T08:00:00.000Z' },
    'Die Stückliste wurde inzwischen ersetzt oder neu zugeordnet',
  ],
  ['deleted the list', emptyBom, 'Die Stückliste wurde inzwischen gelöscht'],
])(
  'whose open line goes because somebody else %s is told so, with what was typed',
  async (_, next, title) => {
    const { user, type, replace } = await openFourth(next)
    await type('99')
    replace()
    const told = await screen.findByRole('alert')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(told.textContent).toContain(title)
    expect(told.textContent).toContain('Zeile 4, die Sie geöffnet hatten, gibt es so nicht mehr.')
    expect(told.textContent).toContain('Nicht gespeichert: Menge 99 m')
    await user.click(within(told).getByRole('button', { name: 'Hinweis schließen' }))
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('where nothing was typed nothing is called unsaved', async () => {
  const { replace } = await openFourth({ ...emptyBom, bomFileName: 'neu.csv' })
  replace()
  const told = await screen.findByRole('alert')
  expect(told.textContent).not.toContain('Nicht gespeichert')
})

test('whose line was closed before is told of nothing', async () => {
  const { user, replace } = await openFourth({ ...emptyBom, bomFileName: 'neu.csv' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  replace()
  await screen.findByText('Noch nicht zugeordnet')
  expect(screen.queryByRole('alert')).toBeNull()
})
