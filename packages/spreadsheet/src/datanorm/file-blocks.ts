import { readSync } from 'node:fs'

const blockSize = 64 * 1024
const blocksHeld = 64

/** Reads places of a file again; records that belong together mostly stand in one of the blocks that are held. */
export function createFileBlocks(file: number) {
  const blocks = new Map<number, Buffer>()

  function blockAt(number: number): Buffer {
    const held = blocks.get(number)
    if (held) return held
    const block = Buffer.allocUnsafeSlow(blockSize)
    const length = readSync(file, block, 0, blockSize, number * blockSize)
    if (blocks.size >= blocksHeld) blocks.delete(blocks.keys().next().value!)
    const read = block.subarray(0, length)
    blocks.set(number, read)
    return read
  }

  return (offset: number, length: number): Buffer => {
    const first = Math.floor(offset / blockSize)
    const last = Math.floor((offset + length - 1) / blockSize)
    const start = offset - first * blockSize
    if (first === last) return blockAt(first).subarray(start, start + length)
    const parts: Buffer[] = []
    for (let number = first; number <= last; number += 1) parts.push(blockAt(number))
    return Buffer.concat(parts).subarray(start, start + length)
  }
}
