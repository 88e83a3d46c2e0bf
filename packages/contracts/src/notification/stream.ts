import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

export const liveKinds = [
  'enquiry',
  'offer',
  'bom',
  'file',
  'conversation',
  'unread',
  'happening',
  'businessData',
  'articleImport',
  'articleExport',
  'article',
  'missingNumber',
  'masterData',
  'replacement',
  'user',
  'company',
] as const

/** What the live stream tells a browser: something of this kind changed. No content. */
export const liveEvent = z.object({ kind: z.enum(liveKinds), id: z.string(), version: z.optional(z.int()) })
export type LiveEvent = z.output<typeof liveEvent>
export type LiveKind = LiveEvent['kind']

export const openLiveStream = defineEndpoint({
  name: 'openLiveStream',
  service: 'notification',
  method: 'GET',
  path: '/notification/stream',
  summary: 'Server-sent events: one `liveEvent` as data each; resumes after Last-Event-ID',
  who: 'signed-in',
  ok: 200,
  answer: 'stream',
  gate: 'own-profile',
  mediaType: 'text/event-stream',
})
