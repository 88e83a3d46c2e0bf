import type { FileType } from '@schrankwerk/contracts'
import { cutText } from './cut-text.ts'

const perforexExtensions = ['pau', 'pbt', 'pku', 'ppr', 'prp', 'pvb'] as const

/** What an enquiry takes. */
export const uploadExtensions = [
  'docx',
  'doc',
  'pdf',
  'xlsx',
  'xls',
  'csv',
  'txt',
  'jpeg',
  'jpg',
  'png',
  'gif',
  ...perforexExtensions,
] as const
export const maximumUploadBytes = 200 * 1024 * 1024

const typesByExtension: Readonly<Record<string, readonly FileType[]>> = {
  xlsx: ['BILL_OF_MATERIAL', 'UNKNOWN'],
  xls: ['BILL_OF_MATERIAL', 'UNKNOWN'],
  xlsb: ['BILL_OF_MATERIAL', 'UNKNOWN'],
  ods: ['BILL_OF_MATERIAL', 'UNKNOWN'],
  pdf: [
    'OFFER',
    'ORDER_CONFIRMATION',
    'ORDER',
    'LEGAL_DOCUMENT',
    'CIRCUIT_DIAGRAM',
    'POWER_FLOW_DIAGRAM',
    'NC_DATA',
    'UNKNOWN',
  ],
  csv: ['BILL_OF_MATERIAL', 'LABELLING', 'CONNECTION_LIST', 'NC_DATA', 'UNKNOWN'],
  txt: ['LABELLING', 'UNKNOWN'],
  ...Object.fromEntries(perforexExtensions.map((extension) => [extension, ['PERFOREX'] as const])),
}

/** Extension in lower case without the dot; '' where there is none. */
export const extensionOf = (filename: string): string => {
  const dot = filename.lastIndexOf('.')
  return dot <= 0 ? '' : filename.slice(dot + 1).toLowerCase()
}

/** Types offered for a file of this name. */
export const fileTypesFor = (filename: string): readonly FileType[] =>
  typesByExtension[extensionOf(filename)] ?? ['UNKNOWN']

/** What an offer takes, and what a customer's regulation and label templates may come as: everything but lists of text. */
export const documentExtensions: readonly string[] = uploadExtensions.filter(
  (extension) => extension !== 'csv' && extension !== 'txt',
)

/**
 * The types that a file of this name may have: those offered for its extension; a customer's regulation, which is a
 * LEGAL_DOCUMENT in every format it may come as; and with an enquiry what the labels of its cabinets say, in any of these.
 */
export function possibleTypes(owner: 'enquiry' | 'offer', filename: string): readonly FileType[] {
  const offered = fileTypesFor(filename)
  if (!documentExtensions.includes(extensionOf(filename))) return offered
  const further: FileType[] = owner === 'enquiry' ? ['LEGAL_DOCUMENT', 'LABELLING'] : ['LEGAL_DOCUMENT']
  const known = [...new Set([...offered, ...further])]
  return [...known.filter((type) => type !== 'UNKNOWN'), ...known.filter((type) => type === 'UNKNOWN')]
}

/** The type of a file uploaded without one: its extension's only sensible type, else UNKNOWN. */
export const defaultFileType = (filename: string): FileType => {
  const sensible = fileTypesFor(filename).filter((type) => type !== 'UNKNOWN')
  return sensible.length === 1 ? sensible[0]! : 'UNKNOWN'
}

/** A name without a path: slashes become underscores, control and invisible characters go. At most 200 characters. */
export const cleanFilename = (filename: string): string => {
  const clean = filename
    .normalize('NFC')
    .replace(/[/\\]/g, '_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim()
  if (clean === '' || clean === '.' || clean === '..') return 'Datei'
  if (clean.length <= 200) return clean
  const extension = extensionOf(clean)
  return extension === '' ? cutText(clean, 200) : `${cutText(clean, 199 - extension.length)}.${extension}`
}

/** Case does not tell names of files apart. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The name, or the name with the lowest numeric prefix that nobody has yet: `2_Plan.pdf`. */
export const uniqueFilename = (filename: string, taken: Iterable<string>): string => {
  const names = new Set(Array.from(taken, (name) => name.toLowerCase()))
  if (!names.has(filename.toLowerCase())) return filename
  for (let number = 2; ; number += 1) {
    const candidate = `${number}_${filename}`
    if (!names.has(candidate.toLowerCase())) return candidate
  }
}
