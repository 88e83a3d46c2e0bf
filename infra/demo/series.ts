import type { Manufacturer } from './manufacturers.ts'

type Values = Record<string, string | number>

/** A product series: every combination of its choices is one article of the demo catalogue. */
export interface Series {
  manufacturer: Manufacturer
  choices: Record<string, readonly (string | number)[]>
  /** Unique per manufacturer. */
  orderNumber: (of: Values) => string
  manufacturerNumber?: (of: Values) => string
  text: (of: Values) => string
  /** List price in euro for the price unit. */
  listPrice: (of: Values) => number
  unit?: 'Stück' | 'Meter' | 'Satz'
  priceUnit?: number
  pack?: number
  group: string
  eclass: string
  /** Width, height, depth in mm and weight in g. */
  size?: (of: Values) => readonly [number, number, number, number]
}

const n = (value: string | number | undefined): number => Number(value)
const pad = (value: string | number | undefined, digits: number): string =>
  String(value).padStart(digits, '0')
const amps = [1, 2, 4, 6, 10, 13, 16, 20, 25, 32, 40, 50, 63] as const
const poles = [1, 2, 3, 4] as const
const colours = ['grau', 'blau', 'orange', 'schwarz', 'rot'] as const
const sections = [1.5, 2.5, 4, 6, 10, 16] as const

const breaker = (manufacturer: Manufacturer, prefix: string, group: string, base: number): Series => ({
  manufacturer,
  choices: { poles, curve: ['B', 'C', 'D'], amp: amps },
  orderNumber: (of) => `${prefix}${of.poles}${pad(of.amp, 2)}-${of.curve}`,
  manufacturerNumber: (of) => `${prefix} ${of.curve}${of.amp}/${of.poles}`,
  text: (of) => `Leitungsschutzschalter ${of.poles}-polig ${of.curve} ${of.amp} A`,
  listPrice: (of) => base * n(of.poles) + n(of.amp) * 0.31,
  group,
  eclass: '27141901',
  size: (of) => [18 * n(of.poles), 90, 70, 125 * n(of.poles)],
})

const contactor = (manufacturer: Manufacturer, prefix: string, group: string, base: number): Series => ({
  manufacturer,
  choices: {
    amp: [7, 9, 12, 17, 25, 32, 40, 50, 65, 80],
    coil: ['24VDC', '24VAC', '110VAC', '230VAC'],
    aux: ['10', '01', '11'],
  },
  orderNumber: (of) => `${prefix}${pad(of.amp, 2)}-${of.aux}-${of.coil}`,
  text: (of) => `Leistungsschütz ${of.amp} A, Spule ${of.coil}, Hilfskontakte ${of.aux}`,
  listPrice: (of) => base + n(of.amp) * 2.4,
  group,
  eclass: '27371003',
  size: (of) => [45 + (n(of.amp) > 32 ? 10 : 0), 85, 97, 420 + n(of.amp) * 4],
})

const terminal = (manufacturer: Manufacturer, prefix: string, group: string): Series => ({
  manufacturer,
  choices: { section: sections, colour: colours, levels: [1, 2] },
  orderNumber: (of) =>
    `${prefix}${String(of.section).replace('.', '')}${of.levels}${colours.indexOf(of.colour as never)}0`,
  manufacturerNumber: (of) =>
    `${of.levels === 2 ? 'D' : ''}RK ${of.section} ${String(of.colour).slice(0, 2).toUpperCase()}`,
  text: (of) =>
    `Reihenklemme ${of.section} mm², ${of.levels === 2 ? 'zweistöckig' : 'einstöckig'}, ${of.colour}`,
  listPrice: (of) => 68 + n(of.section) * 21 + n(of.levels) * 34,
  priceUnit: 100,
  pack: 50,
  group,
  eclass: '27141120',
  size: (of) => [5 + n(of.section) / 2, 48 + 20 * n(of.levels), 46, 8 + n(of.section)],
})

