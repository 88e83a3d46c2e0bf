import { assignContacts, withChangeover } from './assign-contacts.ts'
import { assignCurrents } from './assign-currents.ts'
import { assignSizes } from './assign-sizes.ts'
import { assignVoltages } from './assign-voltages.ts'
import type { Findings } from './findings.ts'
import type { Attributes, PartFamily } from './technical-data.ts'
import type { MeasureKind } from './unit-words.ts'

/** Parts that come in colours, so that a short form is one. */
const coloured: ReadonlySet<PartFamily | null> = new Set([
  'cable',
  'terminal',
  'ferrule',
  'button',
  'lamp',
  'signal-tower',
  'terminal-accessory',
] as const)

const inModules: ReadonlySet<PartFamily | null> = new Set([
  'circuit-breaker',
  'residual-current',
  'socket',
  'contactor',
  'relay',
  'meter',
  'surge-protection',
  'enclosure',
  'time-relay',
  'transformer',
  'fuse-holder',
  'monitoring-relay',
  'power-supply',
] as const)

/** Parts whose poles are written SP, DP, TP and FP. */
const switching: ReadonlySet<PartFamily | null> = new Set([
  'circuit-breaker',
  'residual-current',
  'moulded-case-breaker',
  'motor-protection',
  'contactor',
  'switch',
  'switch-disconnector',
  'fuse-holder',
] as const)

/** Parts of a controller: PN and DP are buses there. */
const controlling: ReadonlySet<PartFamily | null> = new Set(['plc', 'io-module', 'panel', 'drive'] as const)

const withPorts: ReadonlySet<PartFamily | null> = new Set(['network-switch', 'io-module', 'plc'] as const)
const withSignals: ReadonlySet<PartFamily | null> = new Set([
  'plc',
  'io-module',
  'relay',
  'signal-converter',
  null,
] as const)

const withPhases: ReadonlySet<PartFamily | null> = new Set(['power-supply', 'meter', 'filter'] as const)

/** Says of each finding which attribute it is of a part of this family. */
export function attributesOf(family: PartFamily | null, findings: Findings, folded: string): Attributes {
  const attributes: Attributes = {}
  assignPoles(family, findings, attributes)
  assignCurrents(family, findings, attributes)
  assignVoltages(family, findings, attributes)
  assignContacts(family, findings, attributes)
  assignPower(family, findings, attributes)
  assignSizes(family, findings, attributes, folded)
  assignSignals(family, findings, attributes, folded)
  assignPhases(family, findings, attributes, folded)
  const { bus, colour, measures, protection, shortColour } = findings
  if (protection !== undefined) attributes.protection = `IP${String(protection).padStart(2, '0')}`
  const known = colour ?? (coloured.has(family) ? shortColour : undefined)
  if (known) attributes.colour = known
  const named = bus ?? (controlling.has(family) ? shortBus(findings) : undefined)
  if (named) attributes.bus = named
  for (const { kind, value } of measures) {
    if (kind === '°C') attributes.temperature = Math.max(Number(attributes.temperature ?? value), value)
    else if (kind === 'TE' || (kind === 'HP' && inModules.has(family))) attributes.moduleWidth ??= value
  }
  return attributes
}

function assignPoles(
  family: PartFamily | null,
  { measures, poles, shortPoles }: Findings,
  attributes: Attributes,
): void {
  if (family === 'cable' || family === 'current-transformer' || family === 'transformer') return
  for (const { kind, value, from } of measures) {
    if (from !== undefined || !Number.isInteger(value) || value < 1 || value > 64) continue
    if (kind === 'poles') attributes.poles ??= value
    else if (kind === 'polesAndNeutral' && value <= 3) attributes.poles ??= value + 1
  }
  if (poles !== undefined) attributes.poles = poles
  else if (shortPoles !== undefined && switching.has(family)) attributes.poles ??= shortPoles
}

