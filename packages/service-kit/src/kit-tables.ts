import type { ColumnType, Generated } from 'kysely'

type Json = ColumnType<unknown, string, string>

/** The tables of the kit's own migration; every service's tables extend them. */
export interface KitTables {
  outbox: {
    position: Generated<number>
    id: string
    name: string
    aggregate_id: string
    aggregate_version: number
    payload: Json
    at: Generated<Date>
    published_at: Date | null
  }
  inbox: { consumer: string; event_id: string; at: Generated<Date> }
  dead_letter: {
    id: string
    consumer: string
    event_id: string | null
    name: string
    envelope: Json
    state: 'retrying' | 'dead' | 'requeued' | 'handled'
    attempts: Generated<number>
    error: string
    first_at: Generated<Date>
    last_at: Generated<Date>
  }
  idempotency: {
    user_id: string
    endpoint: string
    key: string
    request_hash: string
    claim: string
    claimed_at: Generated<Date>
    committed: Generated<boolean>
    status: number | null
    content_type: string | null
    answer: string | null
  }
  ticket: { hash: Buffer; user_id: string; resource: Json; expires_at: Date }
  change_entry: {
    id: string
    entity: string
    entity_id: string
    at: Date
    user_id: string | null
    action: string
    fields: string[]
  }
  lease: { name: string; holder: string | null; until: Date }
  uploaded_bytes: { company_id: string; day: string; bytes: number }
  job: {
    id: string
    kind: string
    key: string
    payload: Json
    state: Generated<'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'ABORTED'>
    tries: Generated<number>
    fence: Generated<number>
    lease_until: Date | null
    backend_pid: number | null
    backend_start: Date | null
    progress: ColumnType<unknown, string | undefined, string>
    result: ColumnType<unknown, string | null | undefined, string | null>
    error: string | null
    created_at: Generated<Date>
    ended_at: Date | null
  }
  due_job: { kind: string; key: string; due_at: Date; payload: Json; done_at: Date | null }
}
