import { articleImportEnded } from '@schrankwerk/contracts'
import { findImport, type ImportForMail } from '../../neighbours.ts'
import { defineMail } from '../define-mail.ts'
import { germanCount } from '../german-values.ts'
import { importResultWords } from '../import-result-words.ts'
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
      paragraphs: [...(isEnded ? resultOf(ended, sentence) : [sentence])],
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

/** What became of an import that ended, and what one should look at, as the result on the screen says it. */
function resultOf(ended: ImportForMail, sentence: string): string[] {
  const { skipped, notices = 0 } = ended
  return [
    leftOutMost(ended)
      ? importResultWords.leftOutMost
      : saysPercentsAlone(ended)
        ? 'Der Import ist abgeschlossen. Seine Rabatte gelten jetzt.'
        : sentence,
    ...(skipped > 0
      ? ['Die übersprungenen Zeilen mit ihrem Grund können Sie in der Importliste herunterladen.']
      : notices > 0
        ? ['Die Hinweise können Sie in der Importliste herunterladen.']
        : []),
    ...warningsOf(ended),
    ...withoutPercent(ended),
    ...madeNames(ended),
  ]
}

const warnings = [
  ['withoutManufacturer', 'newWithoutManufacturer'],
  ['tenfoldPrices', 'tenfoldPrices'],
  ['otherUnits', 'otherUnits'],
  ['notListed', 'notListed'],
] as const

const warningsOf = (ended: ImportForMail): string[] =>
  warnings.flatMap(([warning, field]) => {
    const count = ended[field] ?? 0
    const words = importResultWords[`${warning}_${count === 1 ? 'one' : 'other'}`]
    return count > 0 ? [words.replace('{{shown}}', germanCount(count))] : []
  })

/** More lines left out than taken is rarely what the list means. */
function leftOutMost(ended: ImportForMail): boolean {
  const { set, kept } = percentsOf(ended)
  return ended.skipped > ended.created + ended.updated + ended.unchanged + set + kept
}

type Named = NonNullable<ImportForMail['groupsWithoutPercent']>

const listed = ({ amount, names }: Named): string =>
  `${names.join(', ')}${amount > names.length ? ` und ${germanCount(amount - names.length)} weitere` : ''}`

/** Names the groups that the import made without a percent. */
function withoutPercent({ groupsWithoutPercent: groups }: ImportForMail): string[] {
  if (!groups || groups.amount === 0) return []
  return [
    `Neue Rabattgruppen ohne Prozent: ${listed(groups)}. Ihre Artikel gelten als nicht rabattiert, bis Sie einen Prozentsatz eintragen.`,
  ]
}

function madeNames({ made }: ImportForMail): string[] {
  if (!made) return []
  const { manufacturers, units } = made
  return [
    ...(manufacturers.amount > 0 ? [`Neu angelegte Hersteller: ${listed(manufacturers)}.`] : []),
    ...(units.amount > 0 ? [`Neu angelegte Einheiten: ${listed(units)}.`] : []),
  ]
}

const percentsOf = ({ discountPercents }: ImportForMail) => discountPercents ?? { set: 0, kept: 0 }

/** A file of discount groups has no articles. */
function saysPercentsAlone(ended: ImportForMail): boolean {
  const { set, kept } = percentsOf(ended)
  return set + kept > 0 && ended.created + ended.updated + ended.unchanged === 0
}

function countsOf(ended: ImportForMail): Facts {
  const { rows, created, updated, unchanged, skipped, deleted = 0, notices = 0 } = ended
  const { set, kept } = percentsOf(ended)
  const isOfPercents = saysPercentsAlone(ended)
  return [
    ...fact('Zeilen', germanCount(rows)),
    ...fact('Neu', isOfPercents ? null : germanCount(created)),
    ...fact('Geändert', isOfPercents ? null : germanCount(updated)),
    ...fact('Unverändert', isOfPercents ? null : germanCount(unchanged)),
    ...fact('Übersprungen', germanCount(skipped)),
    ...fact('Gelöscht', deleted > 0 ? germanCount(deleted) : null),
    ...fact('Hinweise', notices > 0 ? germanCount(notices) : null),
    ...fact('Rabatte gesetzt', set + kept > 0 ? germanCount(set) : null),
    ...fact('Rabatte unverändert', kept > 0 ? germanCount(kept) : null),
  ]
}
