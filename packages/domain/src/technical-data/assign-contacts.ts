import type { Findings } from './findings.ts'
import type { Attributes, PartFamily } from './technical-data.ts'

const withContacts: ReadonlySet<PartFamily | null> = new Set([
  'contactor',
  'relay',
  'safety-relay',
  'time-relay',
  'monitoring-relay',
  'overload-relay',
  'auxiliary-contact',
  'button',
  'emergency-stop',
  'switch',
  'switch-disconnector',
  'motor-protection',
  'motor-starter',
  'relay-socket',
  'sensor',
  'thermostat',
] as const)

/** Of these a contact may be named without a figure. */
const oneContact: ReadonlySet<PartFamily | null> = new Set([
  'relay',
  'auxiliary-contact',
  'button',
  'emergency-stop',
  'sensor',
  'switch',
  'thermostat',
] as const)

/** „W“ is a changeover only beside these; elsewhere it is a watt. */
export const withChangeover: ReadonlySet<PartFamily | null> = new Set([
  'relay',
  'safety-relay',
  'time-relay',
  'monitoring-relay',
  'overload-relay',
  'auxiliary-contact',
  'relay-socket',
] as const)

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 12

/** 1S+1Ö, 1NO+1NC, 2 Wechsler. */
export function assignContacts(family: PartFamily | null, findings: Findings, attributes: Attributes): void {
  if (!withContacts.has(family)) return
  for (const { kind, value, from, at, end } of findings.measures) {
    if (from !== undefined || !isCount(value)) continue
    const written = findings.tokens[end - 1]!.text
    // „10 s“ of a time relay
    if (
      kind === 'S' &&
      written === 's' &&
      family === 'time-relay' &&
      (value > 4 || !findings.tokens[at + 1]!.isGlued)
    )
      continue
    if (kind === 'S') attributes.normallyOpen ??= value
    else if (kind === 'Oe') attributes.normallyClosed ??= value
    else if (kind === 'Wechsler') attributes.changeover ??= value * (written === 'dpdt' ? 2 : 1)
    else if (kind === 'W' && written === 'w' && value <= 4 && withChangeover.has(family))
      attributes.changeover ??= value
  }
  assignNumbered(findings, attributes)
  const named =
    attributes.normallyOpen !== undefined ||
    attributes.normallyClosed !== undefined ||
    attributes.changeover !== undefined
  if (named || !oneContact.has(family)) return
  const { closers, openers, changeovers } = findings
  if (changeovers > 0) attributes.changeover = changeovers
  else {
    if (closers > 0) attributes.normallyOpen = closers
    if (openers > 0) attributes.normallyClosed = openers
  }
}

const auxiliaryWords = new Set([
  'hilfskontakte',
  'hilfskontakt',
  'hilfsschalter',
  'aux',
  'contacts',
  'kontakte',
])

/** „Hilfskontakte 11“: closers and openers as EN 50012 numbers them. */
function assignNumbered({ bare, tokens }: Findings, attributes: Attributes): void {
  if (attributes.normallyOpen !== undefined || attributes.normallyClosed !== undefined) return
  const number = bare.find(
    ({ at, text }) => /^[0-4][0-4]$/.test(text) && auxiliaryWords.has(tokens[at - 1]?.text ?? ''),
  )
  if (!number) return
  attributes.normallyOpen = Number(number.text[0])
  attributes.normallyClosed = Number(number.text[1])
}
