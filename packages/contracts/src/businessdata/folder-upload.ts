import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant, integerParameter, text } from '../values.ts'
import { businessDataItem, fileProblems, folderPeople } from './business-data.ts'

/** Of each part but the last. */
export const partBytes = 8 * 1024 * 1024

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const uploadPart = z.object({ number: z.int(), size: z.int(), sha256 })
export type UploadPart = z.output<typeof uploadPart>

/** A file that comes in parts; who broke off asks for it again and sends the parts that are missing. */
export const folderUpload = z.object({
  uploadId: id,
  filename: z.string(),
  size: z.int(),
  subfolderId: z.nullable(id),
  versionOf: z.nullable(id),
  partBytes: z.int(),
  /** Which are there, by number. */
  parts: z.array(uploadPart),
  /** Gone then, unless another part comes. */
  expiresAt: instant,
})
export type FolderUpload = z.output<typeof folderUpload>

export const startFolderUpload = defineEndpoint({
  name: 'startFolderUpload',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/upload',
  summary: 'Begins a file that comes in parts of 8 MB; says at once what does not fit',
  who: folderPeople,
  body: z.object({
    offerId: id,
    filename: text(255).check(z.minLength(1)),
    size: z.int().check(z.minimum(1)),
    subfolderId: z._default(z.nullable(id), null),
    versionOf: z._default(z.nullable(id), null),
  }),
  ok: 201,
  answer: folderUpload,
  problems: [
    'too-large',
    'file-format',
    'disk-full',
    'folder-not-open',
    'folder-full',
    'files-not-shown',
    'too-many-requests',
  ],
})

export const listFolderUploads = defineEndpoint({
  name: 'listFolderUploads',
  service: 'businessdata',
  method: 'GET',
  path: '/offer/businessdata/upload',
  summary: "The caller's unfinished uploads in a folder",
  who: folderPeople,
  query: z.object({ offerId: id }),
  ok: 200,
  answer: z.array(folderUpload),
})

export const sendFolderUploadPart = defineEndpoint({
  name: 'sendFolderUploadPart',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/upload/part',
  summary: 'One part, by its number from 1; the same again replaces it. Its hash has to fit',
  who: folderPeople,
  multipart: {
    file: 'required',
    fields: z.object({ offerId: id, uploadId: id, number: integerParameter(1, 10_000), sha256 }),
  },
  ok: 201,
  answer: uploadPart,
  problems: ['too-large', 'disk-full', 'folder-not-open', 'upload-part-broken'],
})

export const finishFolderUpload = defineEndpoint({
  name: 'finishFolderUpload',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/upload/finish',
  summary: 'Puts the file together, checks it and puts it into the folder',
  who: folderPeople,
  body: z.object({ offerId: id, uploadId: id }),
  ok: 201,
  answer: businessDataItem,
  problems: [...fileProblems, 'upload-incomplete', 'folder-not-open', 'folder-full', 'files-not-shown'],
})

export const cancelFolderUpload = defineEndpoint({
  name: 'cancelFolderUpload',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/upload/cancel',
  summary: 'Drops an unfinished upload; nothing happens where it is gone',
  who: folderPeople,
  body: z.object({ offerId: id, uploadId: id }),
  ok: 200,
  answer: 'empty',
})
