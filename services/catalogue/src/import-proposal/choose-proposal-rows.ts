import {
  articleImportChanged,
  type BodyOf,
  type chooseProposalRows as endpoint,
  type ImportProposal,
} from '@schrankwerk/contracts'
import {
  type Ctx,
  Invalid,
  inTransaction,
  publish,
  recordChange,
  type Sendable,
} from '@schrankwerk/service-kit'
import { raiseVersion } from '../article-import/article-import.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { lockProposal } from './lock-proposal.ts'
import { chooseClass, chooseRows } from './proposal.queries.ts'
import { readProposal } from './read-proposal.ts'

/** Takes or leaves out rows: each costs what it is, however many stand beside it. */
export function chooseProposalRows(
  ctx: Ctx<CatalogueTables>,
  { rows, class: name, chosen, ...proposal }: BodyOf<typeof endpoint>,
): Promise<Sendable<ImportProposal>> {
  if ((rows === undefined) === (name === undefined)) throw new Invalid([{ path: 'rows', code: 'invalid' }])
  return inTransaction(ctx, async (tx) => {
    await lockProposal(tx, proposal)
    if (name) await chooseClass(tx, proposal.id, name, chosen)
    if (rows) await chooseRows(tx, proposal.id, rows, chosen)
    const aggregateVersion = await raiseVersion(tx, proposal.id)
    await recordChange(tx, ctx, { entity: 'article-import', entityId: proposal.id, action: 'choose' })
    await publish(
      tx,
      articleImportChanged,
      { importId: proposal.id },
      { aggregateId: proposal.id, aggregateVersion },
    )
    return readProposal(tx, proposal.id)
  })
}