const supply = (manufacturer: Manufacturer, prefix: string, group: string, base: number): Series => ({
  manufacturer,
  choices: { volt: [12, 24, 48], amp: [1.3, 2.5, 5, 10, 20, 40], phase: [1, 3] },
  orderNumber: (of) => `${prefix}${of.phase}-${of.volt}-${pad(String(of.amp).replace('.', ''), 3)}`,
  text: (of) => `Stromversorgung ${of.phase}-phasig, ${of.volt} V DC / ${of.amp} A`,
  listPrice: (of) => base + n(of.amp) * 17 + n(of.phase) * 12,
  group,
  eclass: '27040701',
  size: (of) => [32 + n(of.amp) * 2, 124, 117, 360 + n(of.amp) * 40],
})

const cable = (manufacturer: Manufacturer, prefix: string, group: string): Series => ({
  manufacturer,
  choices: { cores: [2, 3, 4, 5, 7, 12, 18, 25], section: [0.5, 0.75, 1, 1.5, 2.5], shield: ['', 'CY'] },
  orderNumber: (of) =>
    `${prefix}${pad(of.cores, 2)}${pad(Math.round(n(of.section) * 100), 3)}${of.shield === '' ? '0' : '8'}`,
  text: (of) => `Steuerleitung ${of.shield === '' ? 'JZ' : 'CY geschirmt'} ${of.cores}x${of.section} mm²`,
  listPrice: (of) => (22 + n(of.cores) * n(of.section) * 19) * (of.shield === '' ? 1 : 1.6),
  unit: 'Meter',
  priceUnit: 100,
  pack: 100,
  group,
  eclass: '27061801',
})

const sensor = (
  manufacturer: Manufacturer,
  prefix: string,
  text: string,
  group: string,
  base: number,
): Series => ({
  manufacturer,
  choices: {
    size: ['M8', 'M12', 'M18', 'M30'],
    range: [2, 4, 6, 8, 12, 15],
    output: ['PNP', 'NPN'],
    plug: ['K', 'S4'],
  },
  orderNumber: (of) => `${prefix}-${of.size}-${pad(of.range, 2)}${String(of.output).slice(0, 1)}-${of.plug}`,
  text: (of) => `${text} ${of.size}, ${of.range} mm, ${of.output}, ${of.plug === 'K' ? 'Kabel' : 'Stecker'}`,
  listPrice: (of) => base + n(of.range) * 1.9,
  group,
  eclass: '27274001',
})

const relay = (manufacturer: Manufacturer, prefix: string, group: string, base: number): Series => ({
  manufacturer,
  choices: {
    contacts: [1, 2, 4],
    coil: ['12VDC', '24VDC', '48VDC', '60VDC', '24VAC', '110VAC', '115VAC', '230VAC'],
    kind: ['00', '40', '52'],
  },
  orderNumber: (of) => `${prefix}.${of.kind}.${of.contacts}.${of.coil}`,
  text: (of) => `Koppelrelais ${of.contacts} Wechsler, ${of.coil}`,
  listPrice: (of) => base + n(of.contacts) * 2.7,
  group,
  eclass: '27371601',
})

