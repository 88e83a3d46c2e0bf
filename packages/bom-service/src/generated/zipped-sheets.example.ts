import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTable } from '@schrankwerk/spreadsheet'

/** Sheets of a zip’s xlsx files by name, read with the product’s own reader. */
export async function sheetsIn(zip: Buffer): Promise<Record<string, string[][]>> {
  const sheets: Record<string, string[][]> = {}
  for (const [name, bytes] of storedEntries(zip)) {
    if (name.endsWith('.xlsx')) sheets[name] = await rowsIn(bytes)
  }
  return sheets
}

/** Rows of an xlsx file, read with the product’s own reader. */
export async function rowsIn(xlsx: Buffer): Promise<string[][]> {
  const filename = `schrankwerk-${randomUUID()}.xlsx`
  const path = join(tmpdir(), filename)
  await writeFile(path, xlsx)
  try {
    const { rows } = await readTable(path, { filename })
    return rows.map((row) => row.cells.map((cell) => cell.text))
  } finally {
    await rm(path)
  }
}

/** Entries of a zip whose entries are stored: what is compressed already goes in as it is. */
export function* storedEntries(zip: Buffer): Iterable<[name: string, bytes: Buffer]> {
  let at = zip.readUInt32LE(zip.length - 22 + 16)
  const count = zip.readUInt16LE(zip.length - 22 + 10)
  for (let entry = 0; entry < count; entry += 1) {
    const size = zip.readUInt32LE(at + 20)
    const nameLength = zip.readUInt16LE(at + 28)
    const skip = zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    yield [name, zip.subarray(begin, begin + size)]
    at += 46 + nameLength + skip
  }
}
