import { type Enquiry, jobConditionFields } from '@schrankwerk/contracts'
import { createAutosavingDraft } from '@schrankwerk/portal-ui/form'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { texts } from '../../../texts.de.ts'
import { anEnquiry } from '../enquiry.example.ts'
import { DraftProvider, enquiryKind } from '../enquiry-draft.ts'
import { conditionSections, fieldsOfGroup } from './condition-sections.ts'
import { ConditionsFacts } from './conditions-facts.tsx'
import { ConditionsForm } from './conditions-form.tsx'

const open = (part: Partial<Enquiry> = {}) => {
  const enquiry = anEnquiry(part)
  let stored = enquiry
  const calls = mockApi({
    updateEnquiry: ({ body }) => {
      stored = { ...stored, ...(body as Partial<Enquiry>), editVersion: stored.editVersion + 1 }
      return stored
    },
  })
  const draft = createAutosavingDraft(enquiryKind, enquiry, undefined, { restMs: 20 })
  const page = (
    <DraftProvider value={draft}>
      <ConditionsForm
        enquiry={enquiry}
        makeEnquiry={async () => enquiry.id}
        onFilesChanged={async () => undefined}
      />
    </DraftProvider>
  )
  render(
    <MockPortal
      at="/enquiry"
      routes={[{ path: '*', element: page }]}
      texts={{ workflow: texts }}
      frame={(shown) => <KitProvider>{shown}</KitProvider>}
    />,
  )
  const lastBody = () => (calls.at(-1)?.input as { body: object } | undefined)?.body
  return { user: userEvent.setup(), draft, lastBody }
}
const group = (name: string) => within(screen.getByRole('radiogroup', { name }))

beforeEach(() => {
  mockSession()
})

test('every condition of the contract has its place on the page, once', () => {
  const placed = conditionSections.flatMap(({ groups }) => groups.flatMap(fieldsOfGroup))
  expect(placed.toSorted()).toEqual(Object.keys(jobConditionFields).toSorted())
})

test('standards are chosen and marked', () => {
  open()
  const rivet = group('Befestigung der Verdrahtungskanäle').getByRole('radio', {
    name: /^Genietet *Standard$/,
  })
  expect(rivet).toHaveProperty('checked', true)
  expect(screen.getByRole('combobox', { name: 'Verpackung' })).toHaveProperty(
    'value',
    'Europalette mit Karton (Standard)',
  )
})

test('a free text stands below its choice „Individuell“ and goes with it', async () => {
  const { user, lastBody } = open()
  const name = 'Individuelle Befestigung'
  expect(screen.queryByRole('textbox', { name })).toBeNull()
  await user.click(group('Befestigung der Verdrahtungskanäle').getByRole('radio', { name: 'Individuell' }))
  await user.type(screen.getByRole('textbox', { name }), 'Geklebt')
  await waitFor(() => expect(lastBody()).toMatchObject({ cableDuctAttachmentIndividual: 'Geklebt' }))
  await user.click(group('Befestigung der Verdrahtungskanäle').getByRole('radio', { name: 'Geschraubt' }))
  expect(screen.queryByRole('textbox', { name })).toBeNull()
  await waitFor(() =>
    expect(lastBody()).toMatchObject({ cableDuctAttachment: 'SCREW', cableDuctAttachmentIndividual: null }),
  )
})

test('the dialog of the wire identification opens once wires are identified, and draws the label', async () => {
  const { user } = open()
  const link = { name: /^Aufbau und Material der Aderkennzeichnung/ }
  expect(screen.queryByRole('button', link)).toBeNull()
  await user.click(group('Aderkennzeichnung').getByRole('radio', { name: 'Anschlusspunkt' }))
  expect(screen.getByRole('button', link).textContent).toContain('noch nicht festgelegt')
  await user.click(screen.getByRole('button', link))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('radio', { name: 'Klemmstelle mit BMK' }))
  expect(dialog.queryByText('So sieht die Kennzeichnung aus')).toBeNull()
  await user.click(dialog.getByRole('radio', { name: 'Kennzeichnungshülse' }))
  expect(dialog.getByText('So sieht die Kennzeichnung aus')).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: 'Einzeladernummerierung' }))
  expect(dialog.queryByText('So sieht die Kennzeichnung aus')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Fertig' }))
  expect((await screen.findByRole('button', link)).textContent).toContain(
    'Einzeladernummerierung, Kennzeichnungshülse',
  )
})

