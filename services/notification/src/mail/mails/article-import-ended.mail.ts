import { articleImportEnded } from '@schrankwerk/contracts'
import { findImport, type ImportForMail } from '../../neighbours.ts'
import { defineMail } from '../define-mail.ts'
import { germanCount } from '../german-values.ts'
import { type Facts, fact } from '../mail-content.ts'

/** To whoever started an article import: how it ended. */
export const articleImportEndedMail = defineMail({
  kind: 'article-import-ended',
  event: articleImportEnded,
  topicId: ({ importId }) => importId,
  recipients: ({ userId }) => ({ userIds: [userId] }),
  load: findImport,
  content: (ended) => {
    const { verb, sentence } = outcomes[ended.state] ?? outcomes.FAILED!
    const isEnded = ended.state === 'ENDED'
    return {
      subject: `Artikelimport ${verb}: ${ended.filename}`,
      heading: `Artikelimport ${verb}`,
      paragraphs: [
        sentence,
        ...(isEnded && ended.skipped > 0
          ? ['Die übersprungenen Zeilen mit ihrem Grund können Sie in der Importliste herunterladen.']
          : []),
        ...(isEnded ? withoutPercent(ended) : []),
      ],
      facts: [
        ...fact('Datei', ended.filename),
        ...(isEnded ? countsOf(ended) : fact('Grund', ended.failure)),
      ],
      link: { label: 'Artikel anzeigen', path: '/article' },
    }
  },
})

const outcomes: Readonly<Record<string, { verb: string; sentence: string }>> = {
  ENDED: {
    verb: 'abgeschlossen',
    sentence: 'Der Import ist abgeschlossen. Die Artikel stehen jetzt im Portal.',
  },
  ABORTED: { verb: 'beendet', sentence: 'Der Import wurde beendet. Kein Artikel wurde geändert.' },
  FAILED: { verb: 'fehlgeschlagen', sentence: 'Der Import ist fehlgeschlagen. Kein Artikel wurde geändert.' },
}

/** Names the groups that the import made without a percent. */
function withoutPercent({ groupsWithoutPercent }: ImportForMail): string[] {
  const { amount, names } = groupsWithoutPercent ?? { amount: 0, names: [] }
  if (amount === 0) return []
  const more = amount > names.length ? ` und ${germanCount(amount - names.length)} weitere` : ''
  return [
    `Neue Rabattgruppen ohne Prozent: ${names.join(', ')}${more}. Ihre Artikel gelten als nicht rabattiert, bis Sie einen Prozentsatz eintragen.`,
  ]
}

const countsOf = ({ rows, created, updated, unchanged, skipped }: ImportForMail): Facts => [
  ...fact('Zeilen', germanCount(rows)),
  ...fact('Neu', germanCount(created)),
  ...fact('Geändert', germanCount(updated)),
  ...fact('Unverändert', germanCount(unchanged)),
  ...fact('Übersprungen', germanCount(skipped)),
]
