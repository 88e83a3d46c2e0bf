import { ProblemError } from '@schrankwerk/shell-api'
import { KitProvider } from '@schrankwerk/ui'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { interrupted } from './broken-line.ts'
import { FolderUpload, type FolderUploadProps } from './folder-upload.tsx'
import { hashOf } from './part-hash.ts'
import { anUploadServer } from './upload-server.example.ts'

const show = (props: Partial<FolderUploadProps> & Pick<FolderUploadProps, 'calls'>) =>
  render(
    <FolderUpload
      label="Dateien hochladen"
      extensions={['pdf', 'txt', 'png']}
      maxBytes={1000}
      place={crypto.randomUUID()}
      subfolderId={null}
      files={[]}
      {...props}
    />,
    { wrapper: KitProvider },
  )
const choose = (...files: File[]) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText('Dateien hochladen', { selector: 'input' }), files)
const text = (name: string, content = 'abc') => new File([content], name)
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

afterEach(() => vi.restoreAllMocks())

test('small files go whole, large ones in parts, into the subfolder that is open', async () => {
  const { calls, stored } = anUploadServer()
  show({ calls, subfolderId: 'fotos' })
  await choose(text('klein.txt'), text('gross.txt', 'abcdefghij'))
  await waitFor(() => expect(stored).toHaveLength(2))
  expect(stored.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'gross.txt', subfolderId: 'fotos', versionOf: null, text: 'abcdefghij' },
    { name: 'klein.txt', subfolderId: 'fotos', versionOf: null, text: 'abc' },
  ])
  await waitFor(() => expect(screen.queryByText('gross.txt')).toBeNull())
})

test('a dropped directory becomes a subfolder; what was left out is said', async () => {
  const { calls, stored, subfolders } = anUploadServer()
  show({ calls })
  const entry = (name: string) => ({
    isFile: true,
    name,
    file: (give: (file: File) => void) => give(text(name)),
  })
  const left = [entry('a.txt'), entry('.DS_Store')]
  const fotos = {
    isFile: false,
    name: 'Fotos',
    createReader: () => ({ readEntries: (give: (some: object[]) => void) => give(left.splice(0)) }),
  }
  fireEvent.drop(screen.getByRole('region', { name: 'Dateien hochladen' }), {
    dataTransfer: { items: [{ webkitGetAsEntry: () => fotos }], files: [] },
  })
  await waitFor(() => expect(stored).toHaveLength(1))
  expect(stored[0]).toMatchObject({ name: 'a.txt', subfolderId: subfolders.get('Fotos') })
  expect(screen.getByText(/ausgelassen: .DS_Store/)).toBeTruthy()
})

test('a picture is pasted', async () => {
  const { calls, stored } = anUploadServer()
  show({ calls })
  const files = [new File(['x'], 'image.png', { type: 'image/png' })]
  fireEvent.paste(document, { clipboardData: { files } })
  await waitFor(() => expect(stored.map(({ name }) => name)).toEqual([expect.stringMatching(/^Bild \d{4}-/)]))
})

const taken = [
  { id: 'item 1', filename: 'Plan.txt', subfolderId: null },
  { id: 'item 2', filename: 'Liste.txt', subfolderId: null },
]

test.each([
  ['Neue Version', ['item 1', 'item 2', null]],
  ['Unter anderem Namen', [null, null, null]],
  ['Überspringen', [null]],
])('names that are taken are asked for once for all: %s', async (choice, versions) => {
  const { calls, stored } = anUploadServer()
  show({ calls, files: taken })
  await choose(text('plan.TXT'), text('Liste.txt'), text('Neu.txt'))
  expect(await screen.findByText('2 Dateien gibt es schon')).toBeTruthy()
  await click(choice)
  await waitFor(() => expect(stored.map(({ versionOf }) => versionOf)).toEqual(versions))
})

