import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant } from '../values.ts'

/** What someone did, as a data export of that person lists it: ids and times, no contents. */
export const act = z.object({ at: instant, entity: z.string(), entityId: z.string(), action: z.string() })

/** The same call of each service, for the change entries it keeps. */
export const getActsIn = <const Service extends 'workflow' | 'catalogue' | 'businessdata'>(
  service: Service,
) =>
  defineEndpoint({
    name: 'getActs',
    service,
    method: 'GET',
    path: '/internal/acts',
    summary: 'What a person did in this service, oldest first',
    who: 'signed-in',
    query: z.object({ userId: id }),
    ok: 200,
    answer: z.array(act),
  })
