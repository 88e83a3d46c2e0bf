import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KitProvider } from '../theme/kit-provider.tsx'
import { TextField } from './text-fields.tsx'

test('a field of addresses leaves umlauts as they are typed', () => {
  render(<TextField label="E-Mail" type="email" value="einkauf@außen.example" onChange={() => undefined} />, {
    wrapper: KitProvider,
  })
  const field = screen.getByLabelText<HTMLInputElement>('E-Mail')
  expect(field.type).toBe('text')
  expect(field.inputMode).toBe('email')
  expect(field.value).toBe('einkauf@außen.example')
})
