import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id } from '../values.ts'
import { parties } from './bom-owner.ts'
import { fileItem, filePath, filesFixed, fileType, folderPath, readablePath } from './file.ts'

export const deleteFile = defineEndpoint({
  name: 'deleteFile',
  service: 'workflow',
  method: 'POST',
  path: '/file/delete',
  summary: 'Remove a file from its enquiry or offer',
  who: parties,
  query: z.object({ path: filePath }),
  ok: 200,
  answer: 'empty',
  problems: ['file-frozen', 'file-type-not-allowed', ...filesFixed],
})

export const getFile = defineEndpoint({
  name: 'getFile',
  service: 'workflow',
  method: 'GET',
  path: '/file/',
  summary: 'Download a file, or the attachment of a message',
  who: parties,
  query: z.object({ path: readablePath }),
  ok: 200,
  answer: 'file',
})

export const changeFileType = defineEndpoint({
  name: 'changeFileType',
  service: 'workflow',
  method: 'POST',
  path: '/file/type',
  summary: 'Give a file another type',
  who: parties,
  query: z.object({ path: filePath, fileType }),
  ok: 200,
  answer: fileItem,
  problems: ['file-frozen', 'file-type-not-allowed', 'file-type-unfit', ...filesFixed],
})

export const getFileNames = defineEndpoint({
  name: 'getFileNames',
  service: 'workflow',
  method: 'GET',
  path: '/file/names',
  summary: 'Names of the files of an enquiry or offer',
  who: parties,
  query: z.object({ path: folderPath }),
  ok: 200,
  answer: z.array(z.string()),
})

export const downloadAllFiles = defineEndpoint({
  name: 'downloadAllFiles',
  service: 'workflow',
  method: 'POST',
  path: '/file/all/enquiry',
  summary: 'Zip of the generated parts lists by role and the files named',
  who: { CUSTOMER: true, SUPPLIER: true, ADMIN: true },
  multipart: {
    fields: z.object({
      enquiryId: z.optional(id),
      offerId: z.optional(id),
      'filesToAppend[]': z.optional(z.array(z.string())),
    }),
  },
  ok: 200,
  answer: 'file',
  mediaType: 'application/zip',
  problems: ['exactly-one-target'],
})
