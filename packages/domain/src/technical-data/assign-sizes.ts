import type { Findings } from './findings.ts'
import type { Product } from './measures.ts'
import type { AttributeName, Attributes, PartFamily } from './technical-data.ts'
import type { Token } from './tokens.ts'

type Side = 'width' | 'height' | 'depth' | 'length'

const sideOf: Readonly<Record<string, Side | 'diameter'>> = {
  ø: 'diameter',
  b: 'width',
  w: 'width',
  h: 'height',
  t: 'depth',
  d: 'depth',
  l: 'length',
}

const sideWords: ReadonlyMap<string, Side | 'diameter'> = new Map(
  (
    [
      ['width', 'breite breit wide width'],
      ['height', 'hoehe hoch high height'],
      ['depth', 'tiefe tief deep depth'],
      ['length', 'laenge lang long length'],
      ['diameter', 'durchmesser diameter dm einbaudurchmesser einbau lochmass'],
    ] as const
  ).flatMap(([side, words]) => words.split(' ').map((word): [string, Side | 'diameter'] => [word, side])),
)

const byDiameter: ReadonlySet<PartFamily | null> = new Set([
  'button',
  'emergency-stop',
  'lamp',
  'switch',
  'signal-tower',
] as const)
const byLength: ReadonlySet<PartFamily | null> = new Set([
  'cable',
  'duct',
  'rail',
  'busbar',
  'plug',
  'sensor',
  'lamp',
  'network-switch',
] as const)
const byWidth: ReadonlySet<PartFamily | null> = new Set([
  'terminal',
  'relay',
  'signal-converter',
  'terminal-accessory',
  'safety-relay',
  'time-relay',
  'power-supply',
  'electronic-fuse',
  'circuit-breaker',
  'monitoring-relay',
] as const)
const boxes: ReadonlySet<PartFamily | null> = new Set(['enclosure', 'duct', 'terminal-accessory'] as const)
const withCrossSection: ReadonlySet<PartFamily | null> = new Set(['cable', 'terminal', 'ferrule'] as const)

/** Nominal cross-sections of IEC 60228, mm². */
const crossSections = new Set([
  0.05, 0.08, 0.14, 0.25, 0.34, 0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240,
  300,
])

/** What the trade takes for an American gauge, mm². */
const gauges: Readonly<Record<number, number>> = {
  30: 0.05,
  28: 0.08,
  26: 0.14,
  24: 0.25,
  22: 0.34,
  20: 0.5,
  18: 0.75,
  16: 1.5,
  14: 2.5,
  12: 4,
  10: 6,
  8: 10,
  6: 16,
  4: 25,
  2: 35,
  1: 50,
}

/** Dimensions, lengths, diameters, threads and cross-sections. */
export function assignSizes(
  family: PartFamily | null,
  findings: Findings,
  attributes: Attributes,
  folded: string,
): void {
  for (const product of findings.products) assignProduct(family, product, attributes, folded)
  for (const { kind, value, at, end } of findings.measures) {
    if (kind === 'mm2') attributes.crossSection ??= value
    else if (kind === 'metre') {
      if (family === null || byLength.has(family) || family === 'terminal-accessory')
        attributes.length ??= value
    } else if (kind === 'conductors' && (family === 'cable' || family === 'terminal'))
      attributes.conductors ??= value
    else if (kind === 'poles' && family === 'cable') attributes.conductors ??= value
    else if (kind === 'mm') {
      const side = sideNear(findings.tokens, at, end) ?? usualSide(family, value)
      if (side) attributes[side] ??= value
    }
  }
  assignBareSides(family, findings, attributes)
  const { characteristic } = findings
  // „H100 B25“ of a duct
  if (characteristic?.letter === 'B' && characteristic.current !== undefined && boxes.has(family))
    attributes.width ??= characteristic.current
  if (findings.diameter !== undefined) attributes.diameter ??= findings.diameter
  if (findings.thread !== undefined && !byDiameter.has(family)) attributes.thread = `M${findings.thread}`
  if (findings.thread !== undefined && byDiameter.has(family) && findings.thread >= 16)
    attributes.diameter ??= findings.thread
  const gauge = findings.awg ?? findings.measures.find(({ kind }) => kind === 'AWG')?.value
  if (gauge !== undefined && gauges[gauge] !== undefined) attributes.crossSection ??= gauges[gauge]
  if (attributes.crossSection === undefined && withCrossSection.has(family)) {
    const bare = findings.bare.find(
      ({ value, text }) => crossSections.has(value) && (/[.,]/.test(text) || family === 'cable'),
    )
    if (bare) attributes.crossSection = bare.value
  }
}

