import { MockPortal, mockApi } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import words from '../../../locales/outside.de.json'
import { Registered } from './registered.tsx'

test('whoever registered reads the address with the umlauts of its domain', async () => {
  mockApi({})
  render(
    <MockPortal
      at="/register"
      texts={{ shell: words }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
      routes={[{ path: 'register', element: <Registered mail="ada@xn--gre-6ka8i.example" /> }]}
    />,
  )
  expect(await screen.findByText(/eine E-Mail an ada@größe\.example gesendet/)).toBeTruthy()
})
