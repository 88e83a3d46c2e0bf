import {
  type AnswerOf,
  type AnyEndpoint,
  type BodyInput,
  createFileTicket,
  noAnswer,
  type Schema,
} from '@schrankwerk/contracts'
import { addressOf, type CallInput, formOf, ProblemError, problemOf } from '@schrankwerk/contracts/client'
import { api } from './api.ts'
import { sayingNotConnected } from './not-connected.ts'
import { holdUpload } from './running-uploads.ts'
import { endSession, getToken } from './session.ts'
import { inTurn, type Waiting, waitingInFrame, whenThereIsRoom } from './when-there-is-room.ts'

export type UploadInput<E extends AnyEndpoint> = Pick<CallInput<E>, 'query' | 'fields' | 'signal'> & {
  file: File
  /** Part sent, 0 to 1. */
  onProgress?: (share: number) => void
  /** What it waits for, then undefined once it goes on. Left out, the portal's frame shows it. */
  onWaiting?: Waiting['onWaiting']
  /** Left out, each call is an upload of its own. */
  idempotencyKey?: string
}

/**
 * Uploads one file with progress; meanwhile it is among `runningUploads`, and a reload asks first. Where there is no
 * room for it yet it waits. Fails with `ProblemError`, or with an `AbortError` where the signal ended it.
 */
export async function uploadFile<E extends AnyEndpoint>(
  endpoint: E,
  input: UploadInput<E>,
): Promise<AnswerOf<E>> {
  const done = holdUpload(input.file.name)
  // One key for all tries: it is one upload.
  const same = { ...input, idempotencyKey: input.idempotencyKey ?? crypto.randomUUID() }
  const around = { signal: input.signal, onWaiting: input.onWaiting ?? waitingInFrame() }
  try {
    return await inTurn(endpoint.name, around, () =>
      whenThereIsRoom(() => sayingNotConnected(() => uploadOnce(endpoint, same)), around),
    )
  } finally {
    done()
  }
}

async function uploadOnce<E extends AnyEndpoint>(
  endpoint: E,
  input: UploadInput<E> & { idempotencyKey: string },
): Promise<AnswerOf<E>> {
  const response = await send(endpoint, input, await getToken())
  if (response.status !== endpoint.ok && !(endpoint.alsoOk ?? []).includes(response.status)) {
    if (response.status === 401) endSession()
    throw await problemOf(response)
  }
  if (endpoint.answer === 'empty') return undefined as AnswerOf<E>
  return (endpoint.answer as Schema).parse(await response.json()) as AnswerOf<E>
}

// fetch cannot tell how much of a body has been sent.
const send = <E extends AnyEndpoint>(
  endpoint: E,
  { query, fields, file, signal, onProgress, idempotencyKey }: UploadInput<E> & { idempotencyKey: string },
  token: string | undefined,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const aborted = () => new DOMException('The upload was aborted.', 'AbortError')
    if (signal?.aborted) return reject(aborted())
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort)
    request.open(endpoint.method, `/api${addressOf(endpoint, query as Record<string, unknown> | undefined)}`)
    request.responseType = 'text'
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('idempotency-key', idempotencyKey)
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    request.onabort = () => reject(aborted())
    request.onerror = () =>
      reject(new ProblemError({ status: 0, code: 'part-down', detail: noAnswer['part-down'].detail }))
    request.onload = () => {
      const retryAfter = request.getResponseHeader('retry-after')
      resolve(
        new Response(request.status === 204 ? null : request.responseText, {
          status: request.status,
          headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
        }),
      )
    }
    request.send(formOf({ fields: fields as Record<string, unknown> | undefined, file }))
  })

/**
 * Hands a file to the browser's own download: a ticket is fetched and its address visited, so that no byte
 * passes through the page. The target is what the ticket call takes, by default `{ path }`, `{ all }` or `{ bom }`. A
 * visitor of a project folder gets the ticket by his share token.
 */
export async function downloadFile<E extends AnyEndpoint = typeof createFileTicket>(
  target: BodyInput<E>,
  ticketCall: E = createFileTicket as unknown as E,
  shareToken?: string,
): Promise<void> {
  const { url } = (await api.call(ticketCall, { body: target, shareToken })) as { url: string }
  const link = document.createElement('a')
  link.href = new URL(url, document.baseURI).href
  link.download = ''
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
