import { nameKey } from '@schrankwerk/domain'
import { isWordForNothing, unitOf } from '@schrankwerk/domain/bom'
import { uuidv7 } from '@schrankwerk/service-kit/job-thread'
import { nobody } from '../database/tables.ts'
import { isMadeUpMaker, isMadeUpUnit, makerMeant, unitMeant } from './made-up-names.ts'

export interface NewName {
  id: string
  name: string
  key: string
}
export interface NewGroup extends NewName {
  manufacturerId: string
}

/** A name that a person has to decide about. */
export interface NameProposal {
  kind: 'MANUFACTURER' | 'UNIT'
  name: string
  /** Lines that carry it. */
  rows: number
  /** What is probably meant. */
  suggestionId: string | null
}

export interface GroupPercent extends Omit<NewGroup, 'id'> {
  percent: number
}

export interface KnownNames {
  manufacturers: Map<string, string>
  units: Map<string, string>
  /** By manufacturer (or the zero id) and key, joined by a blank. */
  groups: Map<string, string>
}

/** Names that a person may be asked about; a column that holds no names at all would ask for every line. */
const mostProposals = 1000

const anyManufacturer =
  /^(?:reputed|various|verschiedene?|divers?e?|div\.?|generic|std|standard|gleichwertig\w*)$/i

/**
 * Turns the names in a file into ids. What is unknown gets an id here and becomes master data in the transaction
 * that makes the import visible, not before.
 */
export function createMasterNames(known: KnownNames) {
  const newManufacturers: NewName[] = []
  const newUnits: NewName[] = []
  const newGroups: NewGroup[] = []
  const used = { manufacturers: new Set<string>(), units: new Set<string>(), groups: new Set<string>() }
  const proposals = new Map<string, NameProposal>()
  const groupPercents = new Map<string, GroupPercent>()
  const manufacturerByText = new Map<string, string | null>()
  const groupsByText = new Map<string | null, Map<string, string>>()
  const unitByText = new Map<string, string | null>()
  const unitByCode = new Map<string, string>()
  for (const [key, id] of known.units) {
    const code = unitOf(key)?.code
    if (code && !unitByCode.has(code)) unitByCode.set(code, id)
  }

  function findManufacturer(text: string): string | null {
    const key = nameKey(text)
    let id = known.manufacturers.get(key)
    if (!id) {
      if (isWordForNothing(text) || anyManufacturer.test(text.trim())) return null
      if (isMadeUpMaker(text)) return null
      id = uuidv7()
      known.manufacturers.set(key, id)
      newManufacturers.push({ id, name: text.trim().slice(0, 200), key })
    }
    used.manufacturers.add(id)
    return id
  }

  function knownUnit(text: string): string | undefined {
    const code = unitOf(text)?.code
    return known.units.get(nameKey(text)) ?? (code ? unitByCode.get(code) : undefined)
  }

  function propose(kind: NameProposal['kind'], text: string): void {
    const name = text.trim().slice(0, 200)
    const held = proposals.get(`${kind} ${name}`)
    if (held) held.rows += 1
    else if (proposals.size < mostProposals) {
      const suggestionId =
        kind === 'UNIT'
          ? unitMeant(text, knownUnit)
          : makerMeant(text, (piece) => known.manufacturers.get(nameKey(piece)))
      proposals.set(`${kind} ${name}`, { kind, name, rows: 1, suggestionId })
    }
  }

  function findUnit(text: string): string | null {
    if (isWordForNothing(text)) return null
    const key = nameKey(text)
    const code = unitOf(text)?.code
    let id = knownUnit(text)
    if (!id) {
      if (isMadeUpUnit(text)) return null
      id = uuidv7()
      known.units.set(key, id)
      if (code) unitByCode.set(code, id)
      newUnits.push({ id, name: text.trim().slice(0, 200), key })
    }
    used.units.add(id)
    return id
  }

  const cached =
    (cache: Map<string, string | null>, find: (text: string) => string | null) => (text: string) => {
      const held = cache.get(text)
      if (held !== undefined) return held
      const found = find(text)
      if (cache.size > 50_000) cache.clear()
      cache.set(text, found)
      return found
    }

  const manufacturer = cached(manufacturerByText, findManufacturer)
  const unit = cached(unitByText, findUnit)

  return {
    newManufacturers,
    newUnits,
    newGroups,
    used,
    proposals,
    groupPercents,
    /** The file is read once more from its beginning. */
    restart(): void {
      proposals.clear()
      groupPercents.clear()
    },
    manufacturer(text: string): string | null {
      const found = manufacturer(text)
      if (found === null && !isWordForNothing(text) && isMadeUpMaker(text)) propose('MANUFACTURER', text)
      return found
    },
    unit(text: string): string | null {
      const found = unit(text)
      if (found === null && !isWordForNothing(text)) propose('UNIT', text)
      return found
    },
    /** Whether it is the name of a unit; nobody is asked about it, and none is made. */
    isUnit: (text: string): boolean => unitOf(text) !== null || known.units.has(nameKey(text)),
    /** What the file says of a discount group itself. */
    groupPercent(text: string, manufacturerId: string | null, percent: number): void {
      const key = nameKey(text)
      const owner = manufacturerId ?? nobody
      groupPercents.set(`${owner} ${key}`, {
        name: text.trim().slice(0, 200),
        key,
        manufacturerId: owner,
        percent,
      })
    },
    /** Lines do not agree on it after all. */
    dropGroupPercent(text: string, manufacturerId: string | null): void {
      groupPercents.delete(`${manufacturerId ?? nobody} ${nameKey(text)}`)
    },
    discountGroup(text: string, manufacturerId: string | null): string | null {
      const held = groupsByText.get(manufacturerId)?.get(text)
      if (held !== undefined || isWordForNothing(text)) return held ?? null
      const key = nameKey(text)
      const owner = manufacturerId ?? nobody
      let id = known.groups.get(`${owner} ${key}`) ?? known.groups.get(`${nobody} ${key}`)
      if (!id) {
        id = uuidv7()
        known.groups.set(`${owner} ${key}`, id)
        newGroups.push({ id, name: text.trim().slice(0, 200), key, manufacturerId: owner })
      }
      used.groups.add(id)
      const ofManufacturer = groupsByText.get(manufacturerId) ?? new Map<string, string>()
      groupsByText.set(manufacturerId, ofManufacturer.set(text, id))
      return id
    },
  }
}

export type MasterNames = ReturnType<typeof createMasterNames>
