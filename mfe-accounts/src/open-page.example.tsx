import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import texts from '../locales/de.json' with { type: 'json' }

/** Shows the page at an address, by pages and their paths; calls without an answer fail as 404. */
export function openPage(
  pages: Readonly<Record<string, ComponentType>>,
  at: string,
  answers: Parameters<typeof mockApi>[0],
) {
  const calls = mockApi(answers)
  render(
    <MockPortal
      at={at}
      routes={Object.entries(pages).map(([path, Component]) => ({ path, Component }))}
      texts={{ accounts: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const inputsOf = (name: string) =>
    calls
      .filter((call) => call.name === name)
      .map(({ input }) => input as { query: Record<string, unknown>; body: Record<string, unknown> })
  return { inputsOf, user: userEvent.setup() }
}

export const refused = (status: number, code: string, detail: string) => () => {
  throw new ProblemError({ status, code, detail })
}

export const textField = (label: string): Promise<HTMLInputElement> =>
  screen.findByRole('textbox', { name: label })

/** What a field says of itself: its hint and its error. */
export const messageOf = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
