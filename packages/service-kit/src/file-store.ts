import type { Readable } from 'node:stream'

/** What a row remembers of its file. */
export interface StoredFile {
  key: string
  size: number
  /** Hexadecimal. */
  sha256: string
  /** The first bytes, at most `headBytes`. */
  head: Buffer
}

/** Received, but nothing refers to it yet. */
export interface TemporaryFile extends Omit<StoredFile, 'key'> {
  /** On the disk of this machine, whatever the store: for readers and scanners that need one. */
  path: string
  /**
   * Gives it its content key; from then on it survives a crash. Call it before the transaction that names the key: a
   * lock must not wait for a disk. What no row names is left to the janitor. A second call gives the same.
   */
  keep(): Promise<StoredFile>
  /** Removes it unless it was kept. */
  discard(): Promise<void>
}

/** The first byte and the last one, both included as in HTTP. */
export interface ByteRange {
  start?: number
  end?: number
}

/** One part of a file that arrives in parts. */
export interface FilePart {
  /** From 1; the file is its parts in the order of their numbers. */
  number: number
  size: number
  /** Hexadecimal. */
  sha256: string
}

/**
 * Where the bytes of files are: a folder, or an object store in its place. What every one has to keep to is
 * `file-store.contract.example.ts`.
 */
export interface FileStore {
  /** Streams to a temporary name, flushed to the disk. Throws `TooLarge`, leaves nothing behind when it fails. */
  receive(stream: AsyncIterable<Uint8Array>, limits: { maxBytes: number }): Promise<TemporaryFile>
  /** `receive` and `keep` in one, for files the service makes itself. */
  write(stream: AsyncIterable<Uint8Array>, limits: { maxBytes: number }): Promise<StoredFile>
  /** Begins a file whose parts come one by one, in any order, also to several copies of the service. */
  beginParts(): Promise<string>
  /** Writes one part, flushed to the disk; the same number again replaces it. Throws `TooLarge`, `NotFound`. */
  writePart(
    id: string,
    number: number,
    stream: AsyncIterable<Uint8Array>,
    limits: { maxBytes: number },
  ): Promise<FilePart>
  /**
   * Makes one file of these parts. All parts stay until `abortParts`: who crashes before a row names the file joins
   * them again. Throws `NotFound` where one is missing, `TooLarge` where they are too much together.
   */
  joinParts(id: string, parts: readonly FilePart[], limits: { maxBytes: number }): Promise<TemporaryFile>
  /** Drops the parts that have come. Nothing happens where nothing is there any more. */
  abortParts(id: string): Promise<void>
  /** Reads a file or a range of it; `size` is that of the whole. Throws `NotFound`. */
  open(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number }>
  /** Takes the bytes away at once. A deletion by a person marks its row instead, and the janitor comes later. */
  remove(key: string): Promise<void>
  /** False once the disk is down to its reserve: no more uploads, all else goes on. */
  hasRoom(): Promise<boolean>
  /**
   * Removes leftovers by age alone, so another copy's upload is never lost: temporary files and parts after a day, and
   * files older than seven days that no row refers to. `referenced` gets keys and answers those still needed:
   * rows with `deleted_at is null or deleted_at > now() - interval '7 days'`.
   */
  janitor(ask: { referenced(keys: string[]): Promise<Set<string>> }): Promise<{ removed: number }>
}

export const headBytes = 4096
