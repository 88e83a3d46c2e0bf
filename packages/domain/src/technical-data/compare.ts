import { attributeText } from './attribute-text.ts'
import { familiesAgree, familyName } from './families.ts'
import { type AttributeName, attributeNames, type Comparison, type TechnicalData } from './technical-data.ts'

/** Lower ends of ranges are judged with the upper ones. */
const notByThemselves: ReadonlySet<AttributeName> = new Set([
  'currentFrom',
  'voltageFrom',
  'coilVoltageFrom',
] as const)

const lowerEnds: Partial<Record<AttributeName, AttributeName>> = {
  ratedCurrent: 'currentFrom',
  voltage: 'voltageFrom',
  coilVoltage: 'coilVoltageFrom',
}

/** What two descriptions agree and differ in, attributes that only one of them names left out. */
export function compareTechnicalData(
  wanted: TechnicalData,
  offered: TechnicalData,
): { agreed: Comparison[]; contradicted: Comparison[] } {
  const agreed: Comparison[] = []
  const contradicted: Comparison[] = []
  if (wanted.family && offered.family) {
    const same = familiesAgree(wanted.family, offered.family)
    const name = familyName(wanted.family)
    const judged = { attribute: 'family', wanted: wanted.family, offered: offered.family } as const
    if (same) agreed.push({ ...judged, text: name })
    else if (same === false)
      contradicted.push({ ...judged, text: `${familyName(offered.family)} statt ${name}` })
  }
  for (const attribute of attributeNames) {
    const one = namedOf(attribute, wanted, offered)
    const other = namedOf(attribute, offered, wanted)
    if (one === undefined || other === undefined || isToldElsewhere(attribute, wanted, offered)) continue
    const same = agrees(attribute, one, other, wanted, offered)
    const [wantedText, offeredText] = [told(attribute, one, wanted), told(attribute, other, offered)]
    ;(same ? agreed : contradicted).push({
      attribute,
      wanted: one,
      offered: other,
      text: same
        ? agreedText(attribute, one, other, wantedText, offeredText)
        : `${offeredText} statt ${wantedText}`,
    })
  }
  return { agreed, contradicted }
}

const contacts = ['normallyOpen', 'normallyClosed', 'changeover'] as const

const isContact = (attribute: AttributeName): boolean =>
  (contacts as readonly AttributeName[]).includes(attribute)

/** Who names one kind of contacts has none of the others, where the other side has some. */
function namedOf(
  attribute: AttributeName,
  of: TechnicalData,
  beside: TechnicalData,
): number | string | undefined {
  const value = of.attributes[attribute]
  if (value !== undefined || !isContact(attribute)) return value
  return beside.attributes[attribute] && contacts.some((contact) => of.attributes[contact]) ? 0 : undefined
}

function isToldElsewhere(attribute: AttributeName, wanted: TechnicalData, offered: TechnicalData): boolean {
  return notByThemselves.has(attribute) || (attribute === 'currentKind' && isToldWithVoltage(wanted, offered))
}

/** What is at least as good is told as it is: „IP66“ where IP54 was wanted, „bis 4 mm²“ for 2.5 mm². */
function agreedText(
  attribute: AttributeName,
  one: number | string,
  other: number | string,
  wantedText: string,
  offeredText: string,
): string {
  if (one === other) return wantedText
  if (attribute === 'protection') return offeredText
  return attribute === 'crossSection' && Number(other) > Number(one) ? `bis ${offeredText}` : wantedText
}

const carriersOfKind = ['coilVoltage', 'voltage'] as const

/** The voltage that the kind of current belongs to. */
function carrierOf({ attributes }: TechnicalData): AttributeName | undefined {
  return carriersOfKind.find((name) => attributes[name] !== undefined)
}

function isToldWithVoltage(wanted: TechnicalData, offered: TechnicalData): boolean {
  const carrier = carrierOf(wanted)
  return carrier !== undefined && carrier === carrierOf(offered)
}

