import type { ArticleImport } from '@schrankwerk/contracts'
import { formatNumber } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'

const amount = (count: number) => formatNumber(count, { decimals: 0 })

/** In one column: four of them push the actions out of the dialog. */
const countLines = [
  ['created', 'updated'],
  ['unchanged', 'skipped'],
] as const
/** Said only where there are any. */
const rareCounts = ['deleted', 'notices'] as const

type Count = (typeof countLines)[number][number] | (typeof rareCounts)[number]

export const countOf = (count: Count, entry: ArticleImport, t: TFunction<'catalogue'>): string =>
  `${t(`import.history.${count}`)}: ${amount(entry[count])}`

const percentsOf = ({ discountPercents }: ArticleImport) => discountPercents ?? { set: 0, kept: 0 }

/** Lines that became articles, or percents of discount groups: files of these have no articles. */
function takenOf(entry: ArticleImport): number {
  const { created, updated, unchanged } = entry
  const { set, kept } = percentsOf(entry)
  return created + updated + unchanged + set + kept
}

/** How many lines became what, in a few short lines. */
export function countsOf(entry: ArticleImport, t: TFunction<'catalogue'>): string[] {
  const { set, kept } = percentsOf(entry)
  const isOfPercents = set + kept > 0 && takenOf(entry) === set + kept
  const counted: readonly (readonly Count[])[] = isOfPercents ? [['skipped']] : countLines
  const lines = [...counted, rareCounts.filter((count) => entry[count] > 0)]
    .filter((line) => line.length > 0)
    .map((line) => line.map((count) => countOf(count, entry, t)).join(', '))
  const percents = t('import.history.percents', { set: amount(set), kept: amount(kept) })
  return set + kept > 0 ? [percents, ...lines] : lines
}

/** More lines left out than taken is rarely what the list means. */
export const leftOutMost = (entry: ArticleImport): boolean =>
  entry.state === 'ENDED' && entry.skipped > takenOf(entry)

/** What an import that has ended failed at is to be undone. */
export const failedToUndo = ({ state, failure }: ArticleImport): boolean =>
  state === 'ENDED' && failure !== null

/** Undoing was ended by hand: the import is as it was, which is no news. */
export const isAsBefore = (entry: ArticleImport, work: ArticleImport['work']): boolean =>
  work === 'UNDO' && entry.state === 'ENDED' && entry.failure === null

function titleOf(entry: ArticleImport, t: TFunction<'catalogue'>): string {
  const { state, filename, created, updated, skipped } = entry
  if (failedToUndo(entry)) return t('import.result.undoFailed', { filename })
  if (!leftOutMost(entry)) return t(`import.result.${state}`, { filename })
  const read = takenOf(entry) + skipped
  return t(
    created + updated + percentsOf(entry).set > 0
      ? 'import.result.endedWithout'
      : 'import.result.endedWithoutAny',
    {
      filename,
      skipped: amount(skipped),
      read: amount(read),
    },
  )
}

/** How many articles that it made an undoing left; undefined where it left none. */
export const keptOf = ({ kept = 0 }: ArticleImport, t: TFunction<'catalogue'>): string | undefined =>
  kept > 0 ? t('import.history.kept', { count: kept, shown: amount(kept) }) : undefined

function effectOf(entry: ArticleImport, t: TFunction<'catalogue'>): string {
  if (entry.state === 'ENDED') return countsOf(entry, t).join(', ')
  if (entry.state !== 'UNDONE') return t('import.result.nothingChanged')
  return undoneOf(entry, t) || t('import.result.asBefore')
}

/** What became of its articles when it was undone; empty where it had written discount groups alone. */
function undoneOf(entry: ArticleImport, t: TFunction<'catalogue'>): string {
  const { created, updated, deleted, kept = 0 } = entry
  const counts = [
    ['deleted', created - kept],
    ['restored', updated],
    ['broughtBack', deleted],
  ] as const
  return [
    ...counts.map(
      ([what, count]) => count > 0 && t(`import.result.undone.${what}`, { count, shown: amount(count) }),
    ),
    keptOf(entry, t),
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}

const warnings = [
  ['withoutManufacturer', 'newWithoutManufacturer'],
  ['tenfoldPrices', 'tenfoldPrices'],
  ['otherUnits', 'otherUnits'],
  ['notListed', 'notListed'],
] as const

/** What one should look at once an import has ended, as a review would have shown it. */
export const warningsOf = (entry: ArticleImport, t: TFunction<'catalogue'>): string[] =>
  entry.state !== 'ENDED' || failedToUndo(entry)
    ? []
    : warnings.flatMap(([warning, field]) => {
        const count = entry[field] ?? 0
        return count > 0 ? [t(`import.result.${warning}`, { count, shown: amount(count) })] : []
      })

const namedOf = ({ groupsWithoutPercent, made }: ArticleImport) =>
  [
    ['groupsWithoutPercent', groupsWithoutPercent],
    ['madeManufacturers', made?.manufacturers],
    ['madeUnits', made?.units],
  ] as const

/** What master data it brought: names of the first of each kind, and how many more there are. */
export const newNamesOf = (entry: ArticleImport, t: TFunction<'catalogue'>): string[] =>
  entry.state !== 'ENDED' || failedToUndo(entry)
    ? []
    : namedOf(entry).flatMap(([kind, named]) => {
        if (!named || named.amount === 0) return []
        const more = named.amount - named.names.length
        const names = t(`import.result.${kind}`, { names: named.names.join(', ') })
        return [more > 0 ? names + t('import.result.more', { amount: amount(more) }) : names]
      })

/** What became of an import: that it ended, and what that did to the catalogue. */
export const importOutcome = (entry: ArticleImport, t: TFunction<'catalogue'>) => {
  return { title: titleOf(entry, t), effect: entry.failure ?? effectOf(entry, t) }
}
