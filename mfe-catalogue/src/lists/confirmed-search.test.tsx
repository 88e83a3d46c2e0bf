import * as contracts from '@schrankwerk/contracts'
import { MockPortal } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { longestSearch } from '@schrankwerk/ui/forms'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import texts from '../../locales/de.json' with { type: 'json' }
import { ConfirmedSearch } from './confirmed-search.tsx'

type Schema = { safeParse: (input: unknown) => { success: boolean } }

const confirmed: string[] = []

const Page = () => <ConfirmedSearch label="Bezeichnung" value="" onConfirm={(text) => confirmed.push(text)} />

const open = () => {
  confirmed.length = 0
  render(
    <MockPortal
      at="/"
      routes={[{ path: '/', Component: Page }]}
      texts={{ catalogue: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
}

test('what is pasted beyond the longest search is left out before it is searched for, and the field says so', async () => {
  const user = userEvent.setup()
  open()
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Bezeichnung' })
  await user.click(field)
  await user.paste('x'.repeat(longestSearch + 30))
  expect(field.value).toHaveLength(longestSearch)
  expect(screen.getByText(/höchstens 200 Zeichen/)).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(confirmed).toEqual(['x'.repeat(longestSearch)])
})

test('every call that lists are searched by takes the longest search, and no longer one', () => {
  const searches = Object.values<unknown>(contracts)
    .map((one) => (one as { query?: { shape?: Record<string, Schema> } } | null)?.query?.shape?.searchTerm)
    .filter((term) => term !== undefined)
  expect(searches.length).toBeGreaterThan(10)
  const takes = (length: number) =>
    new Set(searches.map((term) => term.safeParse('x'.repeat(length)).success))
  expect([...takes(longestSearch)]).toEqual([true])
  expect([...takes(longestSearch + 1)]).toEqual([false])
})
