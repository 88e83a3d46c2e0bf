import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LegalPage } from '@schrankwerk/contracts'

/** `avv` is the data-processing agreement, which is handed out as PDF. */
export type LegalText = LegalPage | 'avv'
export type LegalTexts = (text: LegalText) => Promise<string>

const placeholders = fileURLToPath(new URL('../../legal/', import.meta.url))

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * The operator's own texts, `<text>.md` of his folder as it is at that moment; one that is not there is answered by
 * the placeholder.
 */
export const legalTexts =
  (folder: string | undefined): LegalTexts =>
  async (text) => {
    const name = `${text}.md`
    const own = folder
      ? await readFile(join(folder, name), 'utf8').catch((error) => {
          if (isMissing(error)) return undefined
          throw error
        })
      : undefined
    return own ?? readFile(join(placeholders, name), 'utf8')
  }
