import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeImportFile } from './describe-import-file.ts'

/**
 * Prints what looking at wide price lists costs: `node services/catalogue/src/import-file/wide-list.bench.ts`. Exports of
 * shops have hundreds of columns, of which rows share most values.
 */
const rows = 2000
const base = ['Artikelnummer', 'Hersteller', 'Bezeichnung', 'EAN', 'Listenpreis', 'Einheit']
const properties = ['Beschreibung', 'Merkmal', 'Farbe', 'Spannung', 'Bild', 'Datenblatt', 'Norm', 'Status']

function wideList(columns: number): string {
  const headers = Array.from(
    { length: columns },
    (_, at) => base[at] ?? `${properties[at % properties.length]} ${at}`,
  )
  const line = (row: number) =>
    headers.map((_, at) => {
      if (at < base.length)
        return [`AB-${row}`, 'Nordwerk', `Schütz ${row} 24 V DC`, '4006381333931', `${row % 900},50`, 'Stk'][
          at
        ]!
      return ['Ein Text mit einigen Wörtern', String((row * 7 + at) % 500), '', 'ja', `X${row}`][at % 5]!
    })
  const lines = [headers, ...Array.from({ length: rows }, (_, row) => line(row))]
  return lines.map((cells) => cells.join(';')).join('\n')
}

const folder = mkdtempSync(join(tmpdir(), 'wide-list-'))
try {
  for (const columns of [50, 100, 203, 407, 814]) {
    const path = join(folder, `${columns}.csv`)
    writeFileSync(path, wideList(columns))
    const times: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const before = process.cpuUsage()
      await describeImportFile({ path, filename: `${columns}.csv`, today: '2026-10-05' })
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000)
    }
    const [least] = times.sort((a, b) => a - b)
    process.stdout.write(`${columns} columns: ${Math.round(least!)} ms of processor time\n`)
  }
} finally {
  rmSync(folder, { recursive: true })
}
