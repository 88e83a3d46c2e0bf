import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { KitProvider } from '../theme/kit-provider.tsx'
import { SelectField } from './select-field.tsx'

const options = ['Hager', 'Licatec', 'Lütze', 'Unex'].map((label) => ({ value: label, label }))

const Held = ({ searchable }: { searchable?: boolean }) => {
  const [value, setValue] = useState<string | null>(null)
  return (
    <SelectField
      label="Hersteller"
      value={value}
      onChange={setValue}
      options={options}
      searchable={searchable}
    />
  )
}

const setUp = async (searchable?: boolean) => {
  render(<Held searchable={searchable} />, { wrapper: KitProvider })
  const user = userEvent.setup()
  await user.tab()
  return { user, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Hersteller' }) }
}

test('letters choose in a list without text, one letter again goes on', async () => {
  const { user, field } = await setUp(false)
  expect(field.value).toBe('')
  await user.keyboard('l')
  expect(field.value).toBe('Licatec')
  await user.keyboard('l')
  expect(field.value).toBe('Lütze')
  await user.keyboard('l')
  expect(field.value).toBe('Licatec')
})

test('letters in a row are one word, umlauts either way', async () => {
  const { user, field } = await setUp(false)
  await user.keyboard('lu')
  expect(field.value).toBe('Lütze')
})

test('opening marks nothing, and Enter takes nothing', async () => {
  const { user, field } = await setUp()
  await user.click(field)
  expect(document.querySelector('[data-combobox-selected]')).toBeNull()
  await user.keyboard('{Enter}')
  expect(field.value).toBe('')
  await user.type(field, 'une{Backspace}{Backspace}{Backspace}{Enter}')
  expect(field.value).toBe('')
})

test('what is typed replaces what was chosen', async () => {
  const { user, field } = await setUp()
  await user.keyboard('hag{Enter}')
  expect(field.value).toBe('Hager')
  await user.tab()
  await user.tab({ shift: true })
  await user.keyboard('unex{Enter}')
  expect(field.value).toBe('Unex')
})
