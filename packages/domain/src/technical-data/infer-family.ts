import type { Findings } from './findings.ts'
import type { PartFamily } from './technical-data.ts'

/** The family of a description without a word for it, where its figures leave no doubt: „C16 2P 6kA“. */
function inferFamily({
  characteristic,
  inputsOutputs,
  measures,
  poles,
  typeLetter,
}: Findings): PartFamily | null {
  const hasPoles = poles !== undefined || measures.some(({ kind }) => kind === 'poles')
  const hasCapacity = measures.some(({ kind, prefix }) => kind === 'A' && prefix === 'k')
  const isResidual = measures.some(
    ({ kind, prefix, value }) => kind === 'A' && prefix === 'm' && [0.01, 0.03, 0.1, 0.3].includes(value),
  )
  if (
    isResidual &&
    hasPoles &&
    (typeLetter !== undefined || measures.some(({ kind, value }) => kind === 'A' && value >= 16))
  )
    return 'residual-current'
  if (
    inputsOutputs.length > 0 ||
    measures.some(({ kind }) => kind === 'digitalInputs' || kind === 'analogInputs')
  )
    return 'io-module'
  return characteristic?.current !== undefined && (hasPoles || hasCapacity) ? 'circuit-breaker' : null
}

/** The family that the words name, or that the figures leave no doubt of; a switch with ports is one of a network. */
export function familyOf(named: PartFamily | null, findings: Findings): PartFamily | null {
  if (named === null) return inferFamily(findings)
  return named === 'switch' && findings.measures.some(({ kind }) => kind === 'ports')
    ? 'network-switch'
    : named
}
