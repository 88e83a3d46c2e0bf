import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { Dialog } from '../dialogs/dialog.tsx'
import { Drawer } from '../dialogs/drawer.tsx'
import { Page } from '../layout/page.tsx'
import { Section } from '../layout/section.tsx'
import { KitProvider } from '../theme/kit-provider.tsx'
import { wearKitStyles } from './kit-styles.example.ts'

const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenschaltschrankfertigungsanlagenbau'
const nothing = () => undefined

beforeAll(() => wearKitStyles())

test.each([
  ['a dialog', <Dialog key="d" open onClose={nothing} title={word} />],
  ['a drawer', <Drawer key="d" open onClose={nothing} title={word} />],
  ['a page', <Page key="p" title={word} />],
  ['a section', <Section key="s" title={word} />],
])('a word longer than its line is broken in the heading of %s, and widens nothing', (_, shown) => {
  render(shown, { wrapper: KitProvider })
  const { overflowWrap, minWidth } = getComputedStyle(screen.getByRole('heading', { name: word }))
  expect({ overflowWrap, minWidth }).toEqual({ overflowWrap: 'anywhere', minWidth: '0px' })
})

test('beside it the cross of a dialog keeps its width, and the dialog that of its window', () => {
  render(<Dialog open onClose={nothing} title={word} />, { wrapper: KitProvider })
  const cross = getComputedStyle(screen.getByRole('button', { name: 'Dialog schließen' }))
  expect(cross.flexShrink).toBe('0')
  expect(getComputedStyle(screen.getByRole('dialog')).minWidth).toBe('0px')
})
