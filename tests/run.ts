import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { clearDeadRuns } from '@schrankwerk/testing/clear-dead-runs'
import { type Part, partNamed, parts } from './run/parts.ts'
import { realLists } from './run/real-lists.ts'
import { add, noTests, type Tally } from './run/tally.ts'
import { openTestStack } from './run/test-stack.ts'
import { endTools } from './run/tool.ts'

/**
 * Everything that is proved, part after part: `npm test`, or `npm test -- <part> …`. A part that fails stops no other;
 * a test that is skipped proves nothing, so it fails the run. Ends with the line `N passed, N failed, N skipped`.
 * Parts that are extra run only when named; `npm test -- lists --from <folder>` proves real lists instead, which the project does not hold.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false }, from: { type: 'string' } },
})

const say = (text: string) => process.stdout.write(`${text}\n`)
const unknown = positionals.filter((name) => !partNamed(name))
const isMisplaced = values.from !== undefined && positionals.join() !== 'lists'
if (values.help || unknown.length || isMisplaced) {
  if (unknown.length) say(`There is no part ${unknown.join(', ')}.`)
  if (isMisplaced) say('A folder of real lists goes with the part lists alone.')
  for (const { name, about } of parts) say(`  npm test -- ${name.padEnd(12)} ${about}`)
  say('  npm test -- lists --from <folder>  real lists that the project does not hold')
  process.exit(values.help ? 0 : 2)
}
const wanted: readonly Part[] =
  values.from !== undefined
    ? [realLists(values.from)]
    : positionals.length
      ? positionals.map((name) => partNamed(name) as Part)
      : parts.filter(({ isExtra }) => !isExtra)

const stack = openTestStack(say)
const end = async () => {
  await endTools()
  await stack.stop()
  process.exit(1)
}
// Ctrl+C comes twice: to the whole group, and from whoever started this.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
await clearDeadRuns(tmpdir())

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

function failedBy(cause: string): Tally {
  say(cause)
  return { ...noTests, failed: 1, failures: [cause] }
}

async function tallyOf(part: Part): Promise<Tally> {
  try {
    const tally = await part.run(stack)
    if (tally.passed + tally.failed > 0) return tally
    return failedBy(`${part.name}: nothing was tested.`)
  } catch (error) {
    return failedBy(`${part.name}: ${error instanceof Error ? error.message : error}`)
  }
}

const results: { name: string; tally: Tally; took: string }[] = []
for (const part of wanted) {
  const startedAt = performance.now()
  say(`\n━━ ${part.name} · ${part.about}\n`)
  results.push({ name: part.name, tally: await tallyOf(part), took: seconds(startedAt) })
}
await endTools()
await stack.stop()

const total = results.reduce((sum, { tally }) => add(sum, tally), noTests)
// Once more at the end, for whoever sees no more of a long run than that.
for (const one of total.failures) say(`\n✗ ${one}`)
say('')
for (const { name, tally, took } of results) {
  const mark = tally.failed + tally.skipped > 0 ? '✗' : '✓'
  say(
    `  ${mark} ${name.padEnd(12)} ${took.padStart(8)}  ${tally.passed} / ${tally.failed} / ${tally.skipped}`,
  )
}
say(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed + total.skipped > 0 ? 1 : 0)
