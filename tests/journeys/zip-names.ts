const endMark = 0x06054b50
const endSize = 22

/** Names in a zip, as its central directory lists them. */
export function zipNames(zip: Buffer): string[] {
  let end = zip.length - endSize
  while (zip.readUInt32LE(end) !== endMark) end -= 1
  const names: string[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const length = zip.readUInt16LE(at + 28)
    names.push(zip.toString('utf8', at + 46, at + 46 + length))
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return names
}
