import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import type { AnyEndpoint, FieldsOf, QueryOf } from '@schrankwerk/contracts'
import type { Actor, Ctx } from './actor.ts'
import { admit } from './admit.ts'
import { answerResponse, type Result } from './answer.ts'
import { checkContent, checkName } from './check-content.ts'
import type { Api, ApiContext, Frame } from './create-api.ts'
import { Invalid, TooLarge, Unavailable } from './errors.ts'
import type { StoredFile, TemporaryFile } from './file-store.ts'
import { holding, placeWhenNeeded, type Work } from './heavy-work.ts'
import { claimKey } from './idempotency.ts'
import { type Part, readMultipart, type TextFields } from './multipart.ts'
import { keysOf, parse, readQuery } from './read-input.ts'
import { contextOf, isStreamed, maybeOnce, serve } from './route.ts'
import { type Allowance, openAllowance } from './upload-quota.ts'

/** A received file; gone after the handler unless `keep()` was called. */
export interface Upload {
  filename: string
  extension: string
  mediaType: string
  size: number
  sha256: string
  head: Buffer
  /** Where the bytes are while the handler runs. */
  path: string
  open(): Readable
  /** Before the transaction that names the key, as `TemporaryFile.keep`. */
  keep(): Promise<StoredFile>
}

interface FieldsInput<C, E extends AnyEndpoint> {
  ctx: C
  query: QueryOf<E>
  fields: FieldsOf<E>
}
export interface UploadInput<C, E extends AnyEndpoint, U> extends FieldsInput<C, E> {
  upload: U
  c: ApiContext
}
export interface UploadOptions<C, E extends AnyEndpoint> {
  /** Default 200 MB. */
  maxBytes?: number
  /**
   * Throw here to refuse before the bytes come. Runs with the fields in front of the file, and once more with all
   * fields if some follow it. `announcedBytes` is what the whole form takes, 0 where nobody said. An `Invalid` of the first run waits for the second: what is missing may still come.
   */
  before?(input: FieldsInput<C, E> & { announcedBytes: number }): Promise<void>
  /**
   * The id of the company whose day of uploads this counts to, where it may be another one than the asker's. Asked once
   * `before` has let the fields in front of the file pass; without them it counts to the asker.
   */
  countsTo?(input: FieldsInput<C, E>): Promise<string> | string
  /**
   * What this call costs the service; its place is taken before the body is read. Left out it is `file`, and where the
   * file is optional its place is taken when one begins to arrive: a form without one costs hardly anything.
   */
  work?: Work
  /** The same where it depends on the file. Asked by its name and the fields in front of it, and once more with all fields. */
  workOf?(sent: { filename: string; fields: TextFields }): Work
  /** In place of `checkContent`, where other formats are taken. */
  check?(filename: string, head: Buffer): { extension: string; mediaType: string }
  /** What comes is a part of a file: neither name nor content is looked at before the handler has put it together. */
  isPart?: boolean
}
type Handler<C, E extends AnyEndpoint, U> = (input: UploadInput<C, E, U>) => Promise<Result<E>> | Result<E>

export const maxUploadBytes = 200 * 1024 * 1024

/**
 * Serves an endpoint that takes exactly one file: streamed to a temporary file with its hash, never held in memory;
 * name, content, size and (if there is a scanner) viruses are checked before the handler sees it. What is broken off,
 * refused or not kept leaves no file. 503 while the disk is down to its reserve.
 */
export function uploadRoute<DB, E extends AnyEndpoint>(
  app: Api<DB>,
  endpoint: E,
  handler: Handler<Ctx<DB>, E, Upload>,
  options: UploadOptions<Ctx<DB>, E> = {},
): void {
  serveForm(
    app,
    endpoint,
    handler as Handler<unknown, AnyEndpoint, Upload | undefined>,
    options as never,
    true,
  )
}

/** The same for multipart whose file may be left out. */
export function formRoute<DB, E extends AnyEndpoint>(
  app: Api<DB>,
  endpoint: E,
  handler: Handler<Ctx<DB>, E, Upload | undefined>,
  options: UploadOptions<Ctx<DB>, E> = {},
): void {
  serveForm(
    app,
    endpoint,
    handler as Handler<unknown, AnyEndpoint, Upload | undefined>,
    options as never,
    false,
  )
}

function serveForm(
  app: object,
  endpoint: AnyEndpoint,
  handler: Handler<unknown, AnyEndpoint, Upload | undefined>,
  options: UploadOptions<unknown, AnyEndpoint>,
  fileRequired: boolean,
): void {
  serve(app, endpoint, async (c, frame) => {
    const actor = await admit(frame, endpoint, c)
    const query = readQuery(endpoint, c) as never
    const ctx = contextOf(c, frame, actor)
    const place = placeWhenNeeded((work) => frame.heavyWork.take(actor, work))
    if (fileRequired || options.work) place.need(options.work ?? 'file')
    const fileBegins = (filename: string, fields: TextFields) =>
      place.need(options.workOf?.({ filename, fields }) ?? options.work ?? 'file')
    return holding(place, isStreamed(endpoint, c), async () => {
      const form = await receiveForm(c, frame, endpoint, options, { ctx, query, actor, fileBegins })
      try {
        if (fileRequired && !form.file) throw new Invalid([{ path: 'file', code: 'required' }])
        const upload = form.file && (await checked(form.file, frame, options))
        const fields = form.fields as never
        const content = () => JSON.stringify([query, fields, upload?.filename, upload?.sha256])
        return await maybeOnce(c, frame, endpoint, actor, content, async (claim) => {
          await place.begin(ctx.signal).catch(async (error) => {
            // It will be sent again and must not count twice, unless its sender has gone.
            if (!ctx.signal.aborted) await form.allowance?.waive().catch(unsettled(c))
            throw error
          })
          const result = await handler({
            ctx: claim ? { ...ctx, [claimKey]: claim } : ctx,
            query,
            fields,
            upload,
            c,
          })
          return answerResponse(endpoint, result, c, { strict: frame.strictAnswers })
        })
      } finally {
        await form.file?.temporary.discard()
      }
    })
  })
}