/** All series of the demo catalogue. */
export const allSeries: readonly Series[] = [
  breaker('SIE', '5SY', 'LS-Schalter', 11.4),
  breaker('ABB', 'S20', 'Sicherungsautomaten', 10.8),
  breaker('ETN', 'FAZ', 'Installationsgeräte', 10.1),
  breaker('HAG', 'MBN', 'Schutzgeräte', 9.6),
  breaker('SCH', 'A9F', 'Acti9', 10.9),
  contactor('SIE', '3RT20', 'SIRIUS Schaltgeräte', 31),
  contactor('SCH', 'LC1D', 'TeSys', 29),
  contactor('ETN', 'DILM', 'Schaltgeräte', 28),
  contactor('ABB', 'AF', 'Schütze', 30),
  terminal('PXC', '30', 'Reihenklemmen'),
  terminal('WAGO', '2002-', 'TOPJOB'),
  terminal('WEI', '10', 'Klippon'),
  terminal('WIE', '57.', 'fasis'),
  supply('PULS', 'CP', 'Stromversorgungen', 72),
  supply('PXC', 'QUINT', 'Stromversorgungen', 88),
  supply('BLO', 'PC-', 'Netzgeräte', 64),
  supply('MUR', 'EME', 'Stromversorgung', 59),
  supply('OMR', 'S8VK-', 'Netzteile', 66),
  cable('LAPP', '11', 'ÖLFLEX'),
  cable('HELU', '10', 'JZ-Leitungen'),
  cable('LUE', '11-', 'SUPERFLEX'),
  sensor('BAL', 'BES', 'Induktiver Näherungsschalter', 'Sensoren', 34),
  sensor('IFM', 'IG', 'Induktivsensor', 'Positionssensoren', 38),
  sensor('TUR', 'BI', 'Näherungsschalter', 'Sensorik', 33),
  sensor('SICK', 'IME', 'Induktiver Sensor', 'Näherungssensoren', 36),
  relay('FIN', '55', 'Serie 55', 7.4),
  relay('OMR', 'G2R', 'Relais', 6.8),
  relay('WEI', 'TRS', 'TERMSERIES', 9.2),
  {
    manufacturer: 'RIT',
    choices: {
      width: [400, 600, 800, 1000, 1200],
      height: [500, 760, 1000, 1200, 1800, 2000],
      depth: [210, 300, 400, 500],
    },
    orderNumber: (of) => `1${n(of.width) / 100}${pad(n(of.height) / 10, 3)}.${n(of.depth)}`,
    text: (of) => `Schaltschrank ${of.width} x ${of.height} x ${of.depth} mm, Stahlblech RAL 7035`,
    listPrice: (of) => 90 + (n(of.width) * n(of.height)) / 2400 + n(of.depth) * 0.4,
    group: 'Schränke',
    eclass: '27180101',
    size: (of) => [n(of.width), n(of.height), n(of.depth), (n(of.width) * n(of.height)) / 12],
  },
  {
    manufacturer: 'LIC',
    choices: { width: [25, 40, 60, 80, 100, 120], height: [40, 60, 80, 100], colour: ['grau', 'blau'] },
    orderNumber: (of) => `VK-${of.width}x${of.height}-${String(of.colour).slice(0, 1).toUpperCase()}`,
    text: (of) => `Verdrahtungskanal ${of.width} x ${of.height} mm, ${of.colour}`,
    listPrice: (of) => 180 + n(of.width) * 2 + n(of.height),
    unit: 'Meter',
    priceUnit: 100,
    pack: 2,
    group: 'Verdrahtungskanäle',
    eclass: '27400902',
  },
  {
    manufacturer: 'ICO',
    choices: { frame: [10, 16, 24], grommets: [4, 5, 8, 10], kind: ['KEL', 'KEL-U', 'KVT'] },
    orderNumber: (of) => `${of.kind}-${of.frame}/${of.grommets}`,
    text: (of) => `Kabeleinführungsleiste Größe ${of.frame} für ${of.grommets} Tüllen`,
    listPrice: (of) => 11 + n(of.frame) * 0.6 + n(of.grommets) * 0.4,
    group: 'Kabeleinführung',
    eclass: '27400604',
  },
  {
    manufacturer: 'PILZ',
    choices: {
      kind: ['X1', 'X2', 'X3', 'X4', 'X2.8'],
      volt: ['24VDC', '24VACDC', '110VAC', '230VAC'],
      contacts: ['2n/o', '3n/o 1n/c', '5n/o'],
    },
    orderNumber: (of) =>
      `77${pad(['X1', 'X2', 'X3', 'X4', 'X2.8'].indexOf(String(of.kind)), 1)}${pad(['24VDC', '24VACDC', '110VAC', '230VAC'].indexOf(String(of.volt)), 1)}${pad(['2n/o', '3n/o 1n/c', '5n/o'].indexOf(String(of.contacts)), 2)}`,
    manufacturerNumber: (of) => `PNOZ ${of.kind} ${of.volt} ${of.contacts}`,
    text: (of) => `Sicherheitsrelais ${of.kind}, ${of.volt}, ${of.contacts}`,
    listPrice: (of) => 96 + String(of.contacts).length * 7,
    group: 'Sicherheitsrelais',
    eclass: '27371819',
  },
  {
    manufacturer: 'BECK',
    choices: {
      family: ['EL1', 'EL2', 'EL3', 'EL4'],
      channels: ['004', '008', '014', '024', '064', '088', '124', '202', '314'],
    },
    orderNumber: (of) => `${of.family}${of.channels}`,
    text: (of) => `EtherCAT-Klemme ${of.family}${of.channels}`,
    listPrice: (of) => 42 + n(of.channels) / 9,
    group: 'E/A-Klemmen',
    eclass: '27242604',
  },
  {
    manufacturer: 'HAR',
    choices: {
      size: ['3A', '6B', '10B', '16B', '24B'],
      contacts: [4, 6, 10, 16, 24],
      gender: ['Stift', 'Buchse'],
    },
    orderNumber: (of) => `09 33 ${pad(of.contacts, 3)} 26${of.gender === 'Stift' ? '01' : '02'} ${of.size}`,
    text: (of) => `Steckverbindereinsatz ${of.size}, ${of.contacts} Kontakte, ${of.gender}`,
    listPrice: (of) => 6 + n(of.contacts) * 0.7,
    group: 'Han',
    eclass: '27440205',
  },
  {
    manufacturer: 'DAN',
    choices: {
      power: [0.37, 0.75, 1.5, 2.2, 4, 5.5, 7.5, 11, 15, 22],
      volt: ['200', '400'],
      ip: ['20', '55'],
    },
    orderNumber: (of) => `131F${pad(Math.round(n(of.power) * 100), 4)}-${of.volt}-${of.ip}`,
    text: (of) => `Frequenzumrichter ${of.power} kW, ${of.volt} V, IP ${of.ip}`,
    listPrice: (of) => 260 + n(of.power) * 61 + n(of.ip),
    group: 'Antriebe',
    eclass: '27023101',
  },
  {
    manufacturer: 'OBO',
    choices: { kind: ['V20', 'V50', 'MCF'], poles: [1, 2, 3, 4], volt: [75, 150, 280, 385] },
    orderNumber: (of) => `50${pad(of.volt, 3)}${of.poles}${['V20', 'V50', 'MCF'].indexOf(String(of.kind))}`,
    text: (of) => `Überspannungsableiter ${of.kind}, ${of.poles}-polig, ${of.volt} V`,
    listPrice: (of) => 48 + n(of.poles) * 32,
    group: 'Überspannungsschutz',
    eclass: '27130806',
  },
  {
    manufacturer: 'SOC',
    choices: { amp: [32, 63, 100, 125, 160, 250, 400], poles: [3, 4], handle: ['direkt', 'Türkupplung'] },
    orderNumber: (of) => `22${pad(of.amp, 3)}${of.poles}${of.handle === 'direkt' ? '0' : '7'}`,
    text: (of) => `Lasttrennschalter ${of.amp} A, ${of.poles}-polig, ${of.handle}`,
    listPrice: (of) => 38 + n(of.amp) * 0.9,
    group: 'Lastschalter',
    eclass: '27371401',
  },
  {
    manufacturer: 'ETA',
    choices: { amp: [0.5, 1, 2, 3, 4, 6, 8, 10], kind: ['ESX10', 'ESS20', 'REX12'] },
    orderNumber: (of) => `${of.kind}-${String(of.amp).replace('.', ',')}A`,
    text: (of) => `Elektronischer Schutzschalter ${of.kind}, 24 V DC, ${of.amp} A`,
    listPrice: (of) => 27 + n(of.amp),
    group: 'Schutzschalter',
    eclass: '27142205',
  },
  {
    manufacturer: 'WOE',
    choices: { size: ['00', '1', '2', '3'], poles: [1, 3], kind: ['QUADRON', 'SECUR'] },
    orderNumber: (of) => `33${pad(of.size, 2)}${of.poles}-${String(of.kind).slice(0, 1)}`,
    text: (of) => `NH-Sicherungslasttrennschalter Größe ${of.size}, ${of.poles}-polig`,
    listPrice: (of) => 44 + n(of.size) * 51,
    group: 'Sammelschienensysteme',
    eclass: '27142310',
  },
]
