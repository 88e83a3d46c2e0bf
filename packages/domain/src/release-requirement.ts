import type { MissingItem } from '@schrankwerk/contracts'

export interface Requirement<Thing> {
  path: string
  code: string
  detail: string
  isMet: (thing: Thing) => boolean
}

/** Whether somebody wrote something: blanks alone are nothing. */
export const filled = (value: string | null): boolean => value !== null && value.trim() !== ''

/** What is missing or wrong, in the order of the page: the fields, what is wrong with their dates, the files. */
export const missing = <Thing>(
  requirements: readonly Requirement<Thing>[],
  thing: Thing,
  dateIssues: readonly MissingItem[],
): MissingItem[] => {
  const unmet = requirements
    .filter((requirement) => !requirement.isMet(thing))
    .map(({ path, code, detail }) => ({ path, code, detail }))
  const isFile = ({ path }: MissingItem) => path.startsWith('fileItems.')
  return [...unmet.filter((item) => !isFile(item)), ...dateIssues, ...unmet.filter(isFile)]
}
