import { lengthMessage } from '@schrankwerk/ui/forms'
import type { FieldErrors } from './field-errors.ts'

/** What a call takes, as its contract has it. */
interface Contract {
  safeParse(input: unknown): {
    error?:
      | { issues: readonly { code?: string; path: readonly PropertyKey[]; maximum?: unknown }[] }
      | undefined
  }
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], input)

/**
 * The texts that are longer than the contract takes, by their path in what is sent, each with its sentence; what else the
 * contract would refuse is left to others.
 */
export function lengthErrors(contract: Contract | undefined, input: unknown): FieldErrors {
  const issues = contract?.safeParse(input).error?.issues ?? []
  return Object.fromEntries(
    issues.flatMap(({ code, path, maximum }) => {
      const value = valueAt(input, path)
      if (code !== 'too_big' || typeof maximum !== 'number' || typeof value !== 'string') return []
      const message = lengthMessage(value, maximum)
      return message === undefined ? [] : [[path.join('.'), message]]
    }),
  )
}
