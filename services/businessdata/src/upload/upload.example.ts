import { createHash } from 'node:crypto'
import { type Actor, partBytes } from '@schrankwerk/contracts'
import type { businessdataInTest } from '../businessdata.example.ts'

export const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** Text of a length, other at each place: a part in the wrong order changes the hash. */
export function textOf(size: number): Buffer {
  const bytes = Buffer.alloc(size, 'Kabel ')
  for (let at = 0; at + 12 < size; at += 65_536) bytes.write(String(at).padStart(12), at)
  return bytes
}

/** The calls of an upload in parts, as a browser makes them. */
export function uploadsOf(given: Awaited<ReturnType<typeof businessdataInTest>>) {
  const partOf = (content: Buffer, number: number) =>
    content.subarray((number - 1) * partBytes, number * partBytes)
  const formOf = (
    offerId: string,
    uploadId: string,
    number: number,
    part: Uint8Array,
    sha256 = hashOf(part),
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ offerId, uploadId, number: String(number), sha256 }))
      form.append(name, value)
    form.append('file', new Blob([part as Uint8Array<ArrayBuffer>]), 'part')
    return form
  }
  const start = (actor: Actor, offerId: string, size: number, more: object = {}) =>
    given.post(actor, '/upload', { offerId, filename: 'Liste.txt', size, ...more })
  const sendPart = (actor: Actor, ...part: Parameters<typeof formOf>) =>
    given.send(actor, '/upload/part', { method: 'POST', body: formOf(...part) })
  return {
    partOf,
    formOf,
    start,
    sendPart,
    list: (actor: Actor, offerId: string) => given.get(actor, `/upload?offerId=${offerId}`),
    finish: (actor: Actor, offerId: string, uploadId: string) =>
      given.post(actor, '/upload/finish', { offerId, uploadId }),
    cancel: (actor: Actor, offerId: string, uploadId: string) =>
      given.post(actor, '/upload/cancel', { offerId, uploadId }),
    /** Begins an upload and sends all its parts. */
    async sendWhole(actor: Actor, offerId: string, content: Buffer, more: object = {}): Promise<string> {
      const { body } = await start(actor, offerId, content.length, more)
      for (let number = 1; number <= Math.ceil(content.length / partBytes); number += 1)
        await sendPart(actor, offerId, body.uploadId, number, partOf(content, number))
      return body.uploadId
    },
  }
}
