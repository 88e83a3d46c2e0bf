import { MockPortal, mockApi } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { enquiryId, estimate, summary } from '../bom.example.ts'
import { useEditVersions } from './edit-version.ts'
import { type Decisions, useDecisions } from './use-decisions.ts'

const decision = { lineIds: ['line'], matchedArticleId: 'article' }

function Page({ onRender }: { onRender: (decisions: Decisions) => void }) {
  const decisions = useDecisions({ enquiryId }, useEditVersions(4), () => undefined)
  onRender(decisions)
  return (
    <button type="button" onClick={() => decisions.decide('line', decision, { text: 'Übernommen' })}>
      Diesen nehmen
    </button>
  )
}

test('a line is waited for by a page that has not yet shown what came of its decision', async () => {
  mockApi({ updateBomArticles: () => ({ articles: [], summary, estimate, editVersion: 5 }) })
  const rendered: Decisions[] = []
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: <Page onRender={(decisions) => rendered.push(decisions)} /> }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Diesen nehmen' }))
  await waitFor(() => expect(rendered.at(-1)?.courseOf('line')?.state).toBe('done'))
  const before = rendered.find(({ waiting }) => waiting === 1)
  expect(before?.isWaiting('line')).toBe(true)
  expect(rendered.at(-1)?.isWaiting('line')).toBe(false)
})