test.each([
  ['Einfach', { plate: false, tag: false }],
  ['Doppelt', { plate: true, tag: false }],
  ['Dreifach', { plate: true, tag: true }],
])('device identification %s asks for what belongs to it', async (choice, shown) => {
  const { user } = open()
  await user.click(group('Gerätekennzeichnung').getByRole('radio', { name: choice }))
  expect(screen.queryByRole('textbox', { name: 'Individuelle Gerätekennzeichnung' }) !== null).toBe(shown.tag)
  await user.click(screen.getByRole('button', { name: /^Ausführung der Gerätekennzeichnung/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('radiogroup', { name: 'Schild am Gerät' })).toBeTruthy()
  expect(dialog.queryByRole('radiogroup', { name: 'Schild auf der Montageplatte' }) !== null).toBe(
    shown.plate,
  )
  expect(dialog.queryByRole('checkbox', { name: 'Schild am Kabel' }) !== null).toBe(shown.tag)
})

test.each([
  [/^Edelstahl/, 'Ausführung der Verschraubungen'],
  [/^Messing/, 'Ausführung der Verschraubungen'],
  [/^Einführungsplatten/, 'Hersteller der Einführungsplatten'],
])('screw connections %s ask for %s', async (choice, asked) => {
  const { user } = open()
  await user.click(group('Kabelverschraubungen').getByRole('radio', { name: choice }))
  await user.click(screen.getByRole('button', { name: /^Hersteller der Kabelverschraubungen/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('radiogroup').map((one) => within(one).getAllByRole('radio').length)).toEqual([
    3,
  ])
  expect(dialog.getByRole('radiogroup', { name: asked })).toBeTruthy()
})

test.each(['Kunststoff', 'Individuell'])('screw connections %s ask for no manufacturer', async (choice) => {
  const { user } = open()
  await user.click(group('Kabelverschraubungen').getByRole('radio', { name: choice }))
  expect(screen.queryByRole('button', { name: /^Hersteller der Kabelverschraubungen/ })).toBeNull()
})

test('one language asks for one, two for two', async () => {
  const { user } = open()
  const link = { name: /^Sprachen der Beschriftung/ }
  expect(screen.getByRole('button', link).textContent).toContain('Deutsch, Englisch')
  await user.click(group('Sprachigkeit').getByRole('radio', { name: 'Einsprachig' }))
  expect(screen.getByRole('button', link).textContent).not.toContain('Englisch')
  await user.click(screen.getByRole('button', link))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('combobox', { name: 'Zweite Sprache' })).toBeNull()
  expect(dialog.getByRole('combobox', { name: 'Erste Sprache' })).toBeTruthy()
})

test('the languages come with files that say what stands on the labels', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: /^Sprachen der Beschriftung/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const input = dialog.getByLabelText<HTMLInputElement>('Dateien zur Beschriftung')
  expect(input.accept).toContain('.pdf')
  expect(input.accept).not.toMatch(/csv|txt/)
})

test('only what differs from the standard, on demand', async () => {
  const { user } = open({ regulation: 'UL' })
  await user.click(screen.getByRole('switch', { name: 'Nur Abweichungen vom Standard' }))
  expect(screen.getAllByRole('radiogroup').map((one) => one.getAttribute('aria-labelledby'))).toHaveLength(1)
  expect(group('Norm').getByRole('radio', { name: 'UL' })).toHaveProperty('checked', true)
})

test('what is fixed is text: only what applies, standards marked', async () => {
  const conditions = anEnquiry({ regulation: 'UL', packaging: 'NONE', packagingWrap: null })
  render(
    <MockPortal
      at="/enquiry"
      routes={[{ path: '*', element: <ConditionsFacts conditions={conditions} /> }]}
      texts={{ workflow: texts }}
      frame={(shown) => <KitProvider>{shown}</KitProvider>}
    />,
  )
  expect(screen.getByText('Norm').nextSibling?.textContent).toBe('UL')
  expect(screen.getByText('Befestigung der Verdrahtungskanäle').nextSibling?.textContent).toBe(
    'Genietet Standard',
  )
  expect(screen.queryByText('Umverpackung')).toBeNull()
  await userEvent.click(screen.getByRole('switch', { name: 'Nur Abweichungen vom Standard' }))
  expect(screen.queryByText('Befestigung der Verdrahtungskanäle')).toBeNull()
  expect(screen.getByText('Norm')).toBeTruthy()
})
