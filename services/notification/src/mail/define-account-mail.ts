import type { AccountMail, EventDefinition, EventPayload, LinkPurpose } from '@schrankwerk/contracts'
import type * as z from 'zod/mini'
import { type AskedFor, findAccountHolder, findAccountMail } from '../neighbours.ts'
import type { Mail } from './define-mail.ts'
import { germanInstant } from './german-values.ts'
import { harmlessName } from './harmless-name.ts'
import { addressed, type MailContent } from './mail-content.ts'

type PersonEvent = EventDefinition<z.ZodMiniType<{ userId: string }>>
type LinkEvent = EventDefinition<z.ZodMiniType<{ userId: string; requestId: string }>>
type Letter = Pick<AccountMail, 'mail' | 'name' | 'lastname'>

interface AccountMailDefinition<Kind extends string, E extends PersonEvent, L extends Letter> {
  kind: Kind
  event: E
  topicId(payload: EventPayload<E>): string
  /** As of any mail. */
  keepsPayload?: true
  /** What it says and where it goes, asked for when it is sent; undefined where there is nothing to say any more. */
  write(neighbours: AskedFor, topicId: string, payload: EventPayload<E> | undefined): Promise<L | undefined>
  /** Why there is nothing to say. */
  gone: string
  content(letter: L): MailContent
}

/**
 * A mail to one person about the own account. It goes out at whatever gate that person is, also to an address that
 * nobody confirmed yet: every name in it is a harmless one.
 */
export const defineAccountMail = <const Kind extends string, E extends PersonEvent, L extends Letter>(
  definition: AccountMailDefinition<Kind, E, L>,
): Mail<Kind> => ({
  kind: definition.kind,
  event: definition.event,
  async plan(neighbours, received) {
    const payload = received as EventPayload<E>
    const holder = await findAccountHolder(neighbours, payload.userId)
    return {
      topicId: definition.topicId(payload),
      recipients: holder ? [holder] : [],
      ...(definition.keepsPayload && { payload: payload as object }),
    }
  },
  async compose(neighbours, { topicId, payload }) {
    const letter = await definition.write(neighbours, topicId, payload as EventPayload<E> | undefined)
    if (letter === undefined) return { dropped: definition.gone }
    const [name, lastname] = [harmlessName(letter.name, 40), harmlessName(letter.lastname, 40)]
    return { to: addressed({ name, lastname }, letter.mail), content: definition.content(letter) }
  },
})

/** What a request's mail says: with `link` only while its link can be used, without it only once it was carried out. */
const writtenFor =
  ({ link }: { link: boolean }) =>
  async (neighbours: AskedFor, requestId: string): Promise<AccountMail | undefined> => {
    const letter = await findAccountMail(neighbours, requestId)
    return letter !== undefined && (letter.code !== null) === link ? letter : undefined
  }

interface RequestMailDefinition<Kind extends string> {
  kind: Kind
  event: LinkEvent
  content(letter: AccountMail): MailContent
}

const defineRequestMail = <const Kind extends string>(
  definition: RequestMailDefinition<Kind>,
  { link }: { link: boolean },
): Mail<Kind> =>
  defineAccountMail({
    ...definition,
    topicId: ({ requestId }) => requestId,
    write: writtenFor({ link }),
    gone: 'the request was used or replaced',
  })

/** A mail that tells that what was asked for by a link was carried out. */
export const defineDoneMail = <const Kind extends string>(
  definition: RequestMailDefinition<Kind>,
): Mail<Kind> => defineRequestMail(definition, { link: false })

/** A mail with a link that carries a code. The code is made for this very sending, and stands nowhere else. */
export const defineLinkMail = <const Kind extends string>({
  kind,
  event,
  purpose,
  label,
  content,
}: {
  kind: Kind
  event: LinkEvent
  purpose: LinkPurpose
  /** What the link is called. */
  label: string
  content(letter: AccountMail, validUntil: string): Omit<MailContent, 'link' | 'why'>
}): Mail<Kind> =>
  defineRequestMail(
    {
      kind,
      event,
      content: (letter) => ({
        ...content(letter, germanInstant(letter.validUntil!)),
        link: { label, path: `/action?${new URLSearchParams({ mode: purpose, oobCode: letter.code! })}` },
        why: 'Sie erhalten diese E-Mail, weil diese Adresse im Portal angegeben wurde.',
      }),
    },
    { link: true },
  )