test('files that come while others are asked about are asked about with them', async () => {
  const { calls, stored } = anUploadServer()
  show({ calls, files: taken })
  await choose(text('Plan.txt'), text('alt.exe'))
  expect(await screen.findByText('„Plan.txt“ gibt es schon')).toBeTruthy()
  fireEvent.paste(document, { clipboardData: { files: [text('Liste.txt'), text('neu.exe')] } })
  expect(await screen.findByText('2 Dateien gibt es schon')).toBeTruthy()
  expect([screen.getAllByText('alt.exe').length, screen.getAllByText('neu.exe').length]).toEqual([1, 1])
  await click('Neue Version')
  await waitFor(() => expect(stored.map(({ versionOf }) => versionOf)).toEqual(['item 1', 'item 2']))
})

test('a name that is taken elsewhere is free here', async () => {
  const { calls, stored } = anUploadServer()
  show({ calls, files: taken, subfolderId: 'fotos' })
  await choose(text('Plan.txt'))
  await waitFor(() => expect(stored).toHaveLength(1))
})

test('what is too large or of a wrong format is said at the file', async () => {
  const { calls, stored } = anUploadServer()
  show({ calls })
  await choose(text('lang.txt', 'x'.repeat(1001)), text('Seite.html'), text('Skript.js'), text('gut.txt'))
  expect(await screen.findByText(/zu groß, höchstens/)).toBeTruthy()
  expect(screen.getAllByText('Dieses Format ist nicht möglich.')).toHaveLength(2)
  expect(screen.getByText('Möglich sind .pdf, .txt, .png.')).toBeTruthy()
  await waitFor(() => expect(stored.map(({ name }) => name)).toEqual(['gut.txt']))
})

test.each([
  [409, 'folder-full', 'In diesem Projektordner sind 5 GB von 5 GB belegt.'],
  [403, 'not-allowed', 'Dazu fehlt Ihnen das Recht.'],
] as const)(
  'the service’s refusal %i %s is said at the file, and a retry begins anew',
  async (status, code, detail) => {
    const { calls, stored } = anUploadServer()
    let isRefused = true
    show({
      calls: {
        ...calls,
        begin: (...input) =>
          isRefused ? Promise.reject(new ProblemError({ status, code, detail })) : calls.begin(...input),
      },
    })
    await choose(text('gross.txt', 'abcdefghij'))
    expect(await screen.findByText(detail)).toBeTruthy()
    isRefused = false
    await click('gross.txt erneut hochladen')
    await waitFor(() => expect(stored).toHaveLength(1))
  },
)

test.each([
  ['drops it: all parts go again', 415, 'file-content', [1, 1, 2, 2, 3, 3]],
  ['keeps its parts: none goes again', 409, 'folder-full', [1, 2, 3]],
] as const)(
  'a file refused at its end goes up by a retry, where the service %s',
  async (_, status, code, parts) => {
    const { calls, stored, arrived, refusals } = anUploadServer()
    refusals.push(new ProblemError({ status, code, detail: 'Das geht so nicht.' }))
    show({ calls })
    await choose(text('gross.txt', 'abcdefghij'))
    expect(await screen.findByText('Das geht so nicht.')).toBeTruthy()
    await click('gross.txt erneut hochladen')
    await waitFor(() => expect(stored.map((file) => file.text)).toEqual(['abcdefghij']))
    expect(arrived.toSorted()).toEqual(parts)
  },
)

