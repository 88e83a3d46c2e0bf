import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BusinessDataItem,
  finishFolderUpload,
  getBusinessData,
  getBusinessDataItem,
  listFolderUploads,
  partBytes,
  sendFolderUploadPart,
  startFolderUpload,
} from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/contracts/client'
import { signInForTokens } from '@schrankwerk/infra/demo/sign-in.ts'
import { type BreakingLine, breakingLine } from '@schrankwerk/testing'
import { type FaultContext, pause, same, until } from './fault-context.ts'

const megabyte = 1024 ** 2
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Text, other at each place: a part in the wrong order changes the hash. */
function textOf(size: number): Buffer {
  const bytes = Buffer.alloc(size, 'Kabel ')
  for (let at = 0; at + 12 < size; at += 65_536) bytes.write(String(at).padStart(12), at)
  return bytes
}

/** 200 MB over a line that breaks three times arrive whole. */
export async function uploadOverBrokenLine(context: FaultContext): Promise<string> {
  const folder = await openedFolder(context, 'Leitung')
  const content = textOf(200 * megabyte)
  const { hostname, port } = new URL(context.stack.ready.portal)
  const line = await breakingLine({ host: hostname, port: Number(port) }, [
    30 * megabyte,
    70 * megabyte,
    50 * megabyte,
  ])
  const upload = await begin(context, folder, content)
  const sent = await sendMissing(context, { folder, content, upload, line })
  const item = await finish(context, folder, upload)
  await line.close()
  same('times the line broke', line.breaks(), 3)
  same('hash of the file', await storedHash(context, folder, item), hashOf(content))
  return `200 MB whole, the line broke ${line.breaks()} times, ${sent} parts sent for ${content.length / partBytes}`
}

/** A service that is killed in the middle of a part has it sent again, and no other. */
export async function businessdataKilledInPart(context: FaultContext): Promise<string> {
  const folder = await openedFolder(context, 'Teil')
  const content = textOf(40 * megabyte)
  const upload = await begin(context, folder, content)
  const sending = sendMissing(context, { folder, content, upload })
  await until(
    'the first parts are there',
    60,
    async () => ((await unfinished(context, folder, upload))?.parts.length ?? 0) > 0,
  )
  context.kill('businessdata')
  const sent = await sending
  const item = await finish(context, folder, upload)
  same('hash of the file', await storedHash(context, folder, item), hashOf(content))
  same('parts left in the store', await partsLeft(context), 0)
  return `whole, ${sent} parts sent for ${content.length / partBytes}`
}

/** A service that is killed while it puts a file together loses nothing and leaves one file. */
export async function businessdataKilledInFinish(context: FaultContext): Promise<string> {
  const folder = await openedFolder(context, 'Ende')
  const content = textOf(200 * megabyte)
  const upload = await begin(context, folder, content)
  await sendMissing(context, { folder, content, upload })
  const incoming = join(context.stack.home.files, 'businessdata', 'incoming')
  const broken = context.supplier
    .call(finishFolderUpload, { body: { offerId: folder, uploadId: upload } })
    .then(
      () => false,
      () => true,
    )
  await until('the parts are being joined', 30, async () => (await readdir(incoming)).length > 0)
  context.kill('businessdata')
  const wasBroken = await broken
  const item = await finish(context, folder, upload)
  same('hash of the file', await storedHash(context, folder, item), hashOf(content))
  const { items } = await context.supplier.call(getBusinessData, { query: { offerId: folder } })
  same('files in the folder', items.length, 1)
  return `${wasBroken ? 'broken off, then' : 'ended before the kill,'} one whole file`
}

interface Sending {
  folder: string
  content: Buffer
  upload: string
  /** Left out, the portal's own. */
  line?: BreakingLine
}

async function openedFolder(context: FaultContext, title: string): Promise<string> {
  return context.releasedOffer(await context.releasedEnquiry(title))
}

async function begin({ supplier }: FaultContext, offerId: string, content: Buffer): Promise<string> {
  const body = { offerId, filename: 'Liste.txt', size: content.length }
  return (await supplier.call(startFolderUpload, { body })).uploadId
}

const unfinished = async ({ supplier }: FaultContext, offerId: string, uploadId: string) =>
  (await supplier.call(listFolderUploads, { query: { offerId } })).find((one) => one.uploadId === uploadId)

/** As a browser does: two parts at a time, and after a break it asks which are there. Answers how many went. */
async function sendMissing(
  context: FaultContext,
  { folder, content, upload, line }: Sending,
): Promise<number> {
  const { portal } = context.stack.ready
  const { accessToken } = await signInForTokens({
    portal,
    mail: 'vertrieb@suedtal.example',
    password: 'schrankwerk-demo',
  })
  const origin = line ? `http://127.0.0.1:${line.port}` : portal
  let sent = 0
  for (;;) {
    let there: Awaited<ReturnType<typeof unfinished>>
    await until('the parts are told', 60, async () => {
      there = await unfinished(context, folder, upload)
      return true
    })
    if (there === undefined) throw new Error('the upload is gone')
    const numbers = Array.from({ length: Math.ceil(content.length / partBytes) }, (_, index) => index + 1)
    const missing = numbers.filter((number) => !there?.parts.some((part) => part.number === number))
    if (missing.length === 0) return sent
    const next = missing.slice(0, 2)
    sent += next.length
    await Promise.all(
      next.map(async (number) => {
        const part = content.subarray((number - 1) * partBytes, number * partBytes)
        const form = new FormData()
        const fields = { offerId: folder, uploadId: upload, number: String(number), sha256: hashOf(part) }
        for (const [name, value] of Object.entries(fields)) form.append(name, value)
        form.append('file', new Blob([part as Uint8Array<ArrayBuffer>]), 'Liste.txt')
        const answer = await fetch(`${origin}/api${sendFolderUploadPart.path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${accessToken}` },
          body: form,
        }).catch(() => undefined)
        await answer?.text().catch(() => undefined)
        if (answer !== undefined && answer.status >= 400 && answer.status < 500)
          throw new Error(`part ${number}: ${answer.status}`)
        if (!answer?.ok) await pause(500)
      }),
    )
  }
}

/** Asks for the end until it is there. */
async function finish(
  { supplier }: FaultContext,
  offerId: string,
  uploadId: string,
): Promise<BusinessDataItem> {
  let item: BusinessDataItem | undefined
  await until('the file is in the folder', 120, async () => {
    item = await supplier
      .call(finishFolderUpload, { body: { offerId, uploadId } })
      .catch((error) =>
        error instanceof ProblemError && error.status < 500 ? Promise.reject(error) : undefined,
      )
    return item !== undefined
  })
  return item!
}

async function storedHash(
  { supplier }: FaultContext,
  offerId: string,
  { id }: BusinessDataItem,
): Promise<string> {
  const query = { offerId, itemId: id, preview: 'true' as const }
  const answer = (await supplier.call(getBusinessDataItem, { query })) as Response
  const hash = createHash('sha256')
  for await (const chunk of answer.body!) hash.update(chunk)
  return hash.digest('hex')
}

const partsLeft = async ({ stack }: FaultContext) =>
  (await readdir(join(stack.home.files, 'businessdata', 'partial'))).length
