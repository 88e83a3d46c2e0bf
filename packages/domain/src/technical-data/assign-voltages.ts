import type { Findings } from './findings.ts'
import type { Measure } from './measures.ts'
import type { Attributes, PartFamily } from './technical-data.ts'
import type { Token } from './tokens.ts'

const withCoil: ReadonlySet<PartFamily | null> = new Set([
  'contactor',
  'relay',
  'safety-relay',
  'time-relay',
  'motor-starter',
  'relay-socket',
] as const)
const withOutput: ReadonlySet<PartFamily | null> = new Set(['power-supply', 'transformer'] as const)

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const coilWords = wordsOf(
  'spule coil us steuerspannung spulenspannung betaetigungsspannung steuerspeisespannung steuersp betaetigung ansteuerung erregung control bet betaet spulensp ansteuerspannung erregerspannung coils uspule stsp speisespannung versorgungsspannung betsp',
)
const inputWords = wordsOf(
  'eingang input in primaer prim pri eing netz eingangsspannung primary ue uin mains eingangssp',
)
const outputWords = wordsOf(
  'ausgang output out sekundaer sek sec ausg ausgangsspannung secondary ua uout ausgangssp',
)

/** Voltages of an operating circuit; what a coil takes beside one is another. */
const mainVoltages = new Set([380, 400, 415, 440, 480, 500, 525, 575, 600, 660, 690, 1000])

/** Whether one of the words stands right before or behind it. */
function isMarked(tokens: readonly Token[], { at, end }: Measure, words: ReadonlySet<string>): boolean {
  for (let before = at - 1; before >= 0 && before >= at - 5; before -= 1) {
    const { kind, text } = tokens[before]!
    if (kind === 'figure' || text === ',' || text === ';') break
    if (kind === 'word' && words.has(text)) return true
  }
  const behind = tokens[end]?.text === '-' ? end + 1 : end
  const token = tokens[behind]
  if (token?.kind !== 'word' || !words.has(token.text)) return false
  return !tokens.slice(behind + 1, behind + 4).some(({ kind, text }) => kind === 'figure' && text !== '')
}

function voltagesOf({ measures, products }: Findings): Measure[] {
  const voltages = measures.filter(({ kind, value }) => kind === 'V' && value > 3)
  for (const { unit, values, at, end } of products)
    if (unit?.kind === 'V') {
      const value = values.at(-1)!
      voltages.push({ kind: 'V', value, ...(unit.current && { current: unit.current }), at, end })
    }
  return voltages
}

const lowest = (voltages: readonly Measure[]): Measure | undefined =>
  voltages.reduce<Measure | undefined>((low, one) => (low && low.value <= one.value ? low : one), undefined)
const highest = (voltages: readonly Measure[]): Measure | undefined =>
  voltages.reduce<Measure | undefined>(
    (high, one) => (high && high.value >= one.value ? high : one),
    undefined,
  )

/** Sorts the voltages of a text into coil, input and the one that the part is for. */
export function assignVoltages(family: PartFamily | null, findings: Findings, attributes: Attributes): void {
  const voltages = voltagesOf(findings)
  if (voltages.length === 0) return
  if (withCoil.has(family)) assignCoil(family, findings, voltages, attributes)
  else if (withOutput.has(family)) assignOutput(family, findings.tokens, voltages, attributes)
  else setVoltage(attributes, highest(voltages)!)
  // „230 V, 50 Hz“
  const isMains = findings.tokens.some(({ text }) => text === 'hz')
  if (isMains) attributes.currentKind ??= 'AC'
}

function setVoltage(attributes: Attributes, { value, from, current }: Measure): void {
  attributes.voltage = value
  if (from !== undefined) attributes.voltageFrom = from
  if (current) attributes.currentKind ??= current
}

function assignCoil(
  family: PartFamily | null,
  { tokens, measures }: Findings,
  voltages: readonly Measure[],
  attributes: Attributes,
): void {
  /** „4kW/400V“, „AC-3 400 V“, „6A 250VAC“: what the contacts switch. */
  const isSwitched = ({ at, value }: Measure): boolean =>
    mainVoltages.has(value) ||
    measures.some(
      ({ kind, end }) =>
        (kind === 'W' || kind === 'A') &&
        (end === at || (end === at - 1 && '/@'.includes(tokens[end]!.text))),
    )
  const marked = voltages.find((voltage) => isMarked(tokens, voltage, coilWords))
  const free = voltages.filter((voltage) => !isSwitched(voltage))
  const direct = voltages.filter(({ current }) => current === 'DC')
  const candidates = free.length > 0 ? free : voltages.filter(({ value }) => !mainVoltages.has(value))
  const coil =
    marked ??
    (candidates.length > 1 && direct.length === 1 && candidates.includes(direct[0]!)
      ? direct[0]
      : undefined) ??
    (family === 'contactor' ? candidates[0] : (candidates[0] ?? lowest(voltages)))
  if (coil) {
    attributes.coilVoltage = coil.value
    if (coil.from !== undefined) attributes.coilVoltageFrom = coil.from
    if (coil.current) attributes.currentKind = coil.current
  }
  const other = highest(voltages.filter((voltage) => voltage !== coil))
  if (!other) return
  attributes.voltage = other.value
  if (other.from !== undefined) attributes.voltageFrom = other.from
}

function assignOutput(
  family: PartFamily | null,
  tokens: readonly Token[],
  voltages: readonly Measure[],
  attributes: Attributes,
): void {
  const input = voltages.find((voltage) => isMarked(tokens, voltage, inputWords))
  const others = voltages.filter((voltage) => voltage !== input)
  const output =
    others.find((voltage) => isMarked(tokens, voltage, outputWords)) ??
    (family === 'power-supply'
      ? others.find(({ current, value }) => current === 'DC' && value <= 110)
      : undefined) ??
    lowest(others)
  const taken = input ?? highest(others.filter((voltage) => voltage !== output))
  if (family === 'power-supply' && output && output.value > 120 && !taken) {
    attributes.inputVoltage = output.value
    return
  }
  // „400/24V“: both in one.
  if (output?.from !== undefined && !taken) {
    attributes.voltage = output.from
    attributes.inputVoltage = output.value
    return
  }
  if (output) setVoltage(attributes, output)
  if (output?.from !== undefined && output.from < output.value / 2) delete attributes.voltageFrom
  if (taken) attributes.inputVoltage = taken.value
  if (family === 'power-supply' && output && output.value <= 60) attributes.currentKind = 'DC'
}
