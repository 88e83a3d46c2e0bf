import { NotFound } from '@schrankwerk/service-kit'
import type { Decision } from '../article-import/decision-runner.ts'
import { countStaged } from '../article-import/publish-import.queries.ts'
import { publishImport } from '../article-import/publish-import.ts'
import { findProposal } from './proposal.queries.ts'
import { namesOfPlan } from './proposal-plan.ts'
import { proposalRows, proposalTable } from './propose-import.queries.ts'

/** Makes what was chosen of a proposal visible, or leaves everything as it was. */
export async function publishProposal({ db, job, rebuild, onStep }: Decision): Promise<void> {
  const proposal = await findProposal(db, job.id)
  if (!proposal) throw new NotFound()
  const { plan, chosen } = proposal
  const table = proposalTable(job.id)
  await publishImport({
    db,
    job,
    userId: proposal.decided_by!,
    rows: plan.rows,
    lines: await countStaged(db, table),
    shape: { ...plan.shape, table },
    names: namesOfPlan(plan.names),
    rebuild,
    proposal: { rows: proposalRows(job.id), chosen },
    onStep,
  })
}
