import { closeSync, existsSync, fstatSync, openSync, renameSync, statSync, writeSync } from 'node:fs'

/** How large a log may become before it makes way for a new one, and how many old ones stay. */
export interface LogLimits {
  bytes: number
  files: number
}

export interface RotatingFile {
  /** Appends; what there is no room for is lost, and how much that was stands where the next line is written. */
  write(bytes: Buffer): void
}

const lineEnd = 0x0a

/** `x.log` becomes `x.log.1`, which becomes `x.log.2`; the oldest is replaced. */
export function moveAside(path: string, { files }: LogLimits): void {
  for (let age = files - 1; age > 0; age -= 1)
    if (existsSync(`${path}.${age}`)) renameSync(`${path}.${age}`, `${path}.${age + 1}`)
  renameSync(path, `${path}.1`)
}

/** A log that changes over to a new file at the end of a line, and to the one at its path where somebody took it away. */
export function openRotatingFile(path: string, limits: LogLimits): RotatingFile {
  let file: { fd: number; inode: number } | undefined
  let size = 0
  let isWithinLine = false
  let lost = 0
  let reason = ''

  function lose(bytes: number, error: unknown): void {
    lost += bytes
    reason = (error as NodeJS.ErrnoException).code ?? String(error)
  }

  function leave(): void {
    if (file) closeSync(file.fd)
    file = undefined
    isWithinLine = false
  }

  function opened(): number {
    const there = statSync(path, { throwIfNoEntry: false })
    if (file && there?.ino !== file.inode) leave()
    if (file && there) size = there.size
    else {
      const fd = openSync(path, 'a')
      const { ino, size: before } = fstatSync(fd)
      file = { fd, inode: ino }
      size = before
    }
    return file!.fd
  }

  function append(bytes: Buffer): void {
    let written = 0
    try {
      const fd = opened()
      while (written < bytes.length) {
        const more = writeSync(fd, bytes, written)
        written += more
        size += more
      }
    } catch (error) {
      lose(bytes.length - written, error)
    }
    if (written > 0) isWithinLine = bytes[written - 1] !== lineEnd
  }

  /** False where the old one cannot be moved: then it goes on to grow. */
  function changeOver(): boolean {
    try {
      moveAside(path, limits)
      leave()
      opened()
      return true
    } catch {
      return false
    }
  }

  function tellOfLoss(): void {
    const before = lost
    lost = 0
    append(Buffer.from(`${isWithinLine ? '\n' : ''}${before} bytes were not written here: ${reason}\n`))
    if (lost > 0) lost = before
  }

  return {
    write(bytes) {
      try {
        opened()
      } catch (error) {
        return lose(bytes.length, error)
      }
      if (lost > 0) tellOfLoss()
      for (let rest = bytes; rest.length > 0; ) {
        const room = Math.max(0, limits.bytes - size)
        if (rest.length <= room) return append(rest)
        const fitting = room > 0 ? rest.lastIndexOf(lineEnd, room - 1) + 1 : 0
        // A line without an end does not keep the file from its change for good.
        const mayChange = size > 0 && (!isWithinLine || size >= 2 * limits.bytes)
        if (fitting === 0 && mayChange && changeOver()) continue
        const end = fitting || rest.indexOf(lineEnd) + 1 || rest.length
        append(rest.subarray(0, end))
        rest = rest.subarray(end)
      }
    },
  }
}
