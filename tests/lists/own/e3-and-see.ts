import { listOf, odd } from './build-list.ts'
import {
  bmk,
  designation,
  english,
  german,
  manufacturer,
  manufacturersNumber,
  order,
  place,
  plant,
  position,
  quantity,
  remark,
  site,
  type,
  unit,
} from './columns.ts'
import { cabinet, entry } from './entries.ts'
import type { OwnList } from './own-list.ts'
import { part } from './parts.ts'

/** Zuken E3.series and SEE Electrical. */
export const e3AndSee: readonly OwnList[] = [
  listOf({
    name: 'e3-stueckliste.csv',
    about: 'E3 export with | between the cells; words for nothing where there is no value',
    rules: [2, 15],
    file: { kind: 'csv', separator: '|', encoding: 'utf-8' },
    columns: [
      plant('Anlage'),
      place('Ort'),
      bmk('Betriebsmittelkennzeichen'),
      order('Artikelnummer'),
      manufacturer('Hersteller'),
      german('Beschreibung'),
      quantity('Anzahl'),
      remark('Bemerkung'),
    ],
    rows: [
      ...cabinet(22, { functionalAssignment: 'P1', installationLocation: 'C1' }),
      odd(['=P1', '+C1', '-U9', '-', './.', 'Sonderblech nach Zeichnung', '1', 'n/a'], {
        functionalAssignment: 'P1',
        installationLocation: 'C1',
        bmk: 'U9',
        quantity: 1,
        description: ['Sonderblech nach Zeichnung'],
      }),
      odd(['=P1', '-', '-K88', '38.51.7.024.0050', 'Finder', '_', '1', './.'], {
        functionalAssignment: 'P1',
        bmk: 'K88',
        orderNumber: '38.51.7.024.0050',
        manufacturerName: 'Finder',
        quantity: 1,
      }),
      odd(['n/a', '+C1', 'tbd', '750104', 'Pilz', 'Not-Halt-Schaltgerät', '1', '-'], {
        installationLocation: 'C1',
        orderNumber: '750104',
        manufacturerName: 'Pilz',
        quantity: 1,
        description: ['Not-Halt-Schaltgerät'],
      }),
    ],
  }),
  listOf({
    name: 'e3-device-list.xlsx',
    about: 'English device list: higher-level function and location joined in one designation',
    rules: [2, 3],
    file: {
      kind: 'xlsx',
      sheet: 'Device list',
      before: [
        {
          name: 'Project',
          rows: [
            ['Project', 'Test bench 7'],
            ['Revision', 'C'],
          ],
        },
      ],
    },
    above: [['Device list'], ['generated'], []],
    columns: [
      designation('Device designation'),
      order('Order code'),
      type('Type no'),
      manufacturer('Mfr'),
      english('Description'),
      quantity('Count'),
      unit('UOM', { piece: 'pcs' }),
    ],
    rows: cabinet(45, { functionalAssignment: 'TB7', installationLocation: 'CC2' }),
  }),
  listOf({
    name: 'e3-alle-kennzeichen.csv',
    about: 'All five identifiers in one cell, ==, =, ++, + and -',
    rules: [2, 3],
    file: { kind: 'csv', separator: '\t', encoding: 'utf-8' },
    columns: [
      designation('Gesamtkennzeichen'),
      quantity('Stückzahl'),
      order('Artikelnummer'),
      manufacturer('Hersteller'),
      german('Bezeichnung'),
    ],
    rows: cabinet(25, {
      functionDesignation: 'VENT',
      functionalAssignment: 'H4',
      locationIdentifier: 'G2',
      installationLocation: 'S1',
    }),
  }),
  listOf({
    name: 'e3-structure-columns.xlsx',
    about: 'English structure columns: higher-level function, installation site, mounting location, device',
    rules: [2],
    file: { kind: 'xlsx', sheet: 'Devices' },
    columns: [
      plant('Higher-level function'),
      site('Installation site'),
      place('Mounting location'),
      bmk('Designator'),
      manufacturersNumber('Mfr Part Number'),
      manufacturer('Mfr'),
      english('Description'),
      quantity('Qty'),
    ],
    rows: cabinet(32, {
      functionalAssignment: 'F7',
      locationIdentifier: 'HALL2',
      installationLocation: 'C3',
    }),
  }),
  listOf({
    name: 'see-stueckliste.xls',
    about:
      'SEE Electrical in the old Excel format; equal rows below each other are a run, the same again further down is not',
    rules: [6, 15],
    file: { kind: 'xls', sheet: 'Stückliste' },
    columns: [
      bmk('Kennzeichen', ''),
      type('Typ'),
      manufacturer('Hersteller'),
      order('Artikel-Nr.'),
      german('Bezeichnung'),
      quantity('Anz.'),
    ],
    rows: [
      ...cabinet(10),
      ...Array.from({ length: 6 }, () => entry(part('2966171'), 1, { bmk: 'K20' })),
      ...cabinet(6).map((one) => ({ ...one, bmk: `5${one.bmk}` })),
      entry(part('2966171'), 1, { bmk: 'K20' }),
      odd(['K77', '-', 'tbd', '3044102', 'Klemme', 1], {
        bmk: 'K77',
        orderNumber: '3044102',
        quantity: 1,
        description: ['Klemme'],
      }),
    ],
  }),
  listOf({
    name: 'see-bill-of-material.xls',
    about: 'English list in the old Excel format, a summary sheet behind it',
    rules: [12],
    file: { kind: 'xls', sheet: 'BOM', after: [{ name: 'Summary', rows: [['Total items', 38]] }] },
    columns: [
      position('Item'),
      bmk('Designator', ''),
      english('Description'),
      manufacturer('Manufacturer'),
      order('Order No'),
      quantity('Qty'),
      unit('Unit', { piece: 'Nos' }),
    ],
    rows: [...cabinet(36), entry(part('1119304'), 45), entry(part('0801733'), 2)],
  }),
]
