import {
  biffStream,
  booleanCell,
  numberCell,
  plainFormat,
  record,
  rkCells,
  rkFloat,
  rkInteger,
  textCell,
  u8,
  u16,
} from './biff.example.ts'
import type { HostileFile } from './hostile-file.example.ts'
import { container } from './xls-of.example.ts'

/** Excel before 97. */
export const xlsVersionFiles: readonly HostileFile[] = [
  {
    name: 'xls-biff4.xls',
    about: 'BIFF4 without a container; one sheet that declares 65,535 × 255 cells for 3 rows',
    bytes: biff4,
    truth: {
      rows: {
        1: ['Nr', 'Warengruppe', 'Rabatt'],
        2: ['10', 'Schaltgeräte & Relais', '32'],
        3: ['20', 'Gehäuse', '18,5'],
      },
      numbers: [[3, 3, 18.5]],
      headerRowIndex: 1,
    },
  },
  {
    name: 'xls-biff5.xls',
    about: 'BIFF5 (Excel 5 and 95): texts in the code page of their country, in the cells themselves',
    bytes: () =>
      container(
        biffStream({
          version: 5,
          formats: ['DD\\.MM\\.YYYY'],
          sheets: [
            {
              name: 'Schütze',
              used: { rows: [0, 4], columns: [0, 4] },
              cells: [
                rkCells(0, 0, [rkInteger(1), rkInteger(2), rkInteger(3)]),
                booleanCell(1, 0, true),
                booleanCell(1, 1, false),
                textCell(5, 1, 3, 'Größe 2 „S0“'),
                textCell(5, 2, 0, '-K1'),
                textCell(5, 2, 1, '24 V –'),
                numberCell(2, 2, 46_083, plainFormat + 1),
                textCell(5, 2, 3, '0.5'),
                textCell(5, 3, 0, 'Preis €'),
                numberCell(3, 2, 18.5),
              ],
            },
          ],
        }),
        { name: 'Book' },
      ),
    truth: {
      rows: {
        1: ['1', '2', '3'],
        2: ['WAHR', 'FALSCH', '', 'Größe 2 „S0“'],
        3: ['-K1', '24 V –', '02.03.2026', '0.5'],
        4: ['Preis €', '', '18,5'],
      },
      numbers: [[4, 3, 18.5]],
      sheets: ['Schütze'],
    },
  },
]

/** One substream and nothing around it. */
function biff4(): Buffer {
  const cell = (kind: number, row: number, column: number, ...content: Buffer[]) =>
    record(kind, u16(row, column, 0), ...content)
  const text = (row: number, column: number, value: string) =>
    cell(0x0204, row, column, u16(value.length), Buffer.from(value, 'latin1'))
  return Buffer.concat([
    record(0x0409, u16(0, 0x0010, 0)),
    record(0x0042, u16(1252)),
    record(0x0231, u16(200, 0, 0x7fff), u8(5), Buffer.from('Arial')),
    record(0x0443, u8(0, 0), u16(0xfff5, 0x0020, 0xce00, 0, 0)),
    record(0x0200, u16(0, 0xffff, 0, 0xff, 0)),
    text(0, 0, 'Nr'),
    text(0, 1, 'Warengruppe'),
    text(0, 2, 'Rabatt'),
    cell(0x027e, 1, 0, rk(rkInteger(10))),
    text(1, 1, 'Schaltgeräte & Relais'),
    cell(0x027e, 1, 2, rk(rkInteger(32))),
    cell(0x027e, 2, 0, rk(rkInteger(20))),
    text(2, 1, 'Gehäuse'),
    cell(0x027e, 2, 2, rk(rkFloat(18.5))),
    record(0x000a),
  ])
}

const rk = (value: number) => u16(value & 0xffff, value >>> 16)