/** „6,3–10 A“, „24 V DC“: a range as one, a voltage with its kind. */
function told(attribute: AttributeName, value: number | string, data: TechnicalData): string {
  const lower = lowerEnds[attribute]
  const from = lower && data.attributes[lower]
  let text = attributeText(attribute, value)
  if (from !== undefined && lower) {
    const number = attributeText(attribute, from)
      .replace(/^Spule /, '')
      .split(' ')[0]!
    text = attribute === 'coilVoltage' ? text.replace('Spule ', `Spule ${number}–`) : `${number}–${text}`
  }
  const kind = data.attributes.currentKind
  return kind !== undefined && attribute === carrierOf(data) ? `${text} ${kind}` : text
}

function agrees(
  attribute: AttributeName,
  one: number | string,
  other: number | string,
  wanted: TechnicalData,
  offered: TechnicalData,
): boolean {
  if (attribute === 'currentKind') return kindsAgree(one, other)
  if (typeof one !== 'number' || typeof other !== 'number')
    return attribute === 'protection' ? protects(String(other), String(one)) : one === other
  const lower = lowerEnds[attribute]
  const inRange = lower !== undefined && rangesAgree(lower, one, other, wanted, offered)
  switch (attribute) {
    case 'voltage':
    case 'coilVoltage':
      if (
        attribute === carrierOf(wanted) &&
        attribute === carrierOf(offered) &&
        !voltageKindsAgree(wanted, offered)
      )
        return false
      return inRange || voltagesAgree(one, other)
    case 'inputVoltage':
      return voltagesAgree(one, other)
    case 'crossSection':
      return wanted.family === 'terminal' || offered.family === 'terminal'
        ? other >= one
        : near(one, other, 0.01)
    case 'ratedCurrent':
      return inRange || near(one, other, 0.03)
    case 'power':
    case 'apparentPower':
      return near(one, other, 0.05)
    case 'diameter':
      return Math.abs(one - other) <= 0.5
    case 'width':
    case 'height':
    case 'depth':
      return isTurned(wanted, offered) || near(one, other, 0.02)
    case 'length':
      return near(one, other, 0.02)
    case 'breakingCapacity':
      return near(one, other, 0.01)
    default:
      return one === other
  }
}

const near = (one: number, other: number, share: number): boolean =>
  Math.abs(one - other) <= Math.max(one, other) * share

/** 220, 230 and 240 V, 380, 400 and 415 V are one voltage of the mains under three names (IEC 60038). */
const mains = [
  [220, 230, 240],
  [380, 400, 415],
  [110, 115, 120],
  [660, 690],
  [440, 460, 480],
] as const

const voltagesAgree = (one: number, other: number): boolean =>
  one === other ||
  mains.some(
    (names) => (names as readonly number[]).includes(one) && (names as readonly number[]).includes(other),
  )

const kindsAgree = (one: number | string, other: number | string): boolean =>
  one === other || one === 'AC/DC' || other === 'AC/DC'

const voltageKindsAgree = (wanted: TechnicalData, offered: TechnicalData): boolean => {
  const [one, other] = [wanted.attributes.currentKind, offered.attributes.currentKind]
  return one === undefined || other === undefined || kindsAgree(one, other)
}

/** One value inside the other's range, or both ranges the same. */
function rangesAgree(
  lower: AttributeName,
  one: number,
  other: number,
  wanted: TechnicalData,
  offered: TechnicalData,
): boolean {
  const [from, to] = [wanted.attributes[lower], offered.attributes[lower]]
  if (typeof from === 'number' && typeof to === 'number')
    return near(one, other, 0.03) && near(from, to, 0.05)
  if (typeof to === 'number') return one >= to * 0.97 && one <= other * 1.03
  if (typeof from === 'number') return other >= from * 0.97 && other <= one * 1.03
  return false
}

/** Each of the two figures at least as high; IP20 offered for IP65 is not. */
function protects(offered: string, wanted: string): boolean {
  return offered.charAt(2) >= wanted.charAt(2) && offered.slice(3) >= wanted.slice(3)
}

/** A duct of 40 × 60 may be written 60 × 40. */
function isTurned(wanted: TechnicalData, offered: TechnicalData): boolean {
  if (wanted.family !== 'duct' || offered.family !== 'duct') return false
  return (
    wanted.attributes.width === offered.attributes.height &&
    wanted.attributes.height === offered.attributes.width
  )
}
