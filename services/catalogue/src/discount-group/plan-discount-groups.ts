import { nameKey } from '@schrankwerk/domain'
import { nobody } from '../database/tables.ts'
import type { DiscountGroupRow } from './discount-group.queries.ts'
import { type DiscountGroupLine, refuseLine } from './discount-group-csv.ts'

/** Whose names lead to whom, by `nameKey`. */
export interface KnownOwners {
  manufacturers: ReadonlyMap<string, { id: string; displayName: string }>
  wholesalers: ReadonlyMap<string, { id: string; displayName: string }>
  /** By manufacturer (or the zero id) and key, joined by a blank. */
  groups: ReadonlyMap<string, string>
}

/** A group that a line makes or changes. */
export interface PlannedGroup {
  line: number
  before: DiscountGroupRow | undefined
  displayName: string
  nameVariants: string[]
  percent: number | null
  manufacturerId: string | null
  manufacturerName: string | null
  wholesalerDiscounts: { wholesalerId: string; percent: number }[]
  /** What is another than before, the percent apart. */
  fields: string[]
}

/**
 * What the lines would change; groups that are not among them stay. A line means the group that owns its name with this
 * manufacturer. Throws `DiscountGroupLineProblem` where a line cannot be carried out.
 */
export function planDiscountGroups(
  lines: readonly DiscountGroupLine[],
  existing: readonly DiscountGroupRow[],
  known: KnownOwners,
): PlannedGroup[] {
  const byId = new Map(existing.map((group) => [group.id, group]))
  const seen = new Map<string, number>()
  const planned = lines.map((line) => {
    const group = planLine(line, byId, known)
    const identity = group.before?.id ?? ownKey(group.manufacturerId, group.displayName)
    const first = seen.get(identity)
    if (first !== undefined)
      refuseLine(line.line, `Die Rabattgruppe „${line.displayName}“ steht schon in Zeile ${first}.`)
    seen.set(identity, line.line)
    return group
  })
  requireOwnNames(planned, byId, known)
  return planned.filter(
    (group) => !group.before || group.fields.length > 0 || group.percent !== group.before.percent,
  )
}

const ownKey = (manufacturerId: string | null, name: string) => `${manufacturerId ?? nobody} ${nameKey(name)}`

function planLine(
  line: DiscountGroupLine,
  byId: ReadonlyMap<string, DiscountGroupRow>,
  known: KnownOwners,
): PlannedGroup {
  const manufacturer =
    line.manufacturerName === '' ? undefined : known.manufacturers.get(nameKey(line.manufacturerName))
  if (line.manufacturerName !== '' && !manufacturer)
    refuseLine(line.line, `Den Hersteller „${line.manufacturerName}“ gibt es nicht.`)
  const manufacturerId = manufacturer?.id ?? null
  const before = byId.get(known.groups.get(ownKey(manufacturerId, line.displayName)) ?? '')
  if (!before && manufacturerId === null) refuseLine(line.line, 'Der Hersteller fehlt.')
  if (line.percent === null && before?.percent !== null) refuseLine(line.line, 'Der Rabatt in Prozent fehlt.')
  const wholesalerDiscounts = line.wholesalerDiscounts.map(({ wholesalerName, percent }) => {
    const wholesaler = known.wholesalers.get(nameKey(wholesalerName))
    return wholesaler
      ? { wholesalerId: wholesaler.id, percent }
      : refuseLine(line.line, `Den Großhändler „${wholesalerName}“ gibt es nicht.`)
  })
  if (new Set(wholesalerDiscounts.map((one) => one.wholesalerId)).size < wholesalerDiscounts.length)
    refuseLine(line.line, 'Ein Großhändler steht zweimal darin.')
  const { displayName, nameVariants, percent } = line
  const group = { displayName, nameVariants, percent, wholesalerDiscounts }
  return {
    ...group,
    line: line.line,
    before,
    manufacturerId,
    manufacturerName: manufacturer?.displayName ?? null,
    fields: before ? otherFields(before, group) : [],
  }
}

type Values = Pick<PlannedGroup, 'displayName' | 'nameVariants' | 'wholesalerDiscounts'>

const comparable = {
  displayName: (group: Values) => group.displayName,
  nameVariants: (group: Values) => [...group.nameVariants].sort(),
  wholesalerDiscounts: (group: Values) =>
    group.wholesalerDiscounts.map(({ wholesalerId, percent }) => `${wholesalerId} ${percent}`).sort(),
}

const otherFields = (before: Values, after: Values) =>
  Object.entries(comparable)
    .filter(([, of]) => JSON.stringify(of(before)) !== JSON.stringify(of(after)))
    .map(([field]) => field)

/** A name stands once among the groups of its manufacturer: of those in the file as it says, of others as they are. */
function requireOwnNames(
  planned: readonly PlannedGroup[],
  byId: ReadonlyMap<string, DiscountGroupRow>,
  { groups }: KnownOwners,
): void {
  const inFile = new Set(planned.flatMap(({ before }) => (before ? [before.id] : [])))
  const owners = new Map<string, number>()
  for (const { line, displayName, nameVariants, manufacturerId } of planned)
    for (const name of [displayName, ...nameVariants]) {
      const key = ownKey(manufacturerId, name)
      const first = owners.get(key)
      if (first !== undefined)
        refuseLine(
          line,
          first === line
            ? `Die Bezeichnung „${name}“ steht zweimal darin.`
            : `Die Bezeichnung „${name}“ steht schon in Zeile ${first}.`,
        )
      owners.set(key, line)
      const owner = groups.get(key)
      if (owner !== undefined && !inFile.has(owner))
        refuseLine(line, `Die Bezeichnung „${name}“ gehört schon zu „${byId.get(owner)?.displayName ?? ''}“.`)
    }
}