/** What stays set aside is missing from the company's day; that is no reason to lose the upload. */
const unsettled = (c: ApiContext) => (error: unknown) =>
  c.get('log').error({ err: error }, 'an upload was not settled with its quota')

interface Received {
  filename: string
  temporary: TemporaryFile
}

interface Asked {
  ctx: unknown
  query: never
  actor: Actor
  /** Takes the place that a file of this name costs with these fields. */
  fileBegins(filename: string, fields: TextFields): void
}

async function receiveForm(
  c: ApiContext,
  frame: Frame,
  endpoint: AnyEndpoint,
  options: UploadOptions<unknown, AnyEndpoint>,
  { actor, fileBegins, ...asked }: Asked,
): Promise<{ fields: unknown; file: Received | undefined; allowance: Allowance | undefined }> {
  const { files } = frame
  if (!files) throw new Error(`${endpoint.name} takes files, but createApi was given no store for them.`)
  const maxBytes = options.maxBytes ?? maxUploadBytes
  const announced = Number(c.req.header('content-length') ?? 0)
  const input = { ...asked, announcedBytes: announced }
  if (announced > maxBytes + 4 * 1024 * 1024) throw new TooLarge()
  if (!(await files.hasRoom())) throw new Unavailable('disk', { code: 'disk-full', retryAfterSeconds: 60 })

  /** The fields with which nothing was refused, as they were sent. */
  let admitted: TextFields | undefined
  let allowance: Allowance | undefined
  const take = async (part: Part, fieldsBefore: TextFields): Promise<Received> => {
    fileBegins(part.filename, fieldsBefore)
    if (await isAdmitted(endpoint, options, input, fieldsBefore)) admitted = fieldsBefore
    const countsTo =
      admitted && (await options.countsTo?.({ ...asked, fields: readFields(endpoint, admitted) as never }))
    // A wrong extension is known before the first byte.
    if (!options.check && !options.isPart) checkName(part.filename)
    allowance = await openAllowance(frame.db, actor, {
      now: frame.now(),
      announcedBytes: announced,
      bytesPerDay: frame.limits.uploadBytesPerDay,
      countsTo,
    })
    const temporary = await files.receive(allowance.counted(part.stream), { maxBytes })
    return { filename: part.filename, temporary }
  }
  const { fields, file } = await readMultipart(c, take, ({ temporary }) => temporary.discard()).finally(() =>
    allowance?.settle().catch(unsettled(c)),
  )
  try {
    const read = readFields(endpoint, fields)
    if (!isDeepStrictEqual(admitted, fields)) await options.before?.({ ...input, fields: read as never })
    if (file) fileBegins(file.filename, fields)
    return { fields: read, file, allowance }
  } catch (error) {
    await file?.temporary.discard()
    throw error
  }
}

async function checked(
  { filename, temporary }: Received,
  frame: Frame,
  options: UploadOptions<unknown, AnyEndpoint>,
): Promise<Upload> {
  const kind = options.isPart
    ? { extension: '', mediaType: 'application/octet-stream' }
    : (options.check ?? checkContent)(filename, temporary.head)
  if (!options.isPart) await frame.scanner?.scan(temporary.path)
  const { size, sha256, head, path } = temporary
  return {
    filename,
    ...kind,
    size,
    sha256,
    head,
    path,
    open: () => createReadStream(path),
    keep: () => temporary.keep(),
  }
}

/** Whether the fields in front of the file are enough to be let in. False where those behind it may change that. */
async function isAdmitted(
  endpoint: AnyEndpoint,
  { before }: UploadOptions<unknown, AnyEndpoint>,
  input: { ctx: unknown; query: never; announcedBytes: number },
  sent: TextFields,
): Promise<boolean> {
  refuseUnknown(endpoint, sent)
  try {
    const fields = readFields(endpoint, sent) as never
    await before?.({ ...input, fields })
    return true
  } catch (error) {
    if (error instanceof Invalid) return false
    throw error
  }
}

function readFields(endpoint: AnyEndpoint, sent: TextFields): unknown {
  refuseUnknown(endpoint, sent)
  const schema = endpoint.multipart?.fields
  return schema ? parse(schema, sent) : undefined
}

function refuseUnknown(endpoint: AnyEndpoint, sent: TextFields): void {
  const known = keysOf(endpoint.multipart?.fields)
  const unknown = known ? Object.keys(sent).filter((name) => !known.has(name)) : []
  if (unknown.length > 0)
    throw new Invalid(
      'unknown-parameter',
      unknown.map((path) => ({ path, code: 'unknown' })),
    )
}
