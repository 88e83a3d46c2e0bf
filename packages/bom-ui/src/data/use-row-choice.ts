import type { BodyInput, chooseBomRows } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EditVersions } from './edit-version.ts'
import { useLaterCalls } from './later-calls.ts'
import { asTarget, type BomOwner } from './owner.ts'
import { takeMapped } from './take-mapped.ts'

type RowChoice = Pick<BodyInput<typeof chooseBomRows>, 'rows' | 'areLines'>

/** Leaves rows of a mapped list out, or takes them as lines. */
export function useRowChoice(owner: BomOwner, versions: EditVersions, onChanged: () => void) {
  const client = useQueryClient()
  const { chooseBomRows, always } = useLaterCalls()
  return useMutation({
    mutationFn: async (choice: RowChoice) =>
      api.call(chooseBomRows, {
        // The parties' call has no query, its twin has.
        query: always as unknown as undefined,
        body: { ...asTarget(owner), ...choice, editVersion: await versions.known() },
      }),
    onSuccess: (answer) => {
      takeMapped(client, { owner, versions }, answer)
      // How the list is read is part of what it belongs to.
      onChanged()
    },
  })
}
