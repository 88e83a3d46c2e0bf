import { nameKey } from '@schrankwerk/domain'
import { withoutBrackets } from '@schrankwerk/domain/bom'

/** Headers are compared without case, blanks, signs, and what stands in brackets. */
export const headerKey = (text: string): string => nameKey(withoutBrackets(text)).replaceAll(' ', '')
