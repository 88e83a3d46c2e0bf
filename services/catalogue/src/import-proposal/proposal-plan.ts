import type { ProposalClass, Suspicion } from '@schrankwerk/contracts'
import type { NamesOfFile } from '../article-import/publish-import.queries.ts'
import type { PublishOptions } from '../article-import/publish-import.ts'

export type PlannedShape = Omit<PublishOptions['shape'], 'table'>

/** What making a proposal visible needs beside its rows, as it is stored. */
export interface ProposalPlan {
  rows: number
  shape: PlannedShape
  names: Omit<NamesOfFile, 'used'> & { used: { manufacturers: string[]; units: string[]; groups: string[] } }
  /** How many rows of each class need a new name, by its id; proposals from before that was counted have none. */
  needs?: NeedsOfNames
}

export type NeedsOfNames = Record<string, Partial<Record<ProposalClass, number>>>

export interface ProposalCounts {
  classes: Partial<Record<ProposalClass, number>>
  suspicions: Partial<Record<Suspicion, number>>
  /** Of rows that would make an article; proposals from before that was counted do not say. */
  newWithoutManufacturer?: number
}

/** Classes that take effect as a whole; rows may say otherwise. */
export type ChosenClasses = Record<'NEW' | 'CHANGED' | 'SUSPICIOUS' | 'GONE', boolean>

/** What is suspicious takes effect once somebody has looked at it. */
export const chosenAtFirst: ChosenClasses = { NEW: true, CHANGED: true, SUSPICIOUS: false, GONE: false }

/** How long a proposal waits, and how long what was before an import is kept. */
export const keptDays = 14

export const storedNames = ({ used, ...names }: NamesOfFile): ProposalPlan['names'] => ({
  newManufacturers: names.newManufacturers,
  newUnits: names.newUnits,
  newGroups: names.newGroups,
  used: {
    manufacturers: [...used.manufacturers],
    units: [...used.units],
    groups: [...used.groups],
  },
})

export const namesOfPlan = ({ used, ...names }: ProposalPlan['names']): NamesOfFile => ({
  ...names,
  used: {
    manufacturers: new Set(used.manufacturers),
    units: new Set(used.units),
    groups: new Set(used.groups),
  },
})
