import { useDraft } from '@schrankwerk/shell-api'
import { useRef, useState } from 'react'
import type { BomInfo } from '../data/bom-info.ts'
import { type BomOwner, ownerId } from '../data/owner.ts'
import { choicesOf, type MappingChoices, noChoices, withRow } from './mapping-choices.ts'

/** The mapping under way, kept in this tab: it survives a reload and a new sign-in. */
interface MappingDraft {
  isOpen: boolean
  choices?: MappingChoices
  /** The state of the list that the choices were begun on. */
  base?: string
}

interface Options {
  owner: BomOwner
  bom: BomInfo
  editable: boolean
  isMapped: boolean
  /** The state of the list as the page has it. */
  stateOfPage: string
}

/** The mapping under way: whether its screen is open, the choices made there, and the state of the list they began on. */
export function useMappingDraft({ owner, bom, editable, isMapped, stateOfPage }: Options) {
  const draft = useDraft<MappingDraft>(`bom-mapping:${ownerId(owner)}`)
  const kept = useRef(draft.value?.choices)
  const [mapping, setMapping] = useState<{ choices: MappingChoices; begun: number } | undefined>(() =>
    editable && bom.bomFileName !== null && draft.value?.isOpen
      ? { choices: draft.value.choices ?? choicesOf(bom), begun: 0 }
      : undefined,
  )
  const [isLeft, setLeft] = useState(mapping === undefined && kept.current !== undefined)
  const [base, setBase] = useState((kept.current && draft.value?.base) ?? stateOfPage)
  const keep = (isOpen: boolean, from = base) => draft.keep({ isOpen, choices: kept.current, base: from })
  const begin = (choices: MappingChoices, from: string) => {
    setMapping((former) => ({ choices, begun: (former?.begun ?? 0) + 1 }))
    setBase(from)
    keep(true, from)
  }
  const drop = () => {
    draft.drop()
    kept.current = undefined
    setLeft(false)
  }
  return {
    /** Undefined while its screen is closed. */
    mapping,
    base,
    /** Choices wait to be gone on with, while the lines are those of the mapping before. */
    hasLeftChoices: isLeft && mapping === undefined && isMapped,
    /** Opens the screen where it was left, or as the list was mapped; `row` is taken back in. */
    open: (row?: number) => {
      const from = kept.current === undefined ? stateOfPage : base
      const choices = withRow(kept.current ?? (isMapped ? choicesOf(bom) : noChoices), row)
      if (row !== undefined) kept.current = choices
      begin(choices, from)
    },
    beginAnew: (choices: MappingChoices) => {
      kept.current = undefined
      begin(choices, stateOfPage)
    },
    keepChoices: (choices: MappingChoices) => {
      kept.current = choices
      keep(true)
    },
    /** The choices hold over the list as the page has it now. */
    goOn: () => {
      setBase(stateOfPage)
      if (mapping !== undefined || kept.current !== undefined) keep(mapping !== undefined, stateOfPage)
    },
    close: () => {
      setMapping(undefined)
      setLeft(kept.current !== undefined)
      keep(false)
    },
    drop,
    /** Its choices are those of the list now. */
    end: () => {
      setMapping(undefined)
      drop()
    },
  }
}
