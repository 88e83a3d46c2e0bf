import { ProblemError } from '@schrankwerk/shell-api'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FileUpload, type FileUploadProps } from './file-upload.tsx'

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const lost = () =>
  new ProblemError({ status: 0, code: 'part-down', detail: 'Die Verbindung ist abgerissen.' })

/** Stores what it is sent by its idempotency key; a key it knows gets the answer of the first time. */
const aServer = () => {
  const stored = new Map<string, string>()
  return {
    stored,
    store: (file: File, place: string, key: string) => stored.set(key, `${place}/${file.name}`),
  }
}

const drop = (props: Partial<FileUploadProps> & Pick<FileUploadProps, 'send'>) => (
  <FileUpload label="Dateien hochladen" extensions={['pdf']} maxBytes={1000} place={undefined} {...props} />
)
const show = (props: Parameters<typeof drop>[0]) => {
  const shown = render(drop(props), { wrapper: KitProvider })
  return { ...shown, change: (next: Parameters<typeof drop>[0]) => shown.rerender(drop(next)) }
}
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Dateien hochladen'), files)
const button = (name: string) => screen.findByRole('button', { name })

test('a file whose answer was lost is stored once, however often it is tried again', async () => {
  const { stored, store } = aServer()
  let answersToLose = 2
  show({
    place: 'enquiry/1',
    send: async (file, place, { idempotencyKey }) => {
      store(file, place, idempotencyKey)
      answersToLose -= 1
      if (answersToLose >= 0) throw lost()
    },
  })
  await choose(pdf('Plan.pdf'))
  await userEvent.click(await button('Plan.pdf erneut hochladen'))
  await userEvent.click(await button('Plan.pdf erneut hochladen'))
  await waitFor(() => expect(screen.queryByText('Plan.pdf')).toBeNull())
  expect([...stored.values()]).toEqual(['enquiry/1/Plan.pdf'])
})

test('a file that failed and is chosen again leaves nothing of its failure behind', async () => {
  let isReached = false
  show({
    place: 'enquiry/9',
    send: async () => {
      if (!isReached) throw lost()
    },
  })
  await choose(pdf('Plan.pdf'), pdf('Skizze.pdf'))
  await button('Plan.pdf erneut hochladen')
  isReached = true
  await choose(pdf('Plan.pdf'))
  await waitFor(() => expect(screen.queryByText('Plan.pdf')).toBeNull())
  expect(screen.getByText('Skizze.pdf')).toBeTruthy()
})

test('two files of one name are two uploads', async () => {
  const { stored, store } = aServer()
  show({ place: 'offer/1', send: async (file, place, run) => void store(file, place, run.idempotencyKey) })
  await choose(pdf('Plan.pdf'))
  await choose(pdf('Plan.pdf'))
  await waitFor(() => expect(stored.size).toBe(2))
})

test('an upload goes on while another page is shown, and its place shows it again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const send: FileUploadProps['send'] = async (_, __, { onProgress }) => {
    onProgress(0.4)
    await promise
  }
  const { unmount } = show({ place: 'offer/2', send })
  await choose(pdf('Langer Plan.pdf'))
  unmount()
  const other = show({ place: 'offer/3', send })
  expect(screen.queryByText('Langer Plan.pdf')).toBeNull()
  other.unmount()
  show({ place: 'offer/2', send })
  expect(screen.getByText('Langer Plan.pdf')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('40')
  resolve()
  await waitFor(() => expect(screen.queryByText('Langer Plan.pdf')).toBeNull())
})

test('an upload that is called off says so, and can be taken up or removed', async () => {
  const send: FileUploadProps['send'] = (_, __, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  show({ place: 'offer/4', send })
  await choose(pdf('Plan.pdf'))
  await userEvent.click(await button('Plan.pdf abbrechen'))
  expect(await screen.findByText('Die Übertragung wurde abgebrochen.')).toBeTruthy()
  expect(await button('Plan.pdf erneut hochladen')).toBeTruthy()
  await userEvent.click(await button('Plan.pdf entfernen'))
  expect(screen.queryByText('Plan.pdf')).toBeNull()
})

test('it says what it waits for, and then goes on', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const send: FileUploadProps['send'] = async (_, __, { onWaiting }) => {
    onWaiting('Wartet, bis eine andere Datei übertragen ist.')
    await promise
    onWaiting(undefined)
  }
  show({ place: 'offer/5', send })
  await choose(pdf('Plan.pdf'))
  expect(await screen.findByText('Wartet, bis eine andere Datei übertragen ist.')).toBeTruthy()
  resolve()
  await waitFor(() => expect(screen.queryByText('Plan.pdf')).toBeNull())
})

test('what a draft takes before it has a row stays in sight, on this page and on that of the row', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { promise: never } = Promise.withResolvers<void>()
  const props = { makePlace: () => promise, send: () => never }
  const { change } = show(props)
  await choose(pdf('Plan.pdf'))
  expect(screen.getByText('Plan.pdf')).toBeTruthy()
  resolve('enquiry/6')
  await promise
  expect(await screen.findByText('Plan.pdf')).toBeTruthy()
  change({ ...props, place: 'enquiry/6' })
  expect(screen.getByText('Plan.pdf')).toBeTruthy()
})

test('a draft that could not be made is tried again with each file', async () => {
  const { stored, store } = aServer()
  let isDown = true
  const { change } = show({
    makePlace: async () => {
      if (isDown) throw lost()
      return 'enquiry/7'
    },
    send: async (file, place, run) => void store(file, place, run.idempotencyKey),
  })
  await choose(pdf('Plan.pdf'), pdf('Foto.pdf'))
  expect(await screen.findAllByText('Die Verbindung ist abgerissen.')).toHaveLength(2)
  isDown = false
  await userEvent.click(await button('Plan.pdf erneut hochladen'))
  await waitFor(() => expect([...stored.values()]).toEqual(['enquiry/7/Plan.pdf']))
  change({ place: 'enquiry/7', send: async () => undefined })
  await userEvent.click(await button('Foto.pdf erneut hochladen'))
  await waitFor(() => expect([...stored.values()]).toEqual(['enquiry/7/Plan.pdf', 'enquiry/7/Foto.pdf']))
})

test('why a file was refused stays in sight when nothing may be placed any more', async () => {
  const send = () => Promise.reject(lost())
  const { change } = show({ place: 'enquiry/8', send })
  await choose(pdf('Plan.pdf'))
  await screen.findByText('Die Verbindung ist abgerissen.')
  change({ place: 'enquiry/8', send, mayUpload: false })
  expect(screen.getByText('Die Verbindung ist abgerissen.')).toBeTruthy()
  expect((await button('Dateien auswählen')).hasAttribute('disabled')).toBe(true)
  await userEvent.click(await button('Plan.pdf entfernen'))
  expect(screen.queryByText('Dateien hochladen')).toBeNull()
})
