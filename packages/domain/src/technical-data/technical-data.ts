/** What kind of part a description is of; names and words for each stand in `families.ts`. */
export const partFamilies = [
  'circuit-breaker',
  'residual-current',
  'moulded-case-breaker',
  'motor-protection',
  'electronic-fuse',
  'contactor',
  'overload-relay',
  'motor-starter',
  'soft-starter',
  'relay',
  'safety-relay',
  'time-relay',
  'monitoring-relay',
  'relay-socket',
  'auxiliary-contact',
  'terminal',
  'terminal-accessory',
  'marking',
  'power-supply',
  'transformer',
  'current-transformer',
  'fuse',
  'fuse-holder',
  'switch',
  'switch-disconnector',
  'button',
  'emergency-stop',
  'lamp',
  'signal-tower',
  'cable',
  'ferrule',
  'duct',
  'enclosure',
  'plc',
  'io-module',
  'drive',
  'motor',
  'sensor',
  'signal-converter',
  'plug',
  'socket',
  'surge-protection',
  'rail',
  'busbar',
  'gland',
  'fan',
  'heater',
  'cooling-unit',
  'thermostat',
  'network-switch',
  'panel',
  'meter',
  'filter',
  'valve',
] as const
export type PartFamily = (typeof partFamilies)[number]

/** Attributes of parts, each in one unit. Texts are upper case, without blanks. */
export const attributeNames = [
  /** The neutral counts: 3P+N is 4. */
  'poles',
  /** A; the highest one where a range is named. */
  'ratedCurrent',
  /** A; the lowest one of a range. */
  'currentFrom',
  /** Of a breaker B, C, D, K or Z; of a fuse GG, AM, AR, T, M or F. */
  'characteristic',
  /** kA; of a surge protector what it discharges. */
  'breakingCapacity',
  /** mA */
  'residualCurrent',
  /** Of a residual current device: A, AC, B or F. */
  'residualType',
  /** V; the highest one where a range is named; of a supply or transformer what it gives out. */
  'voltage',
  /** V; the lowest one of a range. */
  'voltageFrom',
  /** V; what a supply or transformer takes in. */
  'inputVoltage',
  /** AC, DC or AC/DC: of the coil where a part has one, else of `voltage`. */
  'currentKind',
  /** V; the highest one where a range is named. */
  'coilVoltage',
  /** V; the lowest one of a range. */
  'coilVoltageFrom',
  'normallyOpen',
  'normallyClosed',
  'changeover',
  /** W */
  'power',
  /** VA */
  'apparentPower',
  /** mm²; the highest one where a range is named. */
  'crossSection',
  'conductors',
  /** IP67 */
  'protection',
  /** mm */
  'width',
  /** mm */
  'height',
  /** mm */
  'depth',
  /** mm */
  'length',
  /** mm */
  'diameter',
  /** A name of `colours.ts`: GREY, GREEN-YELLOW. */
  'colour',
  /** Horizontal pitches (TE). */
  'moduleWidth',
  /** A name of `buses.ts`: PROFINET. */
  'bus',
  /** °C, the highest that is named. */
  'temperature',
  'inputs',
  'outputs',
  /** DIGITAL or ANALOG. */
  'signal',
  'ports',
  /** Of the mains. */
  'phases',
  /** Metric: M20. */
  'thread',
] as const
export type AttributeName = (typeof attributeNames)[number]

export type Attributes = Partial<Record<AttributeName, number | string>>

/** What a description says of a part as figures and words that can be compared. */
export interface TechnicalData {
  family: PartFamily | null
  attributes: Attributes
}

/** One attribute that two descriptions name, and how a person is told: „2-polig“, „10 A statt 2 A“. */
export interface Comparison {
  attribute: AttributeName | 'family'
  wanted: number | string
  offered: number | string
  text: string
}
