import { parseArgs } from 'node:util'
import { createDatabase, createPool } from '@schrankwerk/service-kit'
import type { NotificationTables } from './database/tables.ts'
import { commands } from './operator/operate.ts'

const usage = `What could not be handled, for the operator. DATABASE_URL names the database of one service.

  node services/notification/src/operator.ts letters --schema workflow         dead letters of a service
  node services/notification/src/operator.ts requeue --schema workflow <id …>  gives them to their consumer again
  node services/notification/src/operator.ts mails                             mails that wait or were refused
  node services/notification/src/operator.ts resend <id … | all>               sends refused mails again
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { schema: { type: 'string', default: 'notification' }, help: { type: 'boolean', short: 'h' } },
})
const [name = '', ...ids] = positionals
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const url = process.env.DATABASE_URL

if (values.help || command === undefined || !url) {
  process.stdout.write(usage)
  process.exit(values.help ? 0 : 2)
}
const pool = createPool(url, values.schema)
try {
  const lines = await command(createDatabase<NotificationTables>(pool), ids)
  process.stdout.write(`${lines.join('\n')}\n`)
} finally {
  await pool.end()
}
