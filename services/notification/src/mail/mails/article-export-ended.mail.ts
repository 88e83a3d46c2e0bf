import { articleExportEnded } from '@schrankwerk/contracts'
import { findExport } from '../../neighbours.ts'
import { defineMail } from '../define-mail.ts'
import { germanCount, germanInstant } from '../german-values.ts'
import { fact } from '../mail-content.ts'

/** To whoever began an article export: that its file is there, or why it is not. */
export const articleExportEndedMail = defineMail({
  kind: 'article-export-ended',
  event: articleExportEnded,
  topicId: ({ exportId }) => exportId,
  recipients: ({ userId }) => ({ userIds: [userId] }),
  load: findExport,
  content: ({ filename, state, rows, keptUntil, failure }) => {
    const isReady = state === 'ENDED'
    return {
      subject: isReady ? `Artikelexport bereit: ${filename}` : `Artikelexport fehlgeschlagen: ${filename}`,
      heading: isReady ? 'Artikelexport bereit' : 'Artikelexport fehlgeschlagen',
      paragraphs: [
        isReady
          ? 'Der Export ist abgeschlossen. Sie können die Datei im Portal herunterladen, sobald Sie angemeldet sind.'
          : 'Der Export ist fehlgeschlagen. Es gibt keine Datei.',
      ],
      facts: [
        ...fact('Datei', filename),
        ...(isReady ? fact('Artikel', germanCount(rows)) : fact('Grund', failure)),
        ...(keptUntil === null ? [] : fact('Abrufbar bis', germanInstant(keptUntil))),
      ],
      link: { label: 'Exporte anzeigen', path: '/article?dialog=export' },
    }
  },
})
