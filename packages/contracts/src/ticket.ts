import * as z from 'zod/mini'

/** Beneath the portal's address, to be visited once within 30 seconds. */
export const ticketAddress = z.object({ url: z.string() })

export const ticketQuery = z.object({ ticket: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) })
