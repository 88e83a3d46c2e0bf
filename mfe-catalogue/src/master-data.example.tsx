import type {
  DiscountGroupInFull,
  EclassMappingInFull,
  ManufacturerInFull,
  UnitInFull,
  WholesalerInFull,
} from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import texts from '../locales/de.json' with { type: 'json' }

const instant = '2026-03-04T09:05:00.000Z'
export const idOf = (last: number): string => `01990000-0000-7000-8000-${last.toString(16).padStart(12, '0')}`

const kept = {
  editVersion: 4,
  createDate: instant,
  lastUpdate: instant,
  changeEntries: [{ at: instant, userId: null, action: 'create' as const, fields: ['displayName'] }],
}

/** What component tests look at; changed by what is given. */
export const aManufacturer = (part: Partial<ManufacturerInFull> = {}): ManufacturerInFull => ({
  id: idOf(1),
  displayName: 'Weidmüller',
  abbreviation: 'WM',
  link: null,
  nameVariants: ['Weidmueller', 'WEI'],
  usedBy: [],
  ...kept,
  ...part,
})
export const aUnit = (part: Partial<UnitInFull> = {}): UnitInFull => ({
  id: idOf(2),
  displayName: 'Stück',
  nameVariants: ['Stk'],
  usedBy: [],
  ...kept,
  ...part,
})
export const aWholesaler = (part: Partial<WholesalerInFull> = {}): WholesalerInFull => ({
  id: idOf(3),
  displayName: 'Elektro Nord',
  usedBy: [],
  ...kept,
  ...part,
})
export const aDiscountGroup = (part: Partial<DiscountGroupInFull> = {}): DiscountGroupInFull => ({
  id: idOf(4),
  displayName: 'RG1',
  nameVariants: [],
  percent: 32.5,
  manufacturerId: idOf(1),
  manufacturerName: 'Weidmüller',
  wholesalerDiscounts: [{ wholesalerId: idOf(3), wholesalerName: 'Elektro Nord', percent: 12.5 }],
  usedBy: [],
  ...kept,
  ...part,
})
export const anEclassMapping = (part: Partial<EclassMappingInFull> = {}): EclassMappingInFull => ({
  id: idOf(5),
  eclassNumber: '27371003',
  description: 'Leistungsschütz',
  workTime: 7.5,
  firstLevelOrder: 3,
  secondLevelOrder: null,
  usedByArticleAmount: 2,
  ...kept,
  ...part,
})

/** Shows the page at an address, by pages and their paths; calls without an answer fail as 404. */
export function openPage(
  pages: Readonly<Record<string, ComponentType>>,
  at: string,
  answers: Parameters<typeof mockApi>[0],
) {
  sessionStorage.clear()
  localStorage.clear()
  mockSession({ companyType: 'ADMIN', admin: true })
  const calls = mockApi(answers)
  render(
    <MockPortal
      at={at}
      routes={Object.entries(pages).map(([path, Component]) => ({ path, Component }))}
      texts={{ catalogue: texts }}
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
