/** One part of a file as the service keeps it. */
export interface UploadPart {
  /** From 1. */
  number: number
  size: number
  /** Hexadecimal. */
  sha256: string
}

/** A file that goes in parts, as the service knows it. */
export interface UnfinishedUpload {
  uploadId: string
  filename: string
  size: number
  subfolderId: string | null
  versionOf: string | null
  /** Of each part but the last. */
  partBytes: number
  parts: readonly UploadPart[]
}

/** How many bytes of the file the server has. */
export const bytesThere = ({ parts }: UnfinishedUpload): number =>
  parts.reduce((sum, { size }) => sum + size, 0)
