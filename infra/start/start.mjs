import { join } from 'node:path'
import { root, runWithNode24 } from './bootstrap.mjs'

runWithNode24(join(root, 'infra/start/main.ts'), process.argv.slice(2))
