import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Page } from '../layout/page.tsx'
import { KitProvider } from '../theme/kit-provider.tsx'
import { wearKitStyles } from './kit-styles.example.ts'

test('the heading that has the focus wears a ring on the screen and none on paper', () => {
  render(<Page title="Anfrage 4711" />, { wrapper: KitProvider })
  const heading = screen.getByRole('heading', { name: 'Anfrage 4711' })
  heading.focus()
  wearKitStyles()
  expect(getComputedStyle(heading).outlineStyle).toBe('solid')
  wearKitStyles('paper')
  expect(getComputedStyle(heading).outlineStyle).toBe('none')
})
