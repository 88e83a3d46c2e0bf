import { type FolderEntry, folderInvited } from '@schrankwerk/contracts'
import { findFolderEntry, findInvite, type WrittenInvite } from '../../neighbours.ts'
import { defineAccountMail } from '../define-account-mail.ts'
import { entryFacts, folderNamed, inviterOf, invitingCompany } from '../folder-facts.ts'
import { germanInstant } from '../german-values.ts'

/**
 * To whoever a project folder is opened to by his address, a guest without a password as well. The code is made for this
 * very sending, and stands nowhere else.
 */
export const folderInvitedMail = defineAccountMail({
  kind: 'folder-invited',
  event: folderInvited,
  topicId: ({ entryId }) => entryId,
  keepsPayload: true,
  async write(neighbours, entryId, payload) {
    const entry = await findFolderEntry(neighbours, entryId)
    if (payload === undefined || entry === undefined || !opens(entry)) return undefined
    const { inviteId, userId } = payload
    const invite = await findInvite(neighbours, { inviteId, entryId, userId, mail: entry.email })
    return invite && { ...invite, entry }
  },
  gone: 'the entry or the invitation is over, or the folder is closed',
  content: ({ entry, ...invite }) => ({
    subject: `Einladung: ${folderNamed(entry)} von ${invitingCompany(entry)}`,
    heading: 'Einladung zu einem Projektordner',
    paragraphs: [
      `Die ${inviterOf(entry)} lädt Sie zu einem Projektordner im Portal ein. Sie können die Dateien darin ${mayDo(entry)}.`,
      firstStep(invite),
      `Der Link gilt 14 Tage, bis zum ${germanInstant(invite.validUntil)}. Danach kann Ihnen die ${inviterOf(entry)} die Einladung erneut senden.`,
      'Erwarten Sie keine Einladung? Dann brauchen Sie nichts zu tun.',
    ],
    facts: entryFacts(entry),
    link: { label: 'Einladung anzeigen', path: `/business-data/invite/${invite.code}` },
    why: 'Sie erhalten diese E-Mail, weil diese Adresse in einen Projektordner eingeladen wurde.',
  }),
})

const opens = ({ isOver, isOpen, permissions: { read, write } }: FolderEntry): boolean =>
  !isOver && isOpen && (read || write)

const mayDo = ({ permissions: { write } }: FolderEntry): string =>
  write ? 'ansehen, herunterladen und bearbeiten' : 'ansehen und herunterladen'

const firstStep = ({ hasPassword }: WrittenInvite): string =>
  hasPassword
    ? 'Sie haben schon ein Konto im Portal: Sie melden sich nur mit Ihrem Passwort an.'
    : 'Beim ersten Besuch geben Sie Ihren Namen an und wählen ein Passwort. Mit dem Öffnen des Links ist noch nichts geändert.'
