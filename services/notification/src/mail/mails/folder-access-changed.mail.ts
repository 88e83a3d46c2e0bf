import { folderEntryChanged } from '@schrankwerk/contracts'
import { findFolderEntry } from '../../neighbours.ts'
import { defineMail } from '../define-mail.ts'
import { entryFacts, folderNamed, inviterOf } from '../folder-facts.ts'

/** To whom an entry names: what it gives from now on. */
export const folderAccessChangedMail = defineMail({
  kind: 'folder-access-changed',
  event: folderEntryChanged,
  topicId: ({ entryId }) => entryId,
  recipients: ({ userId }) => ({ userIds: [userId] }),
  load: findFolderEntry,
  obstacle: ({ isOver, isOpen }) =>
    isOver ? 'the entry is over' : isOpen ? undefined : 'the folder is closed to people outside',
  content: (entry) => ({
    subject: `${folderNamed(entry)}: Ihr Zugang wurde geändert`,
    heading: 'Ihr Zugang wurde geändert',
    paragraphs: [
      `Die ${inviterOf(entry)} hat geändert, was Sie in einem Projektordner dürfen oder wie lange. Jetzt gilt:`,
    ],
    facts: entryFacts(entry),
    link: { label: 'Projektordner anzeigen', path: `/business-data/${entry.offerId}` },
  }),
})
