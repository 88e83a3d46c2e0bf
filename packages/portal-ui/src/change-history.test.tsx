import { mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChangeHistory } from './change-history.tsx'

const at = '2026-03-04T09:05:00.000Z'
const dates = { createDate: at, lastUpdate: at }
const cells = () =>
  screen
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent).slice(1))

test('the history says who did what, the latest first, in the words of its page', () => {
  const { id } = mockSession()
  const of = {
    ...dates,
    changeEntries: [
      { at, userId: null, action: 'register', fields: [] },
      { at, userId: 'known', action: 'update', fields: ['name', 'hidden', 'secret'] },
      { at, userId: 'unknown', action: 'of a later program', fields: ['name'] },
      { at, userId: id, action: 'delete', fields: [] },
    ],
  }
  const labelOf = (field: string) => (field === 'name' ? 'Name' : undefined)
  render(
    <KitProvider>
      <ChangeHistory
        of={of}
        labelOf={labelOf}
        people={[{ id: 'known', name: 'Jana', lastname: 'Behrens' }]}
      />
    </KitProvider>,
  )
  expect(screen.getByText('4 Änderungen anzeigen')).toBeTruthy()
  expect(cells()).toEqual([
    ['Ihnen', 'Gelöscht', '–'],
    ['Anderer Benutzer', 'Geändert', 'Name'],
    ['Jana Behrens', 'Geändert', 'Name, Weiteres Feld'],
    ['Portal', 'Registriert', '–'],
  ])
})

test('without a change it says when it was made, and no more', () => {
  mockSession()
  const facts = [{ term: 'Herkunft', value: 'Import' }]
  render(
    <KitProvider>
      <ChangeHistory of={{ ...dates, changeEntries: [] }} labelOf={() => undefined} facts={facts} />
    </KitProvider>,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Herkunft',
    'Angelegt am',
    'Geändert am',
  ])
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
})
