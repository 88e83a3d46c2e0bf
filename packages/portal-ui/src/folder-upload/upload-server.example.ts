import { ProblemError } from '@schrankwerk/shell-api'
import type { FolderUploadProps } from './folder-upload.tsx'
import { hashOf } from './part-hash.ts'
import type { UnfinishedUpload, UploadPart } from './unfinished-upload.ts'

export const lost = () =>
  new ProblemError({ status: 0, code: 'part-down', detail: 'Die Verbindung ist abgerissen.' })

type Calls = FolderUploadProps['calls']

/** A folder that keeps to the contract of the calls, with parts of four bytes. */
export function anUploadServer() {
  const unfinished = new Map<string, UnfinishedUpload & { content: Map<number, string> }>()
  const stored: { name: string; subfolderId: string | null; versionOf: string | null; text: string }[] = []
  /** Numbers of the parts that came, in their order. */
  const arrived: number[] = []
  const subfolders = new Map<string, string>()
  /** How many of the next parts are lost: on their way, or their answer. */
  const line = { partsToLose: 0, answersToLose: 0, endsToLose: 0 }
  /** By the key of the call: a repeat is answered as it was, whatever has become of the upload. */
  const begun = new Map<string, UnfinishedUpload>()
  /** What the next end is refused for; what is refused for good is dropped. */
  const refusals: ProblemError[] = []
  const known = (uploadId: string) => {
    const upload = unfinished.get(uploadId)
    if (upload === undefined)
      throw new ProblemError({ status: 404, code: 'not-found', detail: 'Das gibt es nicht mehr.' })
    return upload
  }
  const calls: Calls = {
    partBytes: 4,
    async list() {
      return [...unfinished.values()].map(({ content: _, ...upload }) => upload)
    },
    async begin({ file, subfolderId, versionOf }, { idempotencyKey }) {
      const before = begun.get(idempotencyKey)
      if (before !== undefined) return before
      const uploadId = crypto.randomUUID()
      const upload = {
        uploadId,
        filename: file.name,
        size: file.size,
        subfolderId,
        versionOf,
        partBytes: 4,
        parts: [] as UploadPart[],
      }
      unfinished.set(uploadId, { ...upload, content: new Map() })
      begun.set(idempotencyKey, upload)
      return upload
    },
    async sendPart({ uploadId, number, sha256, file }) {
      if (line.partsToLose > 0) {
        line.partsToLose -= 1
        throw lost()
      }
      const upload = known(uploadId)
      arrived.push(number)
      if ((await hashOf(file)) !== sha256) throw new Error('The hash does not fit.')
      upload.content.set(number, await file.text())
      upload.parts = [...upload.parts, { number, size: file.size, sha256 }]
      if (line.answersToLose > 0) {
        line.answersToLose -= 1
        throw lost()
      }
    },
    async finish(uploadId) {
      if (line.endsToLose > 0) {
        line.endsToLose -= 1
        throw lost()
      }
      const upload = known(uploadId)
      const refusal = refusals.shift()
      if (refusal?.status === 415) unfinished.delete(uploadId)
      if (refusal) throw refusal
      const parts = [...upload.content].sort(([a], [b]) => a - b).map(([, text]) => text)
      if (parts.length < Math.ceil(upload.size / 4))
        throw new ProblemError({
          status: 409,
          code: 'upload-incomplete',
          detail: 'Es fehlen noch Teile der Datei.',
        })
      const { filename: name, subfolderId, versionOf } = upload
      stored.push({ name, subfolderId, versionOf, text: parts.join('') })
      unfinished.delete(uploadId)
    },
    async sendWhole({ file, subfolderId, versionOf }) {
      stored.push({ name: file.name, subfolderId, versionOf, text: await file.text() })
    },
    async cancel(uploadId) {
      unfinished.delete(uploadId)
    },
    async makeSubfolder(name) {
      const id = subfolders.get(name) ?? `subfolder ${subfolders.size + 1}`
      subfolders.set(name, id)
      return id
    },
    onStored: () => undefined,
  }
  return { calls, unfinished, stored, arrived, subfolders, line, refusals }
}
