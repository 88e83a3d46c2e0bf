import { expect, test } from 'vitest'
import { chosenFiles, droppedFiles, pastedFiles, subfolderNameOf } from './dropped-files.ts'

const fileEntry = (name: string) => ({
  isFile: true,
  name,
  file: (give: (file: File) => void) => give(new File(['x'], name)),
})
/** Hands its entries out one by one, as a browser does by the hundred. */
const directory = (name: string, ...entries: object[]) => ({
  isFile: false,
  name,
  createReader: () => {
    const left = [...entries]
    return { readEntries: (give: (some: object[]) => void) => give(left.splice(0, 1)) }
  },
})
const dropOf = (...entries: object[]) =>
  ({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files: [],
  }) as unknown as DataTransfer

test('a dropped directory comes whole, without what is hidden or the system’s', async () => {
  const { files, leftOut } = await droppedFiles(
    dropOf(
      fileEntry('Plan.pdf'),
      directory(
        'Fotos',
        fileEntry('.DS_Store'),
        fileEntry('außen.png'),
        directory('innen', fileEntry('Thumbs.db'), fileEntry('links.png')),
        directory('.git', fileEntry('config')),
      ),
    ),
  )
  expect(files.map(({ file, directories }) => [file.name, subfolderNameOf(directories)])).toEqual([
    ['Plan.pdf', undefined],
    ['außen.png', 'Fotos'],
    ['links.png', 'Fotos – innen'],
  ])
  expect(leftOut).toEqual(['.DS_Store', 'Thumbs.db', '.git'])
})

test('a chosen directory says its way by each file', () => {
  const at = (path: string) =>
    Object.defineProperty(new File(['x'], path.split('/').at(-1)!), 'webkitRelativePath', { value: path })
  const { files, leftOut } = chosenFiles([at('Fotos/innen/links.png'), at('Fotos/~$Plan.docx')])
  expect(files.map(({ directories }) => subfolderNameOf(directories))).toEqual(['Fotos – innen'])
  expect(leftOut).toEqual(['~$Plan.docx'])
})

test('a pasted picture gets a name with day and time, a pasted file keeps its own', () => {
  const files = [new File(['x'], 'image.png', { type: 'image/png' }), new File(['x'], 'Plan.pdf')]
  const pasted = pastedFiles({ files } as unknown as DataTransfer, new Date(2026, 10, 22, 9, 5, 7))
  expect(pasted.files.map(({ file }) => file.name)).toEqual(['Bild 2026-11-22 09-05-07.png', 'Plan.pdf'])
})
