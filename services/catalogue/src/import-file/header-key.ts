import { withoutBrackets } from '@schrankwerk/domain/bom'
import { nameKey } from '../name-key.ts'

/** Headers are compared without case, blanks, signs, and what stands in brackets. */
export const headerKey = (text: string): string => nameKey(withoutBrackets(text)).replaceAll(' ', '')