/** „3-phasig“, „Drehstromzähler“ */
function assignPhases(
  family: PartFamily | null,
  { measures }: Findings,
  attributes: Attributes,
  folded: string,
): void {
  if (!withPhases.has(family)) return
  const phases = measures.find(({ kind, value }) => kind === 'phases' && [1, 2, 3].includes(value))
  if (phases) attributes.phases = phases.value
  else if (/drehstrom|dreiphasig|three.phase/.test(folded)) attributes.phases = 3
  else if (/wechselstromz|einphasig|single.phase/.test(folded)) attributes.phases = 1
}

function assignPower(
  family: PartFamily | null,
  { measures, tokens }: Findings,
  attributes: Attributes,
): void {
  const powers = measures.filter(({ kind, value, end }) => {
    if (kind === 'HP') return !inModules.has(family) || family === 'contactor'
    return kind === 'W' && !(withChangeover.has(family) && value <= 4 && tokens[end - 1]!.text === 'w')
  })
  const apparent = measures.find(({ kind }) => kind === 'VA')
  if (apparent) attributes.apparentPower = apparent.value
  const power = powers[0]
  if (power)
    attributes.power =
      power.kind === 'HP' ? Math.round(power.value * 745.7) : Math.round(power.value * 1000) / 1000
}

const inputKinds: ReadonlySet<MeasureKind> = new Set(['inputs', 'digitalInputs', 'analogInputs'] as const)
const outputKinds: ReadonlySet<MeasureKind> = new Set(['outputs', 'digitalOutputs', 'analogOutputs'] as const)

/** 8DI, DI 16x24VDC, 8-Kanal-Digitaleingang, 5 Ports. */
function assignSignals(
  family: PartFamily | null,
  { inputsOutputs, measures, products, tokens }: Findings,
  attributes: Attributes,
  folded: string,
): void {
  if (withPorts.has(family)) {
    const ports = measures.find(({ kind }) => kind === 'ports')
    if (ports) attributes.ports = ports.value
    const sockets = products.find(({ end, values }) => values.length === 1 && tokens[end]?.text === 'rj')
    if (sockets) attributes.ports ??= sockets.values[0]!
  }
  if (!withSignals.has(family)) return
  for (const { kind, value } of measures) {
    if (inputKinds.has(kind)) attributes.inputs ??= value
    else if (outputKinds.has(kind)) attributes.outputs ??= value
  }
  for (const { kind, value } of inputsOutputs) {
    if (value > 128) continue
    if (kind.endsWith('i') || kind.endsWith('e')) attributes.inputs ??= value
    else attributes.outputs ??= value
  }
  const hasKind = (...kinds: MeasureKind[]): boolean => measures.some(({ kind }) => kinds.includes(kind))
  const hasWord = (letter: string): boolean => inputsOutputs.some(({ kind }) => kind.startsWith(letter))
  const isIn = /eingang|eingaben?\b|eingabe|input/.test(folded) || /\b[ad]i\b/.test(folded)
  const isOut = /ausgang|ausgabe|output/.test(folded) || /\b[ad][oq]\b/.test(folded)
  const channels = measures.find(({ kind }) => kind === 'channels')
  if (channels && isIn !== isOut) {
    if (isIn) attributes.inputs ??= channels.value
    else attributes.outputs ??= channels.value
  }
  if (family !== 'io-module') return
  const isAnalog = folded.includes('analog') || hasKind('analogInputs', 'analogOutputs') || hasWord('a')
  const isDigital = folded.includes('digital') || hasKind('digitalInputs', 'digitalOutputs') || hasWord('d')
  if (isAnalog !== isDigital) attributes.signal = isAnalog ? 'ANALOG' : 'DIGITAL'
}

const shortBuses: ReadonlyMap<string, string> = new Map([
  ['pn', 'PROFINET'],
  ['dp', 'PROFIBUS'],
  ['can', 'CAN'],
])

/** „CPU 1511-1 PN“, „PN/DP“ */
function shortBus({ tokens }: Findings): string | undefined {
  const short = tokens.find(({ text, isOfNumber }) => !isOfNumber && shortBuses.has(text))
  return short && shortBuses.get(short.text)
}
