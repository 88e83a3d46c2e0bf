import { articleImportProposed } from '@schrankwerk/contracts'
import { findImport } from '../../neighbours.ts'
import { defineMail } from '../define-mail.ts'
import { germanCount } from '../german-values.ts'
import { fact } from '../mail-content.ts'

/** To whoever started an article import: it waits to be looked at. */
export const articleImportProposedMail = defineMail({
  kind: 'article-import-proposed',
  event: articleImportProposed,
  topicId: ({ importId }) => importId,
  recipients: ({ userId }) => ({ userIds: [userId] }),
  load: findImport,
  content: ({ id, filename, rows, skipped }) => ({
    subject: `Artikelimport zur Prüfung: ${filename}`,
    heading: 'Der Import liegt zur Prüfung bereit',
    paragraphs: [
      'Die Datei ist gelesen. Am Katalog wurde noch nichts geändert: Bitte sehen Sie nach, was neu ist, was sich ändert und was auffällt, und übernehmen oder verwerfen Sie den Import.',
      'Nach zwei Wochen verfällt er.',
    ],
    facts: [
      ...fact('Datei', filename),
      ...fact('Zeilen', germanCount(rows)),
      ...fact('Übersprungen', germanCount(skipped)),
    ],
    link: { label: 'Import prüfen', path: `/import/proposal/${id}` },
  }),
})
