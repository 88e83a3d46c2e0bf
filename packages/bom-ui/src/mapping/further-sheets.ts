import type { BomReading, FurtherSheet } from '@schrankwerk/contracts'
import { fewestNamed, neededOfSheets } from '@schrankwerk/domain/bom'
import type { BomText } from '../texts.ts'
import type { MappedColumn } from './mapped-columns.ts'

/** What keeps a further sheet from being read by a mapping. */
export interface Obstacle {
  kind: 'lost' | 'fewColumns' | 'otherColumns' | 'missing'
  /** The columns that it lacks, as they are shown. */
  columns: string[]
}

type Mapped = Pick<MappedColumn, 'importHeader' | 'label' | 'field'>

const labelsOf = (columns: readonly Mapped[]) => columns.map(({ label }) => `„${label}“`)

/** Why a further sheet cannot be read by this mapping; undefined where it can. */
export function obstacleOf(
  { name, headerRowIndex, missing }: Pick<FurtherSheet, 'name' | 'headerRowIndex' | 'missing'>,
  { sheets }: Pick<BomReading, 'sheets'>,
  columns: readonly Mapped[],
): Obstacle | undefined {
  if (headerRowIndex === null)
    return { kind: sheets.some((sheet) => sheet.name === name) ? 'otherColumns' : 'lost', columns: [] }
  const needed = neededOfSheets(
    columns.map(({ importHeader, field }) => ({ importHeader, articleField: field })),
  )
  if (needed.length < fewestNamed) return { kind: 'fewColumns', columns: [] }
  const lacking = columns.filter(
    ({ importHeader }) => needed.includes(importHeader) && missing.includes(importHeader),
  )
  return lacking.length === 0 ? undefined : { kind: 'missing', columns: labelsOf(lacking) }
}

/** A further sheet that is looked at. */
export interface ViewedSheet extends FurtherSheet {
  obstacle: Obstacle | undefined
  /** Mapped columns that it lacks and can do without. */
  without: string[]
}

export type HinderedSheet = ViewedSheet & { obstacle: Obstacle }

export interface SortedSheets {
  /** Those that are read besides or can be. */
  offered: ViewedSheet[]
  /** Those of them that were chosen and cannot be read. */
  unfit: HinderedSheet[]
  /** Those that nobody chose and that lack a column. */
  notOffered: HinderedSheet[]
}

/** The further sheet of this name, where there are rows of it to look at. */
export const viewedSheet = ({ offered, notOffered }: SortedSheets, name: string | undefined) =>
  [...offered, ...notOffered].find((sheet) => sheet.name === name && sheet.preview.length > 0)

/** The further sheets by what can be done with them under this mapping. */
export function sortedSheets(
  reading: Pick<BomReading, 'sheets' | 'furtherSheets'>,
  columns: readonly Mapped[],
): SortedSheets {
  const sheets = reading.furtherSheets.map((sheet) => ({
    ...sheet,
    obstacle: obstacleOf(sheet, reading, columns),
    otherNames: sheet.otherNames.filter(({ importHeader }) =>
      columns.some((column) => column.field && column.importHeader === importHeader),
    ),
    without: labelsOf(
      columns.filter(({ field, importHeader }) => field && sheet.missing.includes(importHeader)),
    ),
  }))
  const hindered = sheets.flatMap(({ obstacle, ...sheet }) => (obstacle ? [{ ...sheet, obstacle }] : []))
  return {
    offered: sheets.filter(({ isRead, obstacle }) => isRead || obstacle === undefined),
    unfit: hindered.filter(({ isRead }) => isRead),
    notOffered: hindered.filter(({ isRead }) => !isRead),
  }
}

/** The sheets that are read with the one that was chosen. */
export const sheetsBesides = ({ furtherSheets }: BomReading): string[] =>
  furtherSheets.filter(({ isRead }) => isRead).map(({ name }) => name)

/** Those of them that the mapping can read. */
export const fitSheets = ({ offered }: SortedSheets): string[] =>
  offered.filter(({ isRead, obstacle }) => isRead && obstacle === undefined).map(({ name }) => name)

/** What a sheet calls otherwise, and what it can be read without, as sentences; undefined where it is like the first one. */
export function differencesText(
  { otherNames, without }: Pick<ViewedSheet, 'otherNames' | 'without'>,
  t: BomText,
): string | undefined {
  const told = otherNames.map(({ importHeader, name }) =>
    t('mapping.sheetOtherName', { name, column: importHeader.replace(/\s+/g, ' ') }),
  )
  if (without.length > 0)
    told.push(
      t(without.length === 1 ? 'mapping.sheetWithout' : 'mapping.sheetWithoutSeveral', {
        columns: without.join(', '),
      }),
    )
  return told.length === 0 ? undefined : told.join(' ')
}

/** The obstacle as a sentence. */
export function obstacleText(name: string, { kind, columns }: Obstacle, t: BomText): string {
  const key = kind === 'missing' && columns.length > 1 ? 'missingSeveral' : kind
  return t(`mapping.obstacles.${key}`, { name, columns: columns.join(', ') })
}
