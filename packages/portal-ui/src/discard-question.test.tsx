import { Dialog, KitProvider } from '@schrankwerk/ui'
import { TextField } from '@schrankwerk/ui/forms'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useDiscardQuestion } from './discard-question.tsx'

function Invite({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const { close, question } = useDiscardQuestion(name !== '', onClose)
  return (
    <>
      <Dialog open onClose={close} title="Einladen">
        <TextField label="Name" value={name} onChange={setName} />
      </Dialog>
      {question}
    </>
  )
}

const open = () => {
  const onClose = vi.fn()
  render(<Invite onClose={onClose} />, { wrapper: KitProvider })
  return { onClose, user: userEvent.setup(), name: screen.getByLabelText<HTMLInputElement>('Name') }
}
const question = { name: 'Eingaben verwerfen?' }

test('what was typed is given up only after asking, by Escape as by the cross', async () => {
  const { onClose, user, name } = open()
  await user.type(name, 'Weber')
  for (const leave of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Dialog schließen' })),
  ]) {
    await leave()
    const asked = within(await screen.findByRole('dialog', question))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Weiter bearbeiten'))
    await user.click(asked.getByRole('button', { name: 'Weiter bearbeiten' }))
    await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull())
    expect(name.value).toBe('Weber')
  }
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Eingaben verwerfen' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a dialog that nothing was typed into closes at once', async () => {
  const { onClose, user } = open()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog', question)).toBeNull()
})
