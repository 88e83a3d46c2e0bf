import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Schema, schemas } from '../postgres/roles.ts'
import { defaultHome, root } from '../start/home.ts'

// The operator's command (services/notification/src/operator.ts) for the copy that runs in the state folder.
const args = process.argv.slice(2)
const at = args.indexOf('--schema')
const schema = (at < 0 ? 'notification' : args[at + 1]) as Schema
const file = join(defaultHome(), 'connections.json')
const { databases = {} } = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))

if (!schemas.includes(schema) || !databases[schema]) {
  process.stderr.write(
    schemas.includes(schema)
      ? `Schrankwerk läuft nicht: ${file} fehlt.\n`
      : `--schema ist einer von ${schemas.join(', ')}.\n`,
  )
  process.exit(1)
}
const command = spawn(process.execPath, [join(root, 'services/notification/src/operator.ts'), ...args], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: databases[schema] },
})
command.on('exit', (code) => process.exit(code ?? 1))
