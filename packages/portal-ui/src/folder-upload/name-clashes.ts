/** A file and where it goes. */
export interface PlannedFile {
  file: File
  subfolderId: string | null
  versionOf: string | null
}

/** A file that is there already. */
export interface TakenName {
  id: string
  filename: string
  subfolderId: string | null
}

export const clashChoices = ['version', 'rename', 'skip'] as const
/** What becomes of files whose name is taken: their next version, a file under another name, or nothing. */
export type ClashChoice = (typeof clashChoices)[number]

const keyOf = (subfolderId: string | null, filename: string) =>
  `${subfolderId ?? ''}/${filename.normalize('NFC').toLowerCase()}`

/** Of each planned file the one that has its name, where there is one. */
export function clashesOf(
  planned: readonly Omit<PlannedFile, 'versionOf'>[],
  taken: readonly TakenName[],
): (TakenName | undefined)[] {
  const names = new Map(taken.map((one) => [keyOf(one.subfolderId, one.filename), one]))
  return planned.map(({ file, subfolderId }) => names.get(keyOf(subfolderId, file.name)))
}

/** What is sent once it is decided. The service gives the other name itself. */
export const decided = (
  planned: readonly Omit<PlannedFile, 'versionOf'>[],
  clashes: readonly (TakenName | undefined)[],
  choice: ClashChoice,
): PlannedFile[] =>
  planned.flatMap((one, index) => {
    const former = clashes[index]
    if (former !== undefined && choice === 'skip') return []
    return [{ ...one, versionOf: former !== undefined && choice === 'version' ? former.id : null }]
  })
