import { resolve } from 'node:path'
import { root, runWithNode24 } from './bootstrap.mjs'

const [script, ...args] = process.argv.slice(2)
if (!script) {
  process.stderr.write('node infra/start/run.mjs <script.ts> [arguments]\n')
  process.exit(2)
}
runWithNode24(resolve(root, script), args)
