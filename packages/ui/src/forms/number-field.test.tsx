import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../theme/kit-provider.tsx'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

type OnChange = (value: number | null) => void

const Held = ({ onChange, ...props }: Partial<NumberFieldProps> & { onChange: OnChange }) => {
  const [value, setValue] = useState(props.value ?? null)
  const change: OnChange = (next) => {
    onChange(next)
    setValue(next)
  }
  return <NumberField label="Preis" {...props} value={value} onChange={change} />
}

const setUp = (props: Partial<NumberFieldProps> = {}) => {
  const onChange = vi.fn<OnChange>()
  render(<Held {...props} onChange={onChange} />, { wrapper: KitProvider })
  return { onChange, field: screen.getByLabelText<HTMLInputElement>('Preis'), user: userEvent.setup() }
}

test('a typed 1.234,50 is 1234.5 and stands grouped after leaving', async () => {
  const { onChange, field, user } = setUp({ fixed: true })
  await user.type(field, '1.234,50')
  expect(onChange).toHaveBeenLastCalledWith(1234.5)
  await user.tab()
  expect(field.value).toBe('1.234,50')
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
})

test('a pasted 1,234.50 is refused with a sentence and stays as it was pasted', async () => {
  const { onChange, field, user } = setUp()
  await user.click(field)
  await user.paste('1,234.50')
  await user.tab()
  expect(field.value).toBe('1,234.50')
  expect(screen.getByText(/Komma vor den Nachkommastellen/)).toBeTruthy()
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN)
})

test('emptying gives null', async () => {
  const { onChange, field, user } = setUp({ value: 5 })
  await user.clear(field)
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('arrow keys step within the limits', async () => {
  const { onChange, field, user } = setUp({ value: 9, step: 1, max: 10 })
  await user.type(field, '{ArrowUp}{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith(10)
  expect(field.value).toBe('10')
})

test('a value out of range is told after leaving', async () => {
  const { field, user } = setUp({ min: 5 })
  await user.type(field, '3')
  await user.tab()
  expect(screen.getByText('Mindestens 5.')).toBeTruthy()
})

test('text that could not be read before stands there again with its error', () => {
  const onInvalid = vi.fn()
  render(
    <NumberField
      label="Anzahl"
      value={Number.NaN}
      integer
      unreadable="drei"
      onInvalid={onInvalid}
      onChange={vi.fn()}
    />,
    { wrapper: KitProvider },
  )
  expect(screen.getByLabelText<HTMLInputElement>('Anzahl').value).toBe('drei')
  expect(screen.getByText('Bitte eine ganze Zahl eingeben.')).toBeTruthy()
  expect(onInvalid).toHaveBeenCalledWith('Bitte eine ganze Zahl eingeben.', 'drei')
})

test('a text that could not be read is there again, with its sentence', async () => {
  const { onChange, field, user } = setUp({ value: Number.NaN, unreadable: 'zwölf' })
  expect(field.value).toBe('zwölf')
  expect(screen.getByText(/^Bitte eine Zahl/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, '12')
  expect(onChange).toHaveBeenLastCalledWith(12)
  expect(screen.queryByText(/^Bitte eine Zahl/)).toBeNull()
})

test('a value finer than its text stays what it is when the field is only passed through', async () => {
  const { onChange, field, user } = setUp({ value: 3.3333, decimals: 3 })
  expect(field.value).toBe('3,333')
  await user.click(field)
  await user.tab()
  expect(onChange).not.toHaveBeenCalled()
  await user.clear(field)
  await user.type(field, '3,3')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith(3.3)
})
