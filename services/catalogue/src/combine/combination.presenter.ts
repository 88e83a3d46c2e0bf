import type { Combination } from '@schrankwerk/contracts'
import type { Sendable } from '@schrankwerk/service-kit'
import { type CombinationRow, undoableHours } from './combination.queries.ts'
import { combinableTables } from './combine-kinds.ts'

export const presentCombination = (row: CombinationRow): Sendable<Combination> => ({
  id: row.id,
  kind: row.kind,
  at: row.at,
  userId: row.user_id,
  userName: row.user_name,
  survivor: { id: row.survivor_id, displayName: row.survivor_name },
  gone: (row.former.at(-1)?.rows[combinableTables[row.kind].table] ?? []).map((gone) => ({
    id: gone.id as string,
    displayName: gone.display_name as string,
  })),
  articles: row.articles,
  undoableUntil: new Date(row.at.getTime() + undoableHours * 3_600_000),
  undoneAt: row.undone_at,
})
