import type { FileType } from '@schrankwerk/contracts'
import { fileTypesFor, uploadExtensions } from '@schrankwerk/domain'

/** Endings, with their dot, of files that can be of a type; all endings where there is no wish. */
export const endingsFor = (type: FileType | undefined): string[] =>
  uploadExtensions
    .map((extension) => `.${extension}`)
    .filter((ending) => type === undefined || fileTypesFor(`x${ending}`).includes(type))

/** Types a file of this name can be given now. */
export const typesToChoose = (filename: string, allowed: readonly FileType[]): FileType[] =>
  fileTypesFor(filename).filter((type) => allowed.includes(type))
