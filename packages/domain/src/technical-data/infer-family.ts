import type { Findings } from './findings.ts'
import type { PartFamily } from './technical-data.ts'

/** The family of a description without a word for it, where its figures leave no doubt: „C16 2P 6kA“. */
export function inferFamily({ characteristic, measures, poles, residualType }: Findings): PartFamily | null {
  const hasPoles = poles !== undefined || measures.some(({ kind }) => kind === 'poles')
  const hasCapacity = measures.some(({ kind, prefix }) => kind === 'A' && prefix === 'k')
  const isResidual = measures.some(
    ({ kind, prefix, value }) => kind === 'A' && prefix === 'm' && [0.01, 0.03, 0.1, 0.3].includes(value),
  )
  if (
    isResidual &&
    hasPoles &&
    (residualType !== undefined || measures.some(({ kind, value }) => kind === 'A' && value >= 16))
  )
    return 'residual-current'
  return characteristic?.current !== undefined && (hasPoles || hasCapacity) ? 'circuit-breaker' : null
}
