import { foldText } from '../formats/fold-text.ts'
import { sortRows } from './sort-rows.ts'

// Prints what one sort and one search of a long list cost; `node packages/ui/src/table/sort-and-filter.bench.ts`.
const rows = Array.from({ length: 10_000 }, (_, at) => ({
  position: at + 1,
  number: `3RT${(at * 7919) % 100_000}-1BB4${at % 10}`,
  description: `Leistungsschütz ${at % 37}-polig, ${(at * 31) % 400} A, Größe S${at % 13}`,
}))
const columns = [
  { key: 'position', sortValue: (row: (typeof rows)[number]) => row.position },
  { key: 'number', sortValue: (row: (typeof rows)[number]) => row.number },
  { key: 'description', sortValue: (row: (typeof rows)[number]) => row.description },
]

const median = (run: () => void): string => {
  const times = Array.from({ length: 9 }, () => {
    const from = performance.now()
    run()
    return performance.now() - from
  }).toSorted((one, other) => one - other)
  return `${(times[4] as number).toFixed(1)} ms (at most ${(times[8] as number).toFixed(1)})`
}

const say = (text: string) => process.stdout.write(`${text}\n`)
for (const { key } of columns)
  for (const descending of [false, true])
    say(
      `sort by ${key}, ${descending ? 'down' : 'up'}: ${median(() => sortRows(rows, columns, { column: key, descending }))}`,
    )
const folded: string[] = []
say(
  `fold all texts, at the first search: ${median(() => {
    folded.splice(0, folded.length, ...rows.map((row) => foldText(`${row.number} ${row.description}`)))
  })}`,
)
say(
  `search two words: ${median(() => void folded.filter((text) => text.includes('schutz') && text.includes('3rt1')))}`,
)
