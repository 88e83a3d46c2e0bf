import { type AnyEndpoint, getActsIn, getMailsTo, getMessagesOf } from '@schrankwerk/contracts'
import { type InternalClient, Unavailable } from '@schrankwerk/service-kit'

/** The services that hold something about a person beside this one. */
export type Neighbours = Record<
  'workflow' | 'catalogue' | 'businessdata' | 'notification',
  Pick<InternalClient, 'call'>
>

const away = (part: string): Pick<InternalClient, 'call'> => ({
  call: <E extends AnyEndpoint>(_endpoint: E) => Promise.reject(new Unavailable(part)),
})

/** Where nobody is connected. */
export const noNeighbours: Neighbours = {
  workflow: away('workflow'),
  catalogue: away('catalogue'),
  businessdata: away('businessdata'),
  notification: away('notification'),
}

const actingIn = ['workflow', 'catalogue', 'businessdata'] as const

interface Asked {
  neighbours: Neighbours
  requestId: string
  signal: AbortSignal
}

/** What someone did in the other services. Throws `Unavailable` while one of them is away. */
export async function actsElsewhere({ neighbours, ...asked }: Asked, userId: string) {
  const found = await Promise.all(
    actingIn.map(async (service) => {
      const acts = await neighbours[service].call(getActsIn(service), { query: { userId }, ...asked })
      return acts.map((act) => ({ service, ...act }))
    }),
  )
  return found.flat()
}

/** The mails that went to someone, by kind and time. */
export const mailsTo = ({ neighbours, ...asked }: Asked, userId: string) =>
  neighbours.notification.call(getMailsTo, { query: { userId }, ...asked })

/** What someone wrote to the other party of an enquiry. */
export const messagesOf = ({ neighbours, ...asked }: Asked, userId: string) =>
  neighbours.workflow.call(getMessagesOf, { query: { userId }, ...asked })
