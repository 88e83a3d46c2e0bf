import { hasText } from '@schrankwerk/service-kit'
import { type Kysely, sql } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { Reader } from './conversation.queries.ts'
import type { About } from './find-about.ts'
import { messagesAbout } from './question.queries.ts'

/** Messages that hold a text in what they say or in their attachment's name, the latest first. */
export const searchMessages = (
  db: Kysely<WorkflowTables>,
  reader: Reader,
  { about, searchTerm }: { about: About; searchTerm: string },
) =>
  messagesAbout(db, reader, about)
    .where(hasText(sql`lower(concat_ws(e'\\n', message.content, message.attachment_name))`, searchTerm))
    .orderBy('message.create_date', 'desc')
    .orderBy('message.id', 'desc')
    .limit(50)
    .execute()
