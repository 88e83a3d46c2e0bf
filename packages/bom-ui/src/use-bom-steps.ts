import type { BomReading } from '@schrankwerk/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { BomInfo } from './data/bom-info.ts'
import { bomKeys } from './data/bom-keys.ts'
import { useEditVersions } from './data/edit-version.ts'
import { type BomOwner, ownerId } from './data/owner.ts'
import { forgetUpload } from './data/uploads.ts'
import { choicesOf, noChoices } from './mapping/mapping-choices.ts'
import { useMappingDraft } from './mapping/use-mapping-draft.ts'
import { type Known, useKnownBom } from './use-known-bom.ts'

export interface BomStepsInput {
  owner: BomOwner
  bom: BomInfo
  editable: boolean
  editVersion: number | undefined
  /** What the upload that just ended answered. */
  reading: BomReading | undefined
  onChanged: (editVersion?: number) => void
  onUploaded: () => void
}

export type BomSteps = ReturnType<typeof useBomSteps>

/** Where the list stands: no file, uploaded, mapped; and what leads from one to the other. */
export function useBomSteps(input: BomStepsInput) {
  const { owner, bom, editable, reading, onChanged } = input
  const client = useQueryClient()
  const versions = useEditVersions(input.editVersion)
  const { known, stateOfPage, isOwnSince, happened } = useKnownBom(bom)
  const draft = useMappingDraft({ owner, bom, editable, isMapped: known.isMapped, stateOfPage })
  const forgetReading = () => client.removeQueries({ queryKey: bomKeys.reading(owner) })

  const before = useRef({ bom, stateOfPage })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state
  useEffect(() => {
    const former = before.current
    if (former.stateOfPage === stateOfPage) return
    before.current = { bom, stateOfPage }
    // What was done here is known already.
    if (isOwnSince(former.stateOfPage)) {
      draft.goOn()
      return
    }
    void client.invalidateQueries({ queryKey: bomKeys.all(owner) })
    const isSameFile = bom.mappedAt !== null && bom.bomFileName === former.bom.bomFileName
    if (!isSameFile) void client.invalidateQueries({ queryKey: bomKeys.reading(owner) })
  }, [stateOfPage])

  const forgetBom = (now: Known, editVersion?: number) => {
    forgetReading()
    client.removeQueries({
      queryKey: bomKeys.all(owner),
      predicate: ({ queryKey }) => queryKey[2] !== 'estimate',
    })
    // Shown elsewhere on the page as well, which removing would not tell.
    client.setQueryData(bomKeys.estimate(owner), { summary: null, estimate: null })
    draft.drop()
    happened(now)
    versions.forget()
    if (editVersion !== undefined) versions.saw(editVersion)
    onChanged(...(editVersion === undefined ? [] : [editVersion]))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading is taken over once
  useEffect(() => {
    if (reading === undefined) return
    forgetBom({ name: reading.bomFileName, isMapped: false, lineCount: 0 }, reading.editVersion)
    client.setQueryData(bomKeys.reading(owner), reading)
    draft.beginAnew(noChoices)
    forgetUpload(ownerId(owner))
    input.onUploaded()
  }, [reading])

  return {
    ...known,
    versions,
    mapping: draft.mapping,
    hasLeftChoices: draft.hasLeftChoices,
    openMapping: draft.open,
    keepChoices: draft.keepChoices,
    closeMapping: draft.close,
    discardMapping: () => {
      draft.drop()
      // It may have been read at another place for these choices.
      forgetReading()
    },
    /** The list as somebody else mapped it since the choices were begun. */
    clash: draft.base !== stateOfPage && bom.mappedAt !== null && !isOwnSince(draft.base) ? bom : undefined,
    takeTheirs: () => {
      // What the company mapped last has changed what is suggested.
      forgetReading()
      draft.beginAnew(choicesOf(bom))
    },
    keepMine: draft.goOn,
    mapped: (editVersion: number, lineCount: number) => {
      draft.end()
      happened({ name: known.name, isMapped: true, lineCount })
      onChanged(editVersion)
    },
    deleted: () => forgetBom({ name: null, isMapped: false, lineCount: 0 }),
    /** Loads the state that a refused change was too old for; until then its version stays the old one. */
    reload: () => onChanged(),
  }
}
