import { Hono } from 'hono'
import { createInternalApi, createLog, startService } from './index.ts'

// A process of its own for the tests: signals reach the whole of it. A request to /slow is answered after SIGUSR2.
const say = (line: string) => process.stdout.write(`${line}\n`)
const finished = Promise.withResolvers<void>()
process.on('SIGUSR2', () => finished.resolve())

const app = new Hono()
  .get('/quick', (c) => c.text('quick'))
  .get('/slow', async (c) => {
    say('begun')
    await finished.promise
    say('answered')
    return c.text('slow')
  })
const log = createLog('x', 'silent')
const { port, internalPort } = await startService({
  name: 'x',
  port: 0,
  app,
  internalApp: createInternalApi({
    service: 'x',
    db: undefined as never,
    authenticateService: async () => {},
    log,
  }),
  log,
  drainMs: Number(process.argv[2]),
  onStop: async () => void say('closed'),
})
say(`${port} ${internalPort}`)
