import { biffStream } from './biff.example.ts'
import type { Damage } from './compound-file.example.ts'
import { encryptedPackage } from './encrypted-package.example.ts'
import type { HostileFile } from './hostile-file.example.ts'
import { book8, container } from './xls-of.example.ts'
import { rc4Workbook, xorWorkbook } from './xls-password.example.ts'
import { xlsxRows } from './xlsx-cells.example.ts'
import { workbook } from './xlsx-parts.example.ts'

const parts = [
  ['Pos', 'Artikel', 'Preis'],
  [1, 'Türkontaktschalter', 7.45],
  [2, 'Schrankleuchte', 61.9],
]
const partsTruth = {
  rows: {
    1: ['Pos', 'Artikel', 'Preis'],
    2: ['1', 'Türkontaktschalter', '7,45'],
    3: ['2', 'Schrankleuchte', '61,9'],
  },
  numbers: [
    [2, 3, 7.45],
    [3, 3, 61.9],
  ],
  sheets: ['Liste'],
  headerRowIndex: 1,
} as const

/** Long enough for sectors of its own. */
const manyParts = [
  ['Pos', 'Artikel', 'Preis'],
  ...Array.from({ length: 200 }, (_, at) => [at + 1, `Leiterplattenklemme ${at + 1}`, (at + 1) / 4]),
]
const manyPartsTruth = {
  rows: Object.fromEntries(
    manyParts.map((row, at) => [at + 1, row.map((value) => String(value).replace('.', ','))]),
  ),
  sheets: ['Liste'],
  headerRowIndex: 1,
}

/** The chain of the short streams has no end: it runs on into the workbook. */
const runsOn: Damage = {
  fat(fat, [root]) {
    const sectors = Math.ceil(root!.size / 512)
    fat[root!.start + sectors - 1] = root!.start + sectors
  },
}

/** What is wrong around the workbook, while the workbook itself is sound. */
export const xlsContainerFiles: readonly HostileFile[] = [
  {
    name: 'xls-capitalised-workbook-stream.xls',
    about: 'the stream is called WORKBOOK: names in a container know no case',
    bytes: () => container(biffStream(book8({}, parts)), { name: 'WORKBOOK' }),
    truth: partsTruth,
  },
  {
    name: 'xls-corrupted-error-sector.xls',
    about: 'the chain of the short streams runs on into the sectors of the workbook, which is whole',
    bytes: () => container(biffStream(book8({}, manyParts)), { damage: runsOn }),
    truth: manyPartsTruth,
  },
  {
    name: 'xls-bad-ole-directory.xls',
    about: 'the tree of the directory is out of order, and it tells the short streams longer than they are',
    bytes: () =>
      container(biffStream(book8({}, manyParts)), {
        damage: {
          ...runsOn,
          directory(entries) {
            for (const entry of entries) [entry.left, entry.right] = [entry.right, entry.left]
            entries[0]!.size += 64
          },
        },
      }),
    truth: manyPartsTruth,
  },
  {
    name: 'xls-directory-leads-out.xls',
    about: 'the directory refers to an entry beyond its end, as in a file that was cut and pasted together',
    bytes: () =>
      container(biffStream(book8({}, manyParts)), {
        damage: {
          directory(entries) {
            for (const entry of entries) if (entry.name === 'Workbook') entry.right = 77
          },
        },
      }),
    truth: 'damaged',
  },
  {
    name: 'xls-looping-chain.xls',
    about: 'the last sector of the workbook leads back to its first one',
    bytes: () =>
      container(biffStream(book8({}, manyParts)), {
        damage: {
          fat(fat, entries) {
            const { start, size } = entries.find(({ name }) => name === 'Workbook')!
            fat[start + Math.ceil(size / 512) - 1] = start
          },
        },
      }),
    truth: manyPartsTruth,
  },
  {
    name: 'xls-cut-chain.xls',
    about: 'the chain of the workbook ends after a few sectors: most of it is lost',
    bytes: () =>
      container(biffStream(book8({}, manyParts)), {
        damage: {
          fat(fat, entries) {
            fat[entries.find(({ name }) => name === 'Workbook')!.start + 3] = 0xfffffffe
          },
        },
      }),
    truth: 'damaged',
  },
  {
    name: 'xls-password-rc4.xls',
    about: 'a password, RC4 with a key of 40 bits',
    bytes: () => container(rc4Workbook(book8({}, parts), 'Schrank1')),
    truth: 'encrypted',
  },
  {
    name: 'xls-password-xor.xls',
    about: 'a password, obscured by XOR',
    bytes: () => container(xorWorkbook(book8({}, parts), 'Schrank1')),
    truth: 'encrypted',
  },
  {
    name: 'xlsx-password-protected.xlsx',
    about: 'a password: the zip lies encrypted in an OLE container that is named .xlsx',
    bytes: () => encryptedPackage(workbook({ data: xlsxRows(parts) })(), 'Schrank1'),
    truth: 'encrypted',
  },
]
