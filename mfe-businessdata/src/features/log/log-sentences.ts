import type { FolderLogEntry } from '@schrankwerk/contracts'
import type { LogText } from './log-text.ts'

/** The person, as far as one may know: of the other side the company alone, of a visitor where from. */
export const whoDid = ({ act, userId, name, companyName, address }: FolderLogEntry, t: LogText): string => {
  if (name && companyName) return t('who.person', { name, company: companyName })
  if (name) return name
  if (companyName) return t('who.company', { company: companyName })
  if (userId === null && act === 'end-entry') return t('who.portal')
  if (userId === null) {
    const who = act === 'wrong-password' ? 'attempt' : 'visitor'
    return address ? t(`who.${who}From`, { address }) : t(`who.${who}`)
  }
  return t('who.gone')
}

/** What was done, as the rest of a sentence that begins with the person. */
export const whatWasDone = (
  { act, files, filenames, subfolderName, entryMail, fields }: FolderLogEntry,
  t: LogText,
): string => {
  const isOfSubfolder = subfolderName !== undefined && act.endsWith('-subfolder')
  const names = (isOfSubfolder ? [subfolderName] : filenames).map((filename) => t('named', { filename }))
  const more = isOfSubfolder ? 0 : files - filenames.length
  const all = [...names, ...(names.length > 0 && more > 0 ? [t('more', { count: more })] : [])].join(', ')
  const settings = [...new Set(fields.map((field) => t([`field.${field}`, 'field.other'])))].join(', ')
  const what = t(files > 0 ? [`act.${act}.files`, `act.${act}.plain`] : `act.${act}.plain`, { count: files })
  const which = [entryMail, all, settings].filter(Boolean).join(', ')
  return which ? t('act.which', { what, which }) : what
}
