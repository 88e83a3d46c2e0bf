import type { ImportForMail } from '../neighbours.ts'
import { germanCount } from './german-values.ts'
import type { MailContent } from './mail-content.ts'
import { fact } from './offer-facts.ts'

const outcomes: Readonly<Record<string, { verb: string; sentence: string }>> = {
  ENDED: { verb: 'beendet', sentence: 'Der Import ist beendet. Die Artikel stehen jetzt im Portal.' },
  ABORTED: { verb: 'abgebrochen', sentence: 'Der Import wurde abgebrochen. Kein Artikel wurde geändert.' },
  FAILED: { verb: 'fehlgeschlagen', sentence: 'Der Import ist fehlgeschlagen. Kein Artikel wurde geändert.' },
}

/** To whoever started an article import: how it ended. */
export function articleImportEndedMail(ended: ImportForMail, portalUrl: string): MailContent {
  const { verb, sentence } = outcomes[ended.state] ?? outcomes.FAILED!
  const counts =
    ended.state === 'ENDED'
      ? [
          ...fact('Zeilen', germanCount(ended.rows)),
          ...fact('Neu', germanCount(ended.created)),
          ...fact('Geändert', germanCount(ended.updated)),
          ...fact('Unverändert', germanCount(ended.unchanged)),
          ...fact('Übersprungen', germanCount(ended.skipped)),
        ]
      : fact('Grund', ended.failure)
  return {
    subject: `Artikelimport ${verb}: ${ended.filename}`,
    heading: `Artikelimport ${verb}`,
    paragraphs: [
      sentence,
      ...(ended.state === 'ENDED' && ended.skipped > 0
        ? ['Die übersprungenen Zeilen mit ihrem Grund können Sie in der Importliste herunterladen.']
        : []),
    ],
    facts: [...fact('Datei', ended.filename), ...counts],
    link: { label: 'Artikel anzeigen', url: `${portalUrl}/article` },
  }
}
