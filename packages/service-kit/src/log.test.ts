import { spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
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
