import type { KitTables } from '@schrankwerk/service-kit'
import type { ColumnType, Generated } from 'kysely'
import type { MailKind } from '../mail/mails.ts'

export interface SentMailTable {
  id: string
  event_id: string
  kind: MailKind
  subject_id: string
  user_id: string
  company_id: string
  message_id: string
  payload: ColumnType<unknown, object | null | undefined, never>
  state: Generated<'PLANNED' | 'SENT' | 'DROPPED' | 'FAILED'>
  attempts: Generated<number>
  faults: Generated<number>
  unknown_outcomes: Generated<number>
  deferred_since: Date | null
  next_try_at: Date
  held_by: string | null
  note: string | null
  planned_at: Date
  done_at: Date | null
}

export interface NotificationTables extends KitTables {
  sent_mail: SentMailTable
  mail_choice: { user_id: string; messages: 'BUNDLED' | 'DAILY' | 'NONE' }
}
