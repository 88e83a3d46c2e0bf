import type { BomLine } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { enquiryId, estimate, lineOf, mappedBom, ndjson, slimLines, summary } from '../bom.example.ts'
import { BomPanel } from '../bom-panel.tsx'

const Page = () => {
  const client = useQueryClient()
  return (
    <>
      {/* What the live stream does with every change of a list. */}
      <button type="button" onClick={() => void client.invalidateQueries({ queryKey: ['bom'] })}>
        Die Seite hört von einer Änderung
      </button>
      <BomPanel owner={{ enquiryId }} editable bom={mappedBom} editVersion={4} onChanged={() => undefined} />
    </>
  )
}

/** The fourth line, open, with a quantity of 5 mm; `colleague` changes it, and the page hears of that. */
const openFourth = async (save?: (changes: Partial<BomLine>) => void) => {
  let fourth: BomLine = { ...lineOf(slimLines[3]!), quantity: 5, quantityUnitName: 'mm' }
  const calls = mockApi({
    getBomLines: () => ndjson(slimLines),
    getBomEstimate: () => ({ summary, estimate }),
    getBomArticles: ({ query }) => {
      const { lineId } = query as { lineId: string }
      const others = slimLines.filter(({ id }) => id === lineId).map(lineOf)
      return { content: lineId === fourth.id ? [fourth] : others, totalElements: 1 }
    },
    getBomSuggestions: () => ({ suggestions: [], equalLineIds: [] }),
    getUnits: () => [{ id: enquiryId, displayName: 'Stück', nameVariants: ['PCE'] }],
    updateBomArticles: ({ body }) => {
      const { changes } = body as { changes: Partial<BomLine> }
      save?.(changes)
      fourth = { ...fourth, ...changes }
      return { articles: [fourth], summary, estimate, editVersion: 6 }
    },
  })
  const user = userEvent.setup()
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: <Page /> }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  ;(await screen.findByRole('grid', { name: 'Zeilen der Stückliste' })).focus()
  await user.keyboard('nnn{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Zeile 4' })
  const quantity = await within(dialog).findByLabelText<HTMLInputElement>('Menge')
  const colleague = async (changes: Partial<BomLine>, shown: string) => {
    fourth = { ...fourth, ...changes }
    fireEvent.click(screen.getByText('Die Seite hört von einer Änderung'))
    await within(dialog).findAllByText(shown)
  }
  const type = async (value: string) => {
    await user.clear(quantity)
    await user.type(quantity, value)
  }
  const button = (name: string) => within(dialog).getByRole<HTMLButtonElement>('button', { name })
  const sent = () =>
    calls.flatMap(({ name, input }) =>
      name === 'updateBomArticles' ? (input as { body: { changes: unknown } }).body.changes : [],
    )
  return { user, dialog, quantity, colleague, type, button, sent }
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  mockSession()
})

test('a value that somebody else changed meanwhile is not overwritten before one says so', async () => {
  const { user, dialog, quantity, colleague, type, button, sent } = await openFourth()
  await type('11')
  await colleague({ quantity: 22 }, 'Menge 22 mm · -K4')
  const told = within(dialog).getByRole('alert')
  expect(told.textContent).toContain('Diese Zeile wurde inzwischen geändert')
  expect(told.textContent).toContain('Menge: 22 mm (Ihre Eingabe: 11 mm)')
  expect(quantity.value).toBe('11')
  expect(button('Änderungen übernehmen').disabled).toBe(true)
  await user.type(quantity, '{Enter}')
  expect(sent()).toEqual([])

  await user.click(button('Meine Eingabe behalten: Menge'))
  expect(within(dialog).queryByRole('alert')).toBeNull()
  await user.click(button('Änderungen übernehmen'))
  await within(dialog).findByText('Die Zeile wurde geändert.')
  expect(sent()).toEqual([{ quantity: 11 }])
})

test('the new value can be taken instead, and what else was typed is still there to be saved', async () => {
  const { user, dialog, quantity, colleague, type, button, sent } = await openFourth()
  await type('11')
  const manufacturer = within(dialog).getByLabelText<HTMLInputElement>('Hersteller')
  await user.clear(manufacturer)
  await user.type(manufacturer, 'ABB')
  await colleague({ quantity: 22 }, 'Menge 22 mm · -K4')
  await user.click(button('Neuen Wert nehmen: Menge'))
  expect(within(dialog).queryByRole('alert')).toBeNull()
  expect(quantity.value).toBe('22')
  await user.click(button('Änderungen übernehmen'))
  await within(dialog).findByText('Die Zeile wurde geändert.')
  expect(sent()).toEqual([{ manufacturerName: 'ABB' }])
})

test('fields that one has not changed follow the line without a question, and are not sent', async () => {
  const { user, dialog, quantity, colleague, type, button, sent } = await openFourth()
  const number = within(dialog).getByLabelText<HTMLInputElement>('Bestellnummer')
  await type('11')
  await user.type(number, '7')
  await user.type(number, '{Backspace}')
  await colleague({ orderNumber: 'NR-44', bmk: '-K44' }, 'Menge 5 mm · -K44')
  expect(number.value).toBe('NR-44')
  expect(quantity.value).toBe('11')
  expect(within(dialog).queryByRole('alert')).toBeNull()
  await user.click(button('Änderungen übernehmen'))
  await within(dialog).findByText('Die Zeile wurde geändert.')
  expect(sent()).toEqual([{ quantity: 11 }])
})

test('nothing is asked where both typed the same, or one types over what one has seen', async () => {
  const { dialog, colleague, type, button } = await openFourth()
  await type('22')
  await colleague({ quantity: 22 }, 'Menge 22 mm · -K4')
  expect(button('Änderungen übernehmen').disabled).toBe(true)
  await type('23')
  expect(within(dialog).queryByRole('alert')).toBeNull()
  expect(button('Änderungen übernehmen').disabled).toBe(false)
})

test('a value that was refused because somebody else was faster asks the same once the line is loaded again', async () => {
  const refused = new ProblemError({ status: 409, code: 'changed-meanwhile', detail: 'Inzwischen geändert.' })
  const { user, colleague, type, button, dialog } = await openFourth(() => {
    throw refused
  })
  await type('11')
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Zeile 2' })
  await user.click(await screen.findByRole('button', { name: 'Zeile öffnen' }))
  await screen.findByRole('dialog', { name: 'Zeile 4' })
  await colleague({ quantity: 22 }, 'Menge 22 mm · -K4')
  expect(within(dialog).getByText('(Ihre Eingabe: 11 mm)', { exact: false })).toBeTruthy()
  expect(button('Änderungen übernehmen').disabled).toBe(true)
})

test('a unit is found by a variant of its name', async () => {
  const { user, dialog, button, sent } = await openFourth()
  await user.type(within(dialog).getByRole('combobox', { name: 'Einheit' }), 'pce')
  await user.click(await screen.findByRole('option', { name: 'Stück', hidden: true }))
  await user.click(button('Änderungen übernehmen'))
  expect(sent()).toEqual([{ quantityUnitName: 'Stück' }])
})
