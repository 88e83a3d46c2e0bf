import { MockPortal, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { texts } from '../../../texts.de.ts'
import { anOpenOffer } from '../offer.example.ts'
import { DeclineDialog, type DeclineDialogProps } from './decline-dialog.tsx'

const open = async (changes: Partial<DeclineDialogProps> = {}) => {
  mockSession({ companyType: 'CUSTOMER' })
  const onCancel = vi.fn()
  const dialog = (
    <DeclineDialog
      offer={anOpenOffer()}
      onCancel={onCancel}
      onConfirm={vi.fn()}
      busy={false}
      error={undefined}
      obstacle={undefined}
      {...changes}
    />
  )
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: dialog }]}
      texts={{ workflow: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const shown = within(await screen.findByRole('dialog'))
  return { user: userEvent.setup(), onCancel, dialog: shown }
}
type Opened = Awaited<ReturnType<typeof open>>

const giveReason = async ({ user, dialog }: Opened, name: string) => {
  await user.click(dialog.getByLabelText(/Ablehnungsgrund/))
  await user.click(await screen.findByRole('option', { name, hidden: true }))
}
const question = { name: 'Eingaben verwerfen?' }

test('a reason that was written is given up only after asking, whichever way the dialog is left', async () => {
  const opened = await open()
  const { user, dialog, onCancel } = opened
  await giveReason(opened, 'Anderer Grund')
  const field = dialog.getByLabelText<HTMLTextAreaElement>(/Begründung/)
  await user.type(field, 'Wir bauen selbst')
  for (const leave of [
    () => user.keyboard('{Escape}'),
    () => user.click(dialog.getByRole('button', { name: 'Dialog schließen' })),
    () => user.click(dialog.getByRole('button', { name: 'Abbrechen' })),
  ]) {
    await leave()
    const asked = within(await screen.findByRole('dialog', question))
    await user.click(asked.getByRole('button', { name: 'Weiter bearbeiten' }))
    await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull())
    expect(field.value).toBe('Wir bauen selbst')
  }
  expect(onCancel).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Eingaben verwerfen' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('where nothing was written it closes at once', async () => {
  const opened = await open()
  await giveReason(opened, 'Anderer Grund')
  await opened.user.keyboard('{Escape}')
  expect(opened.onCancel).toHaveBeenCalledTimes(1)
})
