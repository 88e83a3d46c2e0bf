import { ProblemError } from '@schrankwerk/shell-api'
import { type Line, overBrokenLine } from './broken-line.ts'
import { hashOf, partOf } from './part-hash.ts'
import type { UnfinishedUpload, UploadPart } from './unfinished-upload.ts'

/** The calls of a file that goes in parts. */
export interface PartCalls {
  list(signal: AbortSignal): Promise<readonly UnfinishedUpload[]>
  sendPart(
    part: { uploadId: string; number: number; sha256: string; file: File },
    run: { signal: AbortSignal; onProgress: (share: number) => void },
  ): Promise<unknown>
  /** A repeat answers the same file. */
  finish(uploadId: string, signal: AbortSignal): Promise<unknown>
}

export interface PartsJob extends Line {
  calls: PartCalls
  file: File
  upload: UnfinishedUpload
  /** Bytes that have gone, those of former times too. */
  onProgress: (bytes: number) => void
}

const atOnce = 2
const brokenPartsAtMost = 3

/**
 * Sends what is missing of a file, two parts at a time, and has it put together. After a broken line it asks first which
 * parts are there: of those none is sent again.
 */
export async function sendInParts(job: PartsJob): Promise<void> {
  const { calls, upload } = job
  const stored = new Map(upload.parts.map((part) => [part.number, part]))
  for (let round = 0; ; round += 1) {
    await sendMissing(job, stored)
    try {
      await overBrokenLine(job, (_, attempt) => calls.finish(upload.uploadId, attempt))
      return
    } catch (error) {
      if (!(error instanceof ProblemError && error.code === 'upload-incomplete') || round === 2) throw error
      stored.clear()
      for (const part of (await ownParts(job)) ?? []) stored.set(part.number, part)
    }
  }
}

async function sendMissing(job: PartsJob, stored: Map<number, UploadPart>): Promise<void> {
  const { file, upload, onProgress } = job
  const count = Math.ceil(file.size / upload.partBytes)
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((one) => !stored.has(one))
  const underWay = new Map<number, number>()
  const tell = () =>
    onProgress(
      [...stored.values()].reduce((sum, { size }) => sum + size, 0) +
        [...underWay.values()].reduce((sum, bytes) => sum + bytes, 0),
    )
  tell()
  // The first failure ends the other part as well.
  const stopped = new AbortController()
  const signal = AbortSignal.any([job.signal, stopped.signal])
  const send = async () => {
    for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
      const one = number
      const part = await sendPart({ ...job, signal }, one, (bytes) => {
        underWay.set(one, bytes)
        tell()
      })
      underWay.delete(one)
      stored.set(one, part)
      tell()
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, send))
  } catch (error) {
    stopped.abort(error)
    throw error
  }
}

async function sendPart(
  job: PartsJob,
  number: number,
  onBytes: (bytes: number) => void,
): Promise<UploadPart> {
  const { calls, file, upload } = job
  const bytes = partOf(file, number, upload.partBytes)
  const sha256 = await hashOf(bytes)
  const part: UploadPart = { number, size: bytes.size, sha256 }
  let broken = 0
  return overBrokenLine(job, async (attempt, signal) => {
    if (attempt > 0) {
      const there = await ownParts({ ...job, signal })
      if (there?.some((one) => one.number === number && one.sha256 === sha256)) return part
    }
    for (;;)
      try {
        await calls.sendPart(
          { uploadId: upload.uploadId, number, sha256, file: new File([bytes], file.name) },
          { signal, onProgress: (share) => onBytes(share * bytes.size) },
        )
        return part
      } catch (error) {
        onBytes(0)
        const isDamaged =
          error instanceof ProblemError && ['upload-part-broken', 'upload-broken-off'].includes(error.code)
        broken += 1
        if (!isDamaged || broken >= brokenPartsAtMost) throw error
      }
  })
}

/** Undefined where the upload has come to its end meanwhile, or is gone. */
const ownParts = async ({ calls, upload, signal }: PartsJob) =>
  (await calls.list(signal)).find(({ uploadId }) => uploadId === upload.uploadId)?.parts
