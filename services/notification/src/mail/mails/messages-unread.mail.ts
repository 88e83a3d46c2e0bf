import { messageSent } from '@schrankwerk/contracts'
import { findUnread, type UnreadForMail } from '../../neighbours.ts'
import { defineMail } from '../define-mail.ts'
import { germanCount, germanInstant } from '../german-values.ts'
import { named } from '../mail-content.ts'
import { messageMailDue } from '../message-mail-due.ts'

/** To the people of the other company: what they have not read of a conversation, several messages at once. */
export const messagesUnreadMail = defineMail({
  kind: 'messages-unread',
  event: messageSent,
  dueAt: messageMailDue,
  topicId: ({ conversationId }) => conversationId,
  recipients: ({ companyId, customerCompanyId, supplierCompanyId }) => ({
    companyIds: [companyId === customerCompanyId ? supplierCompanyId : customerCompanyId],
  }),
  load: async (neighbours, conversationId, { userId, companyId }) => {
    const unread = await findUnread(neighbours, { conversationId, userId, companyId })
    return unread && { ...unread, conversationId }
  },
  obstacle: ({ unread }) => (unread === 0 ? 'everything was read' : undefined),
  content: (conversation) => ({
    subject: `Neue Nachricht von ${conversation.companyName}${named(': ', titleOf(conversation))}`,
    heading: conversation.unread === 1 ? 'Neue Nachricht' : 'Neue Nachrichten',
    paragraphs: [
      amountOf(conversation),
      'Antworten auf diese E-Mail liest niemand. Bitte antworten Sie im Portal.',
    ],
    quotes: conversation.messages.map(({ userFullName, createDate, content, filename, reference }) => ({
      head: [userFullName, germanInstant(createDate), reference && pointsAt(reference)]
        .filter(Boolean)
        .join(', '),
      text: content,
      ...(filename !== null && { foot: `Anhang: ${filename}` }),
    })),
    facts: [],
    link: { label: 'Im Portal anzeigen', path: placeOf(conversation) },
    also: { label: 'Wie oft Sie solche E-Mails erhalten, legen Sie in Ihrem Profil fest', path: '/profile' },
  }),
})

function pointsAt(reference: NonNullable<UnreadForMail['messages'][number]['reference']>): string {
  switch (reference.kind) {
    case 'LINE':
      return `zu Zeile ${reference.position}`
    case 'CONDITION':
      return 'zu einer Fertigungsvorgabe'
    case 'FILE':
      return `zu Datei „${reference.filename}“`
    case 'PLACE':
      return `zu „${reference.filename}“, Seite ${reference.page}`
  }
}

const titleOf = ({ enquiryTitle, referenceNumber }: UnreadForMail) => enquiryTitle ?? referenceNumber

function amountOf(conversation: UnreadForMail): string {
  const { unread, messages, companyName } = conversation
  const title = titleOf(conversation)
  const about = title ? ` zur Anfrage „${title}“` : ''
  if (unread === 1) return `${companyName} hat Ihnen${about} geschrieben.`
  const last = unread > messages.length ? ' Die letzten lesen Sie hier.' : ''
  return `${companyName} hat Ihnen${about} ${germanCount(unread)} Nachrichten geschrieben, die Sie noch nicht gelesen haben.${last}`
}

/** Where the reader can see the chat: beside the offer or enquiry, else among his messages. */
function placeOf({ offerId, enquiryId, conversationId }: UnreadForMail & { conversationId: string }): string {
  const page = offerId ? `/offer/${offerId}` : enquiryId ? `/enquiry/${enquiryId}` : '/messages'
  return `${page}?chat=${conversationId}`
}
