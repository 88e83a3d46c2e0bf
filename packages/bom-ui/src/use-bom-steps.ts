import type { BomReading } from '@schrankwerk/contracts'
import { useDraft } from '@schrankwerk/shell-api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { BomInfo } from './data/bom-info.ts'
import { bomKeys } from './data/bom-keys.ts'
import { useEditVersions } from './data/edit-version.ts'
import { type BomOwner, ownerId } from './data/owner.ts'
import { forgetUpload } from './data/uploads.ts'
import { choicesOf, type MappingChoices, noChoices, withRow } from './mapping/mapping-choices.ts'

/** The mapping under way, kept in this tab: it survives a reload and a new sign-in. */
interface MappingDraft {
  isOpen: boolean
  choices?: MappingChoices
  /** The state of the list that the choices were begun on. */
  base?: string
}

interface Known {
  name: string | null
  isMapped: boolean
  lineCount: number
}

const knownOf = (bom: BomInfo): Known => ({
  name: bom.bomFileName,
  isMapped: bom.mappedAt !== null,
  lineCount: bom.lineCount,
})

/** Its file and when it was last mapped: choices begun on another state are older than what is there. */
const stateOf = (bom: BomInfo) => `${bom.bomFileName}|${bom.mappedAt}`

const stateIn = ({ name, isMapped }: Known) => `${name}|${isMapped}`

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

/**
 * Where the list stands: no file, uploaded, mapped. What happened here counts until the page has loaded it, so that
 * nothing jumps back meanwhile.
 */
export function useBomSteps(input: BomStepsInput) {
  const { owner, bom, editable, reading, onChanged } = input
  const client = useQueryClient()
  const draft = useDraft<MappingDraft>(`bom-mapping:${ownerId(owner)}`)
  const versions = useEditVersions(input.editVersion)
  const kept = useRef(draft.value?.choices)
  const [mapping, setMapping] = useState<{ choices: MappingChoices; begun: number } | undefined>(() =>
    editable && bom.bomFileName !== null && draft.value?.isOpen
      ? { choices: draft.value.choices ?? choicesOf(bom), begun: 0 }
      : undefined,
  )
  const [isLeft, setLeft] = useState(mapping === undefined && kept.current !== undefined)
  const begin = (choices: MappingChoices) =>
    setMapping((former) => ({ choices, begun: (former?.begun ?? 0) + 1 }))
  const stateOfPage = stateOf(bom)
  const [base, setBase] = useState((kept.current && draft.value?.base) ?? stateOfPage)
  const [own, setOwn] = useState<Known & { over: string }>()
  const known = own?.over === stateOfPage ? own : knownOf(bom)
  const before = useRef({ bom, stateOfPage })
  const isOwnSince = (former: string) => own?.over === former && stateIn(own) === stateIn(knownOf(bom))
  const keep = (isOpen: boolean, from = base) => draft.keep({ isOpen, choices: kept.current, base: from })
  const goOnFrom = (state: string) => {
    setBase(state)
    if (mapping !== undefined || kept.current !== undefined) keep(mapping !== undefined, state)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest follows from these
  useEffect(() => {
    const former = before.current
    if (former.stateOfPage === stateOfPage) return
    before.current = { bom, stateOfPage }
    // What was done here is known already.
    if (isOwnSince(former.stateOfPage)) {
      goOnFrom(stateOfPage)
      return
    }
    void client.invalidateQueries({ queryKey: bomKeys.all(owner) })
    const isSameFile = bom.mappedAt !== null && bom.bomFileName === former.bom.bomFileName
    if (!isSameFile) void client.invalidateQueries({ queryKey: bomKeys.reading(owner) })
  }, [stateOfPage, own, bom, client, owner])

  const dropDraft = () => {
    draft.drop()
    kept.current = undefined
    setLeft(false)
  }
  const forgetBom = (now: Known, editVersion?: number) => {
    client.removeQueries({ queryKey: bomKeys.reading(owner) })
    client.removeQueries({
      queryKey: bomKeys.all(owner),
      predicate: ({ queryKey }) => queryKey[2] !== 'estimate',
    })
    // Shown elsewhere on the page as well, which removing would not tell.
    client.setQueryData(bomKeys.estimate(owner), { summary: null, estimate: null })
    dropDraft()
    setOwn({ ...now, over: stateOfPage })
    versions.forget()
    if (editVersion !== undefined) versions.saw(editVersion)
    onChanged(...(editVersion === undefined ? [] : [editVersion]))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading is taken over once
  useEffect(() => {
    if (reading === undefined) return
    forgetBom({ name: reading.bomFileName, isMapped: false, lineCount: 0 }, reading.editVersion)
    client.setQueryData(bomKeys.reading(owner), reading)
    setBase(stateOfPage)
    keep(true, stateOfPage)
    begin(noChoices)
    forgetUpload(ownerId(owner))
    input.onUploaded()
  }, [reading])

  return {
    ...known,
    versions,
    mapping,
    /** The list as somebody else mapped it since the choices were begun. */
    clash: base !== stateOfPage && bom.mappedAt !== null && !isOwnSince(base) ? bom : undefined,
    takeTheirs: () => {
      kept.current = undefined
      setBase(stateOfPage)
      keep(true, stateOfPage)
      // What the company mapped last has changed what is suggested.
      client.removeQueries({ queryKey: bomKeys.reading(owner) })
      begin(choicesOf(bom))
    },
    keepMine: () => goOnFrom(stateOfPage),
    /** Opens the mapping where it was left, or as it was decided; `row` is taken back in. */
    openMapping: (row?: number) => {
      const from = kept.current === undefined ? stateOfPage : base
      const choices = withRow(kept.current ?? (known.isMapped ? choicesOf(bom) : noChoices), row)
      if (row !== undefined) kept.current = choices
      setBase(from)
      begin(choices)
      keep(true, from)
    },
    keepChoices: (choices: MappingChoices) => {
      kept.current = choices
      keep(true)
    },
    /** Choices wait to be gone on with, while the lines are those of the mapping before. */
    hasLeftChoices: isLeft && mapping === undefined && known.isMapped,
    discardMapping: () => {
      dropDraft()
      // It may have been read at another place for these choices.
      client.removeQueries({ queryKey: bomKeys.reading(owner) })
    },
    closeMapping: () => {
      setMapping(undefined)
      setLeft(kept.current !== undefined)
      keep(false)
    },
    mapped: (editVersion: number, lineCount: number) => {
      setMapping(undefined)
      dropDraft()
      setOwn({ name: known.name, isMapped: true, lineCount, over: stateOfPage })
      onChanged(editVersion)
    },
    deleted: () => forgetBom({ name: null, isMapped: false, lineCount: 0 }),
    /** Loads the state that a refused change was too old for; until then its version stays the old one. */
    reload: () => onChanged(),
  }
}
