import { blank, leftOut, listOf, odd } from './build-list.ts'
import {
  bmk,
  either,
  english,
  manufacturer,
  manufacturersNumber,
  order,
  other,
  place,
  position,
  price,
  priceOf,
  quantity,
  remark,
  supplied,
  type,
  unit,
} from './columns.ts'
import { cabinet, entry } from './entries.ts'
import type { OwnList } from './own-list.ts'
import { part, pieces } from './parts.ts'

/** Lists of panel builders, typed in English. */
export const excelEnglish: readonly OwnList[] = [
  listOf({
    name: 'panel-total-3-sets.xlsx',
    about: 'Quantity for a panel beside TOTAL QTY 3 SETS as a formula; two-line headers',
    rules: [1, 7],
    file: { kind: 'xlsx', sheet: 'BOM' },
    quantityBasis: 'EITHER',
    cabinets: 3,
    columns: [
      order('ITEM CODE'),
      other('SR.\nNO.', (one) => one.position),
      bmk('TYPE REFERENCE', ''),
      english('DESCRIPTION'),
      manufacturer('MAKE'),
      type('CAT NO.'),
      { ...quantity('PANEL QTY'), fields: ['quantity', null] },
      {
        ...quantity('TOTAL QTY\n3 SETS', (one) => ({
          formula: `G${one.position + 1}*3`,
          shows: (one.quantity ?? 0) * 3,
        })),
        fields: ['quantity', null],
      },
    ],
    rows: cabinet(60),
  }),
  listOf({
    name: 'panel-total-only.xlsx',
    about: 'Only the total for two sets; the header says so',
    rules: [1],
    file: { kind: 'xlsx', sheet: 'Sheet1' },
    quantityBasis: 'TOTAL',
    cabinets: 2,
    columns: [
      position('Sr. No.'),
      english('Description'),
      manufacturer('Make'),
      type('Cat No'),
      quantity('Total Qty 2 Sets', (one) => (one.quantity ?? 0) * 2),
    ],
    rows: cabinet(26),
  }),
  listOf({
    name: 'panel-free-issue.xlsx',
    about: 'Free issue parts, manufacturers „or equiv.“, REPUTED and Various',
    rules: [13, 14],
    file: { kind: 'xlsx', sheet: 'Bill of materials' },
    suppliedPartTexts: ['free issue'],
    columns: [
      position('Item'),
      english('Description'),
      manufacturer('Manufacturer'),
      manufacturersNumber('Part Number'),
      quantity('Qty'),
      supplied('Supply', 'Free issue'),
    ],
    rows: [
      ...cabinet(20).map((one, index) => ({ ...one, isSuppliedPart: index % 5 === 2 })),
      ...['or equiv.', 'REPUTED', 'Various', 'equiv.'].map((word) =>
        odd([21, 'Shorting link', word, 'SHL-4', 2, ''], {
          quantity: 2,
          manufacturerNumber: 'SHL-4',
          description: ['Shorting link'],
          equivalentAllowed: true,
        }),
      ),
      odd([25, 'DC-DC converter', 'Murata/Recom', 'B0505S-1W', 1, ''], {
        quantity: 1,
        manufacturerNumber: 'B0505S-1W',
        manufacturerName: 'Murata/Recom',
        description: ['DC-DC converter'],
      }),
    ],
  }),
  listOf({
    name: 'panel-levels.xlsx',
    about: 'Levels as „0“, „.1“, „..2“: assemblies without a manufacturer, their parts below',
    rules: [10],
    file: { kind: 'xlsx', sheet: 'BOM explosion' },
    columns: [
      { ...other('Level', () => '..2'), fields: ['level'], needed: true },
      manufacturersNumber('Manufacturer PN'),
      english('Description'),
      manufacturer('Manufacturer'),
      quantity('Qty'),
      unit('UOM', { piece: 'EA' }),
    ],
    rows: [
      leftOut('ASSEMBLY', '0', 'PNL-7000', 'Control panel complete', '', 1, 'EA'),
      ...['Power', 'Control'].flatMap((name, index) => [
        leftOut('ASSEMBLY', '.1', `ASM-70${index + 1}0`, `${name} section`, '', 1, 'EA'),
        ...cabinet(9, {}, pieces().slice(index * 11, index * 11 + 11)),
      ]),
    ],
  }),
  listOf({
    name: 'panel-as-per-ga.xlsx',
    about:
      'Quantities that are words („AS PER GA“, „as req’d“), repeated headers, section rows without a place',
    rules: [9, 11],
    file: { kind: 'xlsx', sheet: 'Material' },
    columns: [
      english('Description'),
      manufacturer('Make'),
      type('Cat No.'),
      quantity('Qty'),
      unit('Unit', { piece: 'Nos' }),
    ],
    rows: [
      ...cabinet(12),
      odd(['Copper bus bar 30x5', 'Various', 'CU30X5', 'AS PER GA', ''], {
        quantity: null,
        manufacturerNumber: 'CU30X5',
        description: ['Copper bus bar 30x5'],
        equivalentAllowed: true,
      }),
      leftOut('HEADER_REPEATED', 'Description', 'Make', 'Cat No.', 'Qty', 'Unit'),
      ...cabinet(10, {}, pieces('Schneider Electric')),
      odd(['Wire ferrules', 'Phoenix Contact', '3200043', 'tbd', ''], {
        quantity: null,
        manufacturerNumber: '3200043',
        manufacturerName: 'Phoenix Contact',
        description: ['Wire ferrules'],
      }),
      blank,
      leftOut('NOTE', 'NOTE: all quantities subject to final GA drawing.'),
    ],
  }),
  listOf({
    name: 'panel-us-prices.csv',
    about: 'Commas between the cells, US numbers with thousands commas in quotes',
    rules: [16],
    file: { kind: 'csv', separator: ',', encoding: 'utf-8' },
    columns: [
      position('Item'),
      bmk('Designator', ''),
      manufacturersNumber('MPN'),
      manufacturer('Brand'),
      english('Description'),
      quantity('Quantity'),
      price(
        'Unit price',
        'purchasePrice',
        (one) => `$${(priceOf(one) * 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
      ),
      price('List price', 'listPrice', (one) =>
        (priceOf(one) * 120).toLocaleString('en-US', { minimumFractionDigits: 2 }),
      ),
    ],
    rows: cabinet(35),
  }),
  listOf({
    name: 'panel-sections.xlsx',
    about: 'Sections with signs („+DOOR“) and merged headlines, a grand total',
    rules: [9, 2],
    file: { kind: 'xlsx', sheet: 'Panel 1', merged: ['A1:E1'] },
    above: [['PANEL 1 - BILL OF MATERIALS'], ['']],
    columns: [
      bmk('Ref', ''),
      manufacturersNumber('Mfr Part No'),
      manufacturer('Mfr'),
      english('Description'),
      quantity('Qty'),
    ],
    rows: [
      ...['DOOR', 'PLATE'].flatMap((name) => [
        leftOut('SECTION', `+${name}`),
        ...cabinet(10).map((one) =>
          odd([one.bmk, one.part.order, one.part.manufacturer, one.part.english, one.quantity], {
            bmk: one.bmk,
            manufacturerNumber: one.part.order,
            manufacturerName: one.part.manufacturer,
            description: [one.part.english],
            quantity: one.quantity,
            installationLocation: name,
          }),
        ),
      ]),
      leftOut('SUBTOTAL', 'Total', '', '', '', 74),
    ],
  }),
  listOf({
    name: 'panel-numbers-disagree.xlsx',
    about: 'Order code and type of some rows belong to different parts',
    rules: [7, 16],
    file: { kind: 'xlsx', sheet: 'Sheet1' },
    columns: [
      position('No.'),
      order('Order Code'),
      type('Type No.'),
      manufacturer('Manufacturer'),
      quantity('Qty'),
      either('Notes', ['remark', null], () => ''),
    ],
    rows: [
      ...cabinet(10),
      odd([11, '276705', 'PKZM0-10', 'Eaton', 1, ''], {
        orderNumber: '276705',
        manufacturerNumber: 'PKZM0-10',
        manufacturerName: 'Eaton',
        quantity: 1,
      }),
      odd([12, '3044076', 'UT 4', 'Phoenix Contact', 10, ''], {
        orderNumber: '3044076',
        manufacturerNumber: 'UT 4',
        manufacturerName: 'Phoenix Contact',
        quantity: 10,
      }),
      odd([13, 'LC1D09BD', 'GV2ME14', 'Schneider Electric', 2, ''], {
        orderNumber: 'LC1D09BD',
        manufacturerNumber: 'GV2ME14',
        manufacturerName: 'Schneider Electric',
        quantity: 2,
      }),
    ],
  }),
  listOf({
    name: 'panel-accessories.xlsx',
    about: 'Accessories below full lines, in English; the location stands once',
    rules: [8],
    file: { kind: 'xlsx', sheet: 'BOM' },
    columns: [
      place('Mounting location', ''),
      bmk('Device tag', ''),
      english('Description'),
      manufacturer('Manufacturer'),
      manufacturersNumber('Part number'),
      quantity('Quantity'),
    ],
    rows: ['F1', 'F2', 'F3', 'F4'].flatMap((tag) => {
      const at = { installationLocation: 'PANEL1', bmk: tag }
      return [
        entry(part('GV2ME14'), 1, at),
        odd(['', '', '', '', 'GVAE11', 1], {
          ...at,
          manufacturerNumber: 'GVAE11',
          manufacturerName: 'Schneider Electric',
          quantity: 1,
        }),
        odd(['', '', '', '', 'GV2G245', 2], {
          ...at,
          manufacturerNumber: 'GV2G245',
          manufacturerName: 'Schneider Electric',
          quantity: 2,
        }),
      ]
    }),
  }),
  listOf({
    name: 'panel-no-header.xlsx',
    about: 'A title above, then lines at once: no header row',
    rules: [16],
    file: { kind: 'xlsx', sheet: 'Sheet1' },
    above: [['Control panel 3'], []],
    headerRows: [],
    headerRowIndex: null,
    columns: [quantity(''), manufacturer(''), order(''), english('')],
    rows: cabinet(18),
  }),
  listOf({
    name: 'panel-second-table.xlsx',
    about: 'A spares table below with a header of its own, a legend beside the list',
    rules: [9],
    file: { kind: 'xlsx', sheet: 'List' },
    columns: [
      manufacturersNumber('Part Number'),
      manufacturer('Manufacturer'),
      english('Description'),
      quantity('Qty'),
      remark('Remarks'),
    ],
    rows: [
      ...cabinet(14).map((one, index) => ({ ...one, remark: index === 3 ? 'door' : '' })),
      blank,
      leftOut('SECTION', 'Spare parts'),
      leftOut('HEADER_REPEATED', 'Part Number', 'Manufacturer', 'Description', 'Qty', 'Remarks'),
      ...cabinet(5, {}, pieces('Finder')),
    ],
  }),
]
