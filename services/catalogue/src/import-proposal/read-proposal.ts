import type {
  filterProposalRows as filterEndpoint,
  ImportProposal,
  ProposalRow,
  QueryOf,
} from '@schrankwerk/contracts'
import { Conflict, NotFound, type Sendable } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import { findImport } from '../article-import/article-import.queries.ts'
import { type CatalogueTables, nobody } from '../database/tables.ts'
import {
  type AnnouncedNames,
  isTakenBySome,
  mostNames,
  plannedNames,
  presentProposal,
  presentRow,
  presentSkipped,
} from './proposal.presenter.ts'
import {
  countExceptions,
  countFound,
  countGoneInUse,
  countNeedingExceptions,
  type FoundRow,
  findProposal,
  isNarrowed,
  type ProposalRecord,
  selectListed,
  selectNames,
  selectNamesWithPercent,
  selectPercents,
  selectRows,
  selectSkipped,
  selectUndecidedNames,
} from './proposal.queries.ts'

type Db = Kysely<CatalogueTables>
type Totals = (key: string, count: () => Promise<number>) => Promise<number>

export async function getProposal(db: Db, id: string): Promise<ProposalRecord> {
  const proposal = await findProposal(db, id)
  if (proposal) return proposal
  throw (await findImport(db, id)) ? new Conflict('proposal-not-open') : new NotFound()
}

export async function readProposal(db: Db, id: string): Promise<Sendable<ImportProposal>> {
  const proposal = await getProposal(db, id)
  return whileOpen(async () =>
    presentProposal(proposal, {
      announced: await announcedNames(db, id, proposal),
      exceptions: await countExceptions(db, id),
      goneInUse: proposal.counts.classes.GONE
        ? await countGoneInUse(db, id, proposal.chosen)
        : { rows: 0, chosen: 0 },
      manufacturers: await selectListed(db, proposal.plan),
      percents: await selectPercents(db, id, mostNames),
      undecided: await selectUndecidedNames(db, id),
    }),
  )
}

/**
 * The names that accepting would make: those that rows need which are chosen. Discount groups of which the file says a
 * percent are announced with that.
 */
async function announcedNames(
  db: Db,
  id: string,
  { plan: { names, needs }, chosen }: ProposalRecord,
): Promise<AnnouncedNames> {
  const { newManufacturers, newUnits, newGroups } = names
  const ids = [...newManufacturers, ...newUnits, ...newGroups].map((one) => one.id)
  const exceptions = ids.length > 0 && needs ? await countNeedingExceptions(db, id, ids) : []
  const isNeeded = (one: { id: string }) => !needs || isTakenBySome(one.id, { needs, exceptions, chosen })
  const percents = newGroups.length > 0 ? await selectNamesWithPercent(db, id) : []
  const hasPercent = (group: (typeof newGroups)[number]) =>
    percents.some(
      ({ name_key: key, manufacturer_id: owner }) =>
        key === group.key && (owner === group.manufacturerId || group.manufacturerId === nobody),
    )
  return {
    manufacturers: newManufacturers.filter(isNeeded),
    units: newUnits.filter(isNeeded),
    groups: newGroups.filter((group) => isNeeded(group) && !hasPercent(group)),
  }
}

/** One page of the rows of a class. */
export async function filterProposal(
  db: Db,
  query: QueryOf<typeof filterEndpoint>,
  totals: Totals,
): Promise<{ content: Sendable<ProposalRow>[]; totalElements: number }> {
  const { plan, chosen, counts, edit_version: version } = await getProposal(db, query.id)
  const { paginationSize: limit, sortDescending: descending = false } = query
  const page = { offset: query.page * limit, limit, descending }
  const { class: name, searchTerm, suspicion, changedSince } = query
  if (name === 'SKIPPED') {
    const { rows, total } = await selectSkipped(db, query.id, searchTerm, page)
    return { content: rows.map(presentSkipped), totalElements: total }
  }
  const filter = { class: name, searchTerm, suspicion, changedSince, chosen: query.chosen }
  return whileOpen(async () => {
    const [rows, totalElements] = await Promise.all([
      selectRows(db, query.id, filter, { shape: plan.shape, chosen, page }),
      isNarrowed(filter)
        ? totals(JSON.stringify([query.id, version, filter]), () => countFound(db, query.id, filter, chosen))
        : (counts.classes[name] ?? 0),
    ])
    const names = new Map([...plannedNames(plan), ...(await selectNames(db, idsOf(rows)))])
    return { content: rows.map((row) => presentRow(row, { names, shape: plan.shape })), totalElements }
  })
}

function idsOf(rows: FoundRow[]) {
  const values = (...columns: string[]) => [
    ...new Set(
      rows.flatMap((row) =>
        columns
          .map((column) => (row as unknown as Record<string, string | null>)[column] ?? '')
          .filter(Boolean),
      ),
    ),
  ]
  return {
    manufacturers: values('manufacturer'),
    units: values('unit_id', 'new_unit_id', 'old_unit_id'),
    groups: values('new_discount_group_id', 'old_discount_group_id'),
  }
}

/** Its rows go with it, maybe just now. */
async function whileOpen<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw (error as { code?: string }).code === '42P01' ? new Conflict('proposal-not-open') : error
  }
}
