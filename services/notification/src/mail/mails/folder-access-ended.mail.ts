import { folderEntryEnded } from '@schrankwerk/contracts'
import { findFolderEntry, isSharedWith } from '../../neighbours.ts'
import { defineMail } from '../define-mail.ts'
import { folderNamed, inviterOf, projectOf } from '../folder-facts.ts'
import { fact } from '../mail-content.ts'

/** To whom an entry named, unless it or another one opens the folder to him by now. */
export const folderAccessEndedMail = defineMail({
  kind: 'folder-access-ended',
  event: folderEntryEnded,
  topicId: ({ entryId }) => entryId,
  recipients: ({ userId }) => ({ userIds: [userId] }),
  load: async (neighbours, entryId) => {
    const entry = await findFolderEntry(neighbours, entryId)
    return entry && { entry, isShared: !entry.isOver || (await isSharedWith(neighbours, entry)) }
  },
  obstacle: ({ isShared }) => (isShared ? 'the folder is open to the recipient' : undefined),
  content: ({ entry }) => ({
    subject: `${folderNamed(entry)}: Ihr Zugang ist beendet`,
    heading: 'Ihr Zugang ist beendet',
    paragraphs: [
      'Sie hatten Zugang zu einem Projektordner. Dieser Zugang ist beendet, über ihn können Sie die Dateien nicht mehr öffnen.',
      `Brauchen Sie den Projektordner weiterhin, wenden Sie sich bitte an die ${inviterOf(entry)}.`,
    ],
    facts: [...fact('Projekt', projectOf(entry)), ...fact('Eingeladen von', inviterOf(entry))],
    link: { label: 'Zu den Projektordnern', path: '/business-data' },
  }),
})
