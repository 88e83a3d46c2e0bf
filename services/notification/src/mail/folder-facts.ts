import type { FolderEntry } from '@schrankwerk/contracts'
import { germanDate } from './german-values.ts'
import { harmlessName } from './harmless-name.ts'
import { type Facts, fact, named } from './mail-content.ts'

/** What the project is called in a mail to somebody outside, who sees neither price nor offer number. */
export const projectOf = ({ enquiryTitle, referenceNumber }: FolderEntry): string | null => {
  const title = enquiryTitle || referenceNumber
  return title ? harmlessName(title) : null
}

/** „Projektordner“ with the project's name, for a subject. */
export const folderNamed = (entry: FolderEntry): string => {
  const project = projectOf(entry)
  return `Projektordner${project ? named(' ', `„${project}“`) : ''}`
}

/** Whose side opens it, in words that no mail program turns into a link. */
export const invitingCompany = ({ companyName }: FolderEntry): string => harmlessName(companyName)

/** Who opens it, after „die“: true for people outside, and for colleagues of the one who does. */
export const inviterOf = (entry: FolderEntry): string => `Administration von ${invitingCompany(entry)}`

/** What an entry gives. */
export const entryFacts = (entry: FolderEntry): Facts => [
  ...fact('Projekt', projectOf(entry)),
  ...fact('Eingeladen von', inviterOf(entry)),
  ...fact('Rechte', rightsOf(entry)),
  ...fact('Zugang bis', entry.endDate === null ? 'unbegrenzt' : germanDate(entry.endDate)),
]

const rightsOf = ({ permissions: { read, write } }: FolderEntry): string =>
  write ? 'Lesen und schreiben' : read ? 'Lesen' : 'keine'