test('one is cancelled, or all; the service drops what it had', async () => {
  const { calls, unfinished, stored } = anUploadServer()
  const never: FolderUploadProps['calls'] = {
    ...calls,
    sendPart: (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  }
  show({ calls: never })
  await choose(...['a', 'b', 'c', 'd'].map((name) => text(`${name}.txt`, 'abcdefghij')))
  await waitFor(() => expect(unfinished.size).toBe(3))
  expect(screen.getByRole('progressbar', { name: 'Fortschritt aller Dateien' })).toBeTruthy()
  await click('a.txt abbrechen')
  await waitFor(() => expect([...unfinished.values()].map(({ filename }) => filename)).not.toContain('a.txt'))
  await click('Alle abbrechen')
  await waitFor(() => expect(unfinished.size).toBe(0))
  expect(screen.queryByText('d.txt')).toBeNull()
  expect(stored).toEqual([])
})

/** A server to which the first part of „gross.txt“ went before the page was left. */
async function leftUnfinished(subfolderId: string | null = null) {
  const server = anUploadServer()
  const { calls } = server
  const file = text('gross.txt', 'abcdefghij')
  const signal = new AbortController().signal
  const { uploadId } = await calls.begin(
    { file, subfolderId, versionOf: null },
    { signal, idempotencyKey: 'x' },
  )
  const first = text('gross.txt', 'abcd')
  await calls.sendPart(
    { uploadId, number: 1, sha256: await hashOf(first), file: first },
    { signal, onProgress: () => undefined },
  )
  return { ...server, file }
}

test('after a reload it asks for the same file, and sends what is missing', async () => {
  const { calls, stored, arrived, file } = await leftUnfinished()
  show({ calls })
  const again = await screen.findByLabelText('gross.txt noch einmal auswählen')
  await userEvent.upload(again, text('gross.txt', 'ABCDefghij'))
  expect(await screen.findByText(/Das ist eine andere Datei/)).toBeTruthy()
  await userEvent.upload(again, file)
  await waitFor(() => expect(stored[0]?.text).toBe('abcdefghij'))
  expect(arrived.toSorted()).toEqual([1, 2, 3])
})

test('the same file, chosen or dropped as any other, goes on where it was left', async () => {
  const { calls, stored, arrived, unfinished, file } = await leftUnfinished('fotos')
  show({ calls })
  await choose(file, text('Neu.txt', 'mnopqr'))
  await waitFor(() => expect(stored).toHaveLength(2))
  expect(stored).toContainEqual({
    name: 'gross.txt',
    subfolderId: 'fotos',
    versionOf: null,
    text: 'abcdefghij',
  })
  expect(arrived).toHaveLength(1 + 2 + 2)
  expect(unfinished.size).toBe(0)
  expect(screen.queryByRole('region', { name: 'Unfertige Übertragungen' })).toBeNull()
})

test.each([
  ['of other content', 'ABCDefghij', null],
  ['for another subfolder', 'abcdefghij', 'plaene'],
])('a file of the same name and size %s begins anew', async (_, content, subfolderId) => {
  const { calls, stored, unfinished } = await leftUnfinished('fotos')
  show({ calls, subfolderId })
  await choose(text('gross.txt', content))
  await waitFor(() =>
    expect(stored).toEqual([{ name: 'gross.txt', subfolderId, versionOf: null, text: content }]),
  )
  expect(unfinished.size).toBe(1)
  expect(screen.getByRole('region', { name: 'Unfertige Übertragungen' })).toBeTruthy()
})

test('offline is said at once, and online it goes on at once', async () => {
  const { calls, stored, arrived } = anUploadServer()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const underWay = vi.fn()
  // A line that went dead answers nothing for seconds.
  const hang = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      underWay()
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const alive: FolderUploadProps['calls'] = { ...calls }
  show({ calls: alive })
  alive.sendPart = (_, { signal }) => hang(signal)
  alive.sendWhole = (_, { signal }) => hang(signal)
  await choose(text('klein.txt'), text('gross.txt', 'abcdefghij'))
  await waitFor(() => expect(underWay).toHaveBeenCalledTimes(3))
  expect(screen.queryByText(interrupted)).toBeNull()

  onLine.mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  await waitFor(() => expect(screen.getAllByText(interrupted)).toHaveLength(2))
  Object.assign(alive, { sendPart: calls.sendPart, sendWhole: calls.sendWhole })
  onLine.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(stored).toHaveLength(2))
  expect(arrived.toSorted()).toEqual([1, 2, 3])
})

test('what is unfinished is thrown away', async () => {
  const { calls, unfinished } = anUploadServer()
  await calls.begin(
    { file: text('gross.txt', 'abcdefghij'), subfolderId: null, versionOf: null },
    { signal: new AbortController().signal, idempotencyKey: 'x' },
  )
  show({ calls })
  await click('gross.txt verwerfen')
  await waitFor(() => expect(unfinished.size).toBe(0))
  expect(screen.queryByText('gross.txt')).toBeNull()
})
