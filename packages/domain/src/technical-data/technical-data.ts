/** What kind of part a description is of; the words for each stand in `families.ts`. */
export const partFamilies = [
  'circuit-breaker',
  'residual-current',
  'moulded-case-breaker',
  'contactor',
  'motor-protection',
  'overload-relay',
  'relay',
  'safety-relay',
  'time-relay',
  'terminal',
  'power-supply',
  'transformer',
  'fuse',
  'fuse-holder',
  'switch',
  'button',
  'lamp',
  'cable',
  'duct',
  'enclosure',
  'plc',
  'drive',
  'sensor',
  'plug',
  'socket',
  'surge-protection',
  'rail',
  'gland',
  'fan',
  'heater',
  'network-switch',
  'panel',
  'meter',
] as const
export type PartFamily = (typeof partFamilies)[number]

/** Attributes of parts, each in one unit. Texts are upper case, without blanks, with a point for decimals. */
export const attributeNames = [
  'poles',
  /** A */
  'ratedCurrent',
  /** B, C, D, K or Z. */
  'characteristic',
  /** kA */
  'breakingCapacity',
  /** mA */
  'residualCurrent',
  /** V; the highest one where a range is named. */
  'voltage',
  /** AC, DC or AC/DC. */
  'currentKind',
  /** V */
  'coilVoltage',
  'normallyOpen',
  'normallyClosed',
  'changeover',
  /** W */
  'power',
  /** VA */
  'apparentPower',
  /** mm² */
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
  'colour',
  /** Horizontal pitches (TE). */
  'moduleWidth',
  'bus',
  /** °C, the highest that is named. */
  'temperature',
  'inputs',
  'outputs',
  'ports',
  /** Metric thread: M20. */
  'thread',
] as const
export type AttributeName = (typeof attributeNames)[number]

/** What a description says of a part as figures and words that can be compared. */
export interface TechnicalData {
  family: PartFamily | null
  attributes: Partial<Record<AttributeName, number | string>>
}

/** One attribute that two descriptions name, and how a person is told: „2-polig“, „10 A statt 2 A“. */
export interface Comparison {
  attribute: AttributeName | 'family'
  wanted: number | string
  offered: number | string
  text: string
}
