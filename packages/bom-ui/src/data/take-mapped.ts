import type { AnswerOf, mapBom } from '@schrankwerk/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { bomKeys } from './bom-keys.ts'
import type { EditVersions } from './edit-version.ts'
import type { BomOwner } from './owner.ts'

/** Takes what became of a list that was turned into lines anew: no line of before is one of now. */
export function takeMapped(
  client: QueryClient,
  { owner, versions }: { owner: BomOwner; versions: EditVersions },
  { summary, estimate, editVersion }: AnswerOf<typeof mapBom>,
): void {
  versions.saw(editVersion)
  client.setQueryData(bomKeys.estimate(owner), { summary, estimate })
  client.removeQueries({ queryKey: [...bomKeys.all(owner), 'line'] })
  client.removeQueries({ queryKey: [...bomKeys.all(owner), 'suggestions'] })
  void client.resetQueries({ queryKey: bomKeys.lines(owner) })
}
