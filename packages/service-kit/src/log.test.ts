import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const full = '/dev/full'

test('a disk without room takes no line, and the process goes on to its end', ({ skip }) => {
  if (!existsSync(full)) skip('this system has no device that is always full')
  const log = new URL('./log.ts', import.meta.url).href
  const program = `
    const { createLog } = await import('${log}')
    const log = createLog('probe')
    for (let at = 0; at < 100; at += 1) log.info({ at }, 'a line')
    process.stderr.write('went on')
  `
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', openSync(full, 'w'), 'pipe'],
    encoding: 'utf8',
    timeout: 30_000,
  })
  expect({ status, wentOn: stderr.endsWith('went on') }).toEqual({ status: 0, wentOn: true })
})

test('a reader who is slow gets every line whole and in order', async () => {
  const log = new URL('./log.ts', import.meta.url).href
  // Whatever looks at it makes the output one that does not wait, as a warning does.
  const program = `
    const { createLog } = await import('${log}')
    void process.stdout.writableLength
    const log = createLog('probe')
    for (let at = 0; at < 30; at += 1) log.info({ at }, 'x'.repeat(300_000 + at))
    process.stderr.write('said')
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await once(child.stderr, 'data')
  const lines = (await text(child.stdout)).split('\n').slice(0, -1)
  expect(lines.map((line) => JSON.parse(line)).map(({ at, msg }) => [at, msg.length])).toEqual(
    Array.from({ length: 30 }, (_, at) => [at, 300_000 + at]),
  )
})
