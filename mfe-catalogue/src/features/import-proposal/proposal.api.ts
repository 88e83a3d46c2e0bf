import {
  acceptImportProposal,
  chooseProposalRows,
  filterProposalRows,
  getImportProposal,
  type ProposalClass,
  type ProposalRow,
  type QueryInput,
  rejectImportProposal,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** A row of the list, by a key of its own. */
export type ListedRow = ProposalRow & { id: string }

export type RowFilter = { [K in keyof QueryInput<typeof filterProposalRows>]?: unknown }

/** The list of imports. */
export const historyKey = ['articleImport', 'history'] as const
export const proposalKey = (id: string) => ['articleImport', 'proposal', id] as const
export const rowsKey = (id: string) => [...proposalKey(id), 'rows'] as const

export const proposalQuery = (id: string) =>
  queryOptions({
    queryKey: [...proposalKey(id), 'summary'],
    queryFn: ({ signal }) => api.call(getImportProposal, { query: { id }, signal }),
  })

export const rowsQuery = (id: string, filter: RowFilter) =>
  queryOptions({
    queryKey: [...rowsKey(id), filter],
    queryFn: async ({ signal }) => {
      const page = await api.call(filterProposalRows, { query: { ...filter, id }, signal })
      return { ...page, content: page.content.map((row): ListedRow => ({ ...row, id: String(row.row) })) }
    },
    placeholderData: keepPreviousData,
  })

export type ChosenClass = Exclude<ProposalClass, 'UNCHANGED' | 'SKIPPED'>

export type Choice = { chosen: boolean } & (
  | { rows: number[]; class?: undefined }
  | { class: ChosenClass; rows?: undefined }
)

export const choose = (id: string, editVersion: number, choice: Choice) =>
  api.call(chooseProposalRows, { body: { id, editVersion, ...choice } })
export const accept = (id: string, editVersion: number) =>
  api.call(acceptImportProposal, { body: { id, editVersion } })
export const reject = (id: string, editVersion: number) =>
  api.call(rejectImportProposal, { body: { id, editVersion } })
