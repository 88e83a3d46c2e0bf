import type { exportUsers as endpoint, QueryOf } from '@schrankwerk/contracts'
import { signInCount } from '@schrankwerk/domain'
import { attachmentHeaders, berlinDate, berlinDateCell, sendStream } from '@schrankwerk/service-kit'
import { type WriteColumn, type WriteValue, writeCsv, writeXlsx } from '@schrankwerk/spreadsheet'
import type { IdentityCtx } from '../identity-ctx.ts'
import { keepsEveryone } from './user.queries.ts'
import { streamUsers, type UserListRow } from './user-list.queries.ts'

interface ExportColumn extends WriteColumn {
  value(user: UserListRow): WriteValue
  operatorOnly?: true
}

const columns: readonly ExportColumn[] = [
  { header: 'Vorname', width: 18, value: (user) => user.name },
  { header: 'Nachname', width: 22, value: (user) => user.lastname },
  { header: 'E-Mail-Adresse', width: 34, value: (user) => user.mail },
  { header: 'Telefon', width: 20, value: (user) => user.phone_number },
  { header: 'Administration', value: (user) => (user.admin ? 'Ja' : 'Nein') },
  { header: 'Unternehmen', width: 30, value: (user) => user.company_name, operatorOnly: true },
  { header: 'Anmeldungen', kind: 'number', value: (user) => signInCount(user.login_counter) },
  {
    header: 'Letzte Anmeldung',
    kind: 'date',
    value: (user) => user.last_login_at && berlinDateCell(user.last_login_at),
  },
  { header: 'Angelegt am', kind: 'date', value: (user) => berlinDateCell(user.create_date) },
]

/** The users that the filter finds, as a file that is written while it is read from the database. */
export function exportUsers(
  { db, actor, now }: Pick<IdentityCtx, 'db' | 'actor' | 'now'>,
  query: QueryOf<typeof endpoint>,
): Promise<Response> {
  const shown = columns.filter(({ operatorOnly }) => !operatorOnly || keepsEveryone(actor))
  const rows = cellsOf(streamUsers(db, actor, query), shown)
  const file =
    query.format === 'csv'
      ? writeCsv(withHeader(shown, rows), { separator: ';' })
      : writeXlsx({ sheets: [{ name: 'Benutzer', columns: shown, rows }] })
  const name = `benutzer-${berlinDate(now())}.${query.format}`
  return sendStream(file, { headers: attachmentHeaders(name) })
}

async function* cellsOf(users: AsyncIterable<UserListRow>, shown: readonly ExportColumn[]) {
  for await (const user of users) yield shown.map((column) => column.value(user))
}

async function* withHeader(shown: readonly ExportColumn[], rows: AsyncIterable<WriteValue[]>) {
  yield shown.map((column) => column.header)
  yield* rows
}