/** „H=2000“, „H2000 B800 T600“ of a box, „35/7,5“ of a rail. */
function assignBareSides(
  family: PartFamily | null,
  { bare, tokens }: Findings,
  attributes: Attributes,
): void {
  for (const { value, at } of bare) {
    const before = tokens[at - 1]
    const letter = before && '=:'.includes(before.text) ? tokens[at - 2] : before
    const isNamed = letter !== before || (boxes.has(family) && before?.kind === 'word')
    const side = isNamed && letter ? sideOf[letter.text] : undefined
    if (side && value >= 10) attributes[side] ??= value
    const behind = tokens[at + 1]?.text === '/' ? tokens[at + 2] : undefined
    if (family === 'rail' && value === 35 && behind?.kind === 'figure') {
      attributes.width ??= value
      attributes.height ??= behind.value
    }
  }
}

function usualSide(family: PartFamily | null, value: number): Side | 'diameter' | undefined {
  if (byDiameter.has(family) && value >= 8 && value <= 70) return 'diameter'
  if (byLength.has(family) && value >= 100) return 'length'
  if (byWidth.has(family) && value < 200) return 'width'
  if (family === 'ferrule' && value <= 40) return 'length'
  if (family === 'fan' && value >= 40) return 'width'
  return undefined
}

function sideNear(tokens: readonly Token[], at: number, end: number): Side | 'diameter' | undefined {
  const behind = tokens[end]?.text
  const before = tokens[at - 1]?.kind === 'sign' ? tokens[at - 2]?.text : tokens[at - 1]?.text
  const ofBehind = behind ? sideWords.get(behind) : undefined
  const ofBefore = before ? (sideWords.get(before) ?? sideOf[before]) : undefined
  // „width 32 mm length 755 mm“, „32 mm width 755 mm length“
  if (ofBehind && ofBefore && sidesLead(tokens)) return ofBefore
  return ofBehind ?? ofBefore
}

/** Whether sides are named before their figures, by the first that is named. */
function sidesLead(tokens: readonly Token[]): boolean {
  const first = tokens.findIndex(({ text }) => sideWords.has(text))
  const next = tokens[first + 1]
  return next?.kind === 'figure' || (next?.kind === 'sign' && tokens[first + 2]?.kind === 'figure')
}

/** „HxBxT“, „H/B/T“, „B x H“: the order that a text names for its figures. */
const orders = [
  'hxbxt',
  'bxhxt',
  'wxhxd',
  'hxwxd',
  'bxtxh',
  'lxbxh',
  'lxwxh',
  'bxh',
  'hxb',
  'wxh',
  'hxw',
  'txbxh',
] as const

function orderIn(folded: string): string[] | undefined {
  const tight = folded.replace(/[ */.-]/g, (sign) => (sign === ' ' ? '' : 'x'))
  return orders.find((order) => tight.includes(order))?.split('x')
}

function assignProduct(
  family: PartFamily | null,
  { values, letters, unit, end }: Product,
  attributes: Attributes,
  folded: string,
): void {
  const isSection =
    unit?.kind === 'mm2' || (unit === undefined && (family === 'cable' || family === 'ferrule'))
  if (isSection && values.length <= 3 && end > 0) {
    const section = values.at(-1)!
    attributes.crossSection ??= section
    const conductors = values.slice(0, -1).reduce((all, one) => all * one, 1)
    if (Number.isInteger(conductors) && conductors <= 100 && family !== 'terminal')
      attributes.conductors ??= conductors
    return
  }
  if (family === 'terminal' && unit === undefined) return
  if (
    (unit !== undefined && unit.kind !== 'mm' && unit.kind !== 'metre') ||
    values.some((value) => value < 3)
  )
    return
  const factor = unit?.factor ?? 1
  const named = letters.some((letter) => letter !== '')
    ? letters
    : values.length === 3 || values.length === 2
      ? (orderIn(folded)?.slice(0, values.length) ?? usualOrder(family))
      : usualOrder(family)
  values.forEach((value, place) => {
    const side: AttributeName | undefined = sideOf[named[place] ?? '']
    if (side) attributes[side] ??= Math.round(value * factor * 1000) / 1000
  })
}

/** Where nothing else is said: of a small fuse diameter and length, else width, height and depth; of what is sold by the metre its length comes last. */
function usualOrder(family: PartFamily | null): string[] {
  if (family === 'fuse' || family === 'fuse-holder') return ['ø', 'l']
  return family === 'rail' || family === 'duct' || family === 'busbar' ? ['b', 'h', 'l'] : ['b', 'h', 't']
}
