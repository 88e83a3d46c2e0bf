import type { CombinableKind, Lookalike } from '@schrankwerk/contracts'
import type { LookalikeRow } from './lookalike.queries.ts'

/** The one with more articles stands first: it is the likelier one to stay. */
export const presentLookalike = (
  kind: CombinableKind,
  { reason, certainty, first, second }: LookalikeRow,
): Lookalike => ({
  kind,
  reason,
  similarity: reason === 'SIMILAR' ? certainty : null,
  pair: second.articles > first.articles ? [second, first] : [first, second],
})
