import { describe, expect, test } from 'vitest'
import { expectReading } from './expect-reading.example.ts'
import { fileOf } from './file-of.example.ts'
import { hostileFiles } from './hostile-files.example.ts'

describe('hostile files', () => {
  test.each(hostileFiles)('$name: $about', async ({ name, bytes, truth }) => {
    await expectReading(fileOf(bytes()), name, truth)
  })

  test('are the same at every writing, and each has a name of its own', () => {
    for (const { bytes } of hostileFiles) expect(Buffer.compare(bytes(), bytes())).toBe(0)
    expect(new Set(hostileFiles.map(({ name }) => name)).size).toBe(hostileFiles.length)
  })
})
