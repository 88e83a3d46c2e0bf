import { defineEndpoint } from '@schrankwerk/contracts'
import * as z from 'zod/mini'
import { anyone, quiet } from './actor.example.ts'
import {
  createApi,
  createDatabase,
  createFolderStore,
  createPool,
  startService,
  uploadRoute,
} from './index.ts'

// A process of its own for the tests: only there does its memory say something.
const [folder, databaseUrl] = process.argv.slice(2)
const db = createDatabase(createPool(databaseUrl!, 'kit'))
const app = createApi({
  service: 'workflow',
  db,
  authenticate: async () => anyone,
  log: quiet,
  files: createFolderStore({ folder: folder!, reserveBytes: 0 }),
})
uploadRoute(
  app,
  defineEndpoint({
    name: 'upload',
    service: 'workflow',
    method: 'POST',
    path: '/file/',
    summary: '',
    who: 'signed-in',
    multipart: { file: 'required', fields: z.object({ path: z.string() }) },
    ok: 201,
    answer: z.object({ size: z.number(), sha256: z.string() }),
  }),
  async ({ upload }) => upload.keep(),
)
const resident = () => process.memoryUsage.rss() / 1024 / 1024
let peak = 0
setInterval(() => {
  peak = Math.max(peak, resident())
}, 10).unref()
app.get('/memory', (c) => {
  globalThis.gc?.()
  const answer = { now: resident(), peak }
  peak = 0
  return c.json(answer)
})
const { port } = await startService({ name: 'workflow', port: 0, app, log: quiet })
process.stdout.write(`${port}\n`)
