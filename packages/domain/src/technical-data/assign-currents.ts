import type { Findings } from './findings.ts'
import type { Attributes, PartFamily } from './technical-data.ts'

const breakers: ReadonlySet<PartFamily | null> = new Set([
  'circuit-breaker',
  'residual-current',
  'moulded-case-breaker',
  'motor-protection',
] as const)

/** Residual currents of IEC 61008-1, A. */
const residualCurrents = new Set([0.01, 0.03, 0.1, 0.3, 0.5, 1])
/** Rated currents of residual current devices, A. */
const residualRated = new Set([16, 25, 32, 40, 63, 80, 100, 125])

const residualTypes = new Set(['A', 'AC', 'B', 'F'])
const curves = new Set(['B', 'C', 'D', 'K', 'Z'])

/** Sorts currents into rated and residual current and breaking capacity. */
export function assignCurrents(family: PartFamily | null, findings: Findings, attributes: Attributes): void {
  const { characteristic, fuseClass, loneLetter, measures, typeLetter } = findings
  const isResidual = family === 'residual-current'
  const currents = measures.filter(({ kind }) => kind === 'A')
  const rated: typeof currents = []
  for (const current of currents) {
    const isCapacity =
      current.prefix === 'k' || ((family === 'circuit-breaker' || isResidual) && current.value >= 3000)
    if (isCapacity) attributes.breakingCapacity ??= current.value / 1000
    else if (
      (isResidual && residualCurrents.has(current.value) && current.value < 1) ||
      (family !== null && breakers.has(family) && family !== 'motor-protection' && current.prefix === 'm')
    )
      attributes.residualCurrent ??= Math.round(current.value * 1000)
    // „4…20 mA“ is a signal.
    else if (!(current.prefix === 'm' && (current.from !== undefined || family === 'sensor')))
      rated.push(current)
  }
  const chosen = rated[0]
  if (chosen) {
    attributes.ratedCurrent = chosen.value
    if (chosen.from !== undefined) attributes.currentFrom = chosen.from
  }
  if (family === null || family === 'circuit-breaker' || isResidual) {
    const letter =
      characteristic?.letter ??
      (family === 'circuit-breaker' && typeLetter && curves.has(typeLetter) ? typeLetter : undefined) ??
      (family === null ? undefined : loneLetter)
    if (letter && (family !== null || characteristic?.current !== undefined))
      attributes.characteristic = letter
    if (characteristic?.current !== undefined) attributes.ratedCurrent = characteristic.current
  }
  if (isResidual && typeLetter && residualTypes.has(typeLetter)) attributes.residualType = typeLetter
  if ((family === 'fuse' || family === 'fuse-holder') && fuseClass) attributes.characteristic = fuseClass
  if (isResidual) assignBareFigures(findings, attributes)
  else if (family === 'circuit-breaker') assignBarePoles(findings, attributes)
  else if (family === 'current-transformer') assignPrimary(findings, attributes)
}

/** „FI 40/4/0,03“: current, poles and residual current, in whatever order. */
function assignBareFigures({ bare, measures, tokens }: Findings, attributes: Attributes): void {
  for (const { value, at } of bare) {
    if (tokens[at - 1]?.text !== '/' && tokens[at + 1]?.text !== '/') continue
    if (residualCurrents.has(value) && value < 1) attributes.residualCurrent ??= Math.round(value * 1000)
    else if ((value === 30 || value === 300) && attributes.ratedCurrent !== value)
      attributes.residualCurrent ??= value
    else if (value === 2 || value === 4) attributes.poles ??= value
    else if (residualRated.has(value) && !measures.some(({ kind, prefix }) => kind === 'A' && !prefix))
      attributes.ratedCurrent ??= value
  }
}

/** „B16/1“, „C10/3“. */
function assignBarePoles({ bare, tokens }: Findings, attributes: Attributes): void {
  for (const { value, at } of bare)
    if (tokens[at - 1]?.text === '/' && tokens[at - 2]?.value === attributes.ratedCurrent && value <= 4)
      attributes.poles ??= value
}

/** „100/5A“ of a current transformer. */
function assignPrimary({ bare, tokens }: Findings, attributes: Attributes): void {
  const primary = bare.find(({ at }) => tokens[at + 1]?.text === '/')
  if (primary) attributes.ratedCurrent = primary.value
}
