import { looksLikeNumber } from './column-profile.ts'
import { isManufacturerName } from './known-manufacturers.ts'

export interface ManufacturerBeforeNumber {
  manufacturerName: string
  number: string
}

const mostWords = 3

/**
 * For columns such as „Hersteller/Typ“: "Siemens 3RT2015-1BB41" is Siemens and 3RT2015-1BB41. Only usual manufacturers'
 * full names count, and only before something that looks like a number.
 */
export function splitManufacturerBeforeNumber(text: string): ManufacturerBeforeNumber | null {
  const words = text.trim().split(/\s+/)
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count -= 1) {
    const manufacturerName = words
      .slice(0, count)
      .join(' ')
      .replace(/(?: |(?<![ ,;:/]))[,;:/]+$/, '')
    const number = words
      .slice(count)
      .join(' ')
      .replace(/^[-–:/,]\s*/, '')
    if (isManufacturerName(manufacturerName) && looksLikeNumber(number)) return { manufacturerName, number }
  }
  return null
}
