import type { BomReading, ReadingPoint } from '@schrankwerk/contracts'
import { placeOfRow } from '@schrankwerk/domain/bom'
import { api, useSingleMutation } from '@schrankwerk/shell-api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { bomKeys } from '../data/bom-keys.ts'
import { atLatestVersion, type EditVersions } from '../data/edit-version.ts'
import { useLaterCalls } from '../data/later-calls.ts'
import { asTarget, type BomOwner, ownerId } from '../data/owner.ts'
import { takeMapped } from '../data/take-mapped.ts'
import { withReadingDecided } from './decisions.ts'
import { sheetsBesides } from './further-sheets.ts'
import { type MappedColumn, mappingOf } from './mapped-columns.ts'
import type { MappingChoices, Place } from './mapping-choices.ts'
import { quantitiesOf } from './quantities.ts'

export interface MappingInput {
  owner: BomOwner
  /** The choices to begin with. */
  initial: MappingChoices
  /** Cabinets of the enquiry. */
  amount: number
  versions: EditVersions
  onChoices: (choices: MappingChoices) => void
  onMapped: (editVersion: number, lines: number) => void
}

export type Mapping = ReturnType<typeof useMapping>

/** State of the mapping screen: the reading, the choices, and the two calls that change something. */
export function useMapping({ owner, initial, versions, amount, onChoices, onMapped }: MappingInput) {
  const client = useQueryClient()
  const { changeBomHeader, mapBom, always } = useLaterCalls()
  const [choices, setChoices] = useState(initial)
  const latest = useRef(initial)
  const change = (next: MappingChoices) => {
    latest.current = next
    setChoices(next)
    onChoices(next)
  }
  const read = (place: Place) =>
    atLatestVersion(versions, (editVersion) =>
      api.call(changeBomHeader, { query: always, fields: { ...asTarget(owner), ...place, editVersion } }),
    )
  const reading = useQuery({
    queryKey: bomKeys.reading(owner),
    queryFn: () => read(choices.place),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const reread = useMutation({
    mutationFn: ({ place }: { place: Place; chosen: ReadingPoint }) => read(place),
    // What is chosen while the file is read again waits its turn: one list of a person is read at a time.
    scope: { id: `reading:${ownerId(owner)}` },
    onSuccess: (next: BomReading, { place, chosen }) => {
      const former = client.getQueryData<BomReading>(bomKeys.reading(owner))
      const now = latest.current
      client.setQueryData(bomKeys.reading(owner), next)
      const isOtherTable = former?.sheet !== next.sheet
      const isOtherHeader = isOtherTable || former?.headerRowIndex !== next.headerRowIndex
      const decidedReading = (now.decidedReading ?? []).filter(
        (point) => (point !== 'headerRow' && point !== 'furtherSheets') || !isOtherHeader,
      )
      change({
        ...withReadingDecided({ ...now, decidedReading }, chosen),
        place,
        includedRows: isOtherTable ? [] : stillLeftOut(now.includedRows, next),
        excludedRows: isOtherTable ? [] : now.excludedRows,
        // Another table, other columns: its own suggestion counts.
        ...(isOtherHeader
          ? { fields: {}, decided: [], isComplete: false }
          : former && withNamesOf(now, former, next)),
      })
    },
  })
  const accept = useSingleMutation({
    mutationFn: ({ reading: shown, columns }: { reading: BomReading; columns: readonly MappedColumn[] }) => {
      const quantities = quantitiesOf(shown, choices, amount)
      return api.call(mapBom, {
        query: {
          ...always,
          ...asTarget(owner),
          // A list without header row: the number counts from 1, leaving it out keeps what was found.
          headerRowIndex: shown.headerRowIndex || undefined,
          quantityBasis: quantities.basis,
          ...(quantities.basis === 'TOTAL' && { quantityCount: quantities.count }),
          suppliedPartString: columns.some(({ field }) => field === 'isSuppliedPart')
            ? choices.suppliedTexts?.join('|')
            : undefined,
          ...(shown.sheets.length > 1 ? { sheet: shown.sheet } : {}),
          encoding: choices.place.encoding,
          separator: choices.place.separator,
          editVersion: versions.current(),
        },
        fields: {
          mapping: mappingOf(columns),
          includedRows: choices.includedRows,
          excludedRows: choices.excludedRows ?? [],
          furtherSheets: sheetsBesides(shown),
          decidedReading: choices.decidedReading ?? [],
        },
      })
    },
    onSuccess: (answer) => {
      takeMapped(client, { owner, versions }, answer)
      onMapped(answer.editVersion, answer.summary.lines)
    },
  })
  const besides =
    (reread.isPending && reread.variables.place.furtherSheets) ||
    (reading.data === undefined ? [] : sheetsBesides(reading.data))
  return { choices, change, reading, reread, besides, accept }
}

/**
 * The same header row in another encoding or cut elsewhere: columns that kept their name keep their field, those that got
 * another one follow their own suggestion.
 */
function withNamesOf(choices: MappingChoices, former: BomReading, next: BomReading): Partial<MappingChoices> {
  const [before, after] = [former, next].map(
    ({ suggestedMapping }) => new Set(suggestedMapping.map(({ importHeader }) => importHeader)),
  ) as [Set<string>, Set<string>]
  if (after.size === before.size && [...after].every((name) => before.has(name))) return {}
  const kept = [...before].filter((name) => after.has(name))
  return {
    fields: Object.fromEntries(
      kept.flatMap((name) => {
        const field = choices.fields[name]
        if (field !== undefined) return [[name, field]]
        return choices.isComplete ? [[name, null]] : []
      }),
    ),
    decided: choices.decided?.filter((name) => after.has(name)),
    isComplete: false,
  }
}

/** The rows taken back in that another header row has not made a header; some of those above it are lines. */
const stillLeftOut = (rows: readonly number[], { headerRowIndex, leftOut }: BomReading): number[] =>
  rows.filter(
    (row) =>
      (placeOfRow(row).sheetNumber === null && row > headerRowIndex) ||
      leftOut.some(({ rowIndex }) => rowIndex === row),
  )
