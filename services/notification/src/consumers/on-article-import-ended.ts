import type { articleImportEnded } from '@schrankwerk/contracts'
import { findRecipients } from '../neighbours.ts'
import { planner } from './planning.ts'

/** Tells whoever started the import. */
export const onArticleImportEnded = planner<typeof articleImportEnded>(
  'article-import-ended',
  ({ importId }) => importId,
  (neighbours, { userId }) => findRecipients(neighbours, { userIds: [userId] }),
)
