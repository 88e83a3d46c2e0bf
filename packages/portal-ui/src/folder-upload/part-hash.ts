import type { UnfinishedUpload } from './unfinished-upload.ts'

/** SHA-256, hexadecimal. */
export async function hashOf(bytes: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The part of a file with this number, from 1. */
export const partOf = (file: File, number: number, partBytes: number): Blob =>
  file.slice((number - 1) * partBytes, number * partBytes)

/** Whether a chosen file is the one that an unfinished upload has parts of: by its name, its length and the parts' hashes. */
export async function isSameFile(
  file: File,
  { filename, size, parts, partBytes }: UnfinishedUpload,
): Promise<boolean> {
  // A file system may write an umlaut as two characters.
  if (file.size !== size || file.name.normalize('NFC') !== filename.normalize('NFC')) return false
  for (const { number, sha256 } of parts)
    if ((await hashOf(partOf(file, number, partBytes))) !== sha256) return false
  return true
}
