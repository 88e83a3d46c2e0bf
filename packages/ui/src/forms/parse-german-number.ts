export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string }

const plain = /^\d*(,\d*)?$/
const grouped = /^\d{1,3}([.\s]\d{3})+(,\d*)?$/
const pointAsComma = /^[\d,]*\d\.\d*$|^\d{1,3}(,\d{3})+(\.\d*)?$|^\d+\.\d{1,2}$/

const wholeOnly = 'Bitte eine ganze Zahl eingeben.'

/**
 * Comma before the decimals, dots only between thousands. What could mean two things (`1,234.50`, `12.5`)
 * is refused with a sentence, never guessed. Empty text gives null.
 */
export const parseGermanNumber = (
  text: string,
  { decimals = 2, unit }: { decimals?: number; unit?: string } = {},
): Parsed<number | null> => {
  let rest = text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
  if (unit && rest.endsWith(unit)) rest = rest.slice(0, -unit.length).trim()
  if (rest === '') return { ok: true, value: null }
  const isNegative = /^[-−]/.test(rest)
  // „8.500,-“ are whole euro.
  const digits = (isNegative ? rest.slice(1).trim() : rest).replace(/,\s?[-–—]{1,2}$/, '')
  if (!/\d/.test(digits) || !(plain.test(digits) || grouped.test(digits)))
    return {
      ok: false,
      message:
        decimals === 0
          ? wholeOnly
          : pointAsComma.test(digits)
            ? 'Bitte mit Komma vor den Nachkommastellen eingeben, zum Beispiel 1.234,50.'
            : 'Bitte eine Zahl eingeben, zum Beispiel 1.234,50.',
    }
  const [whole = '', fraction = ''] = digits.replace(/[.\s]/g, '').split(',')
  if (fraction.length > decimals) return { ok: false, message: tooManyDecimals(decimals) }
  const value = Number(`${isNegative ? '-' : ''}${whole || '0'}.${fraction || '0'}`)
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER / 100) return { ok: false, message: 'Die Zahl ist zu groß.' }
  return { ok: true, value: value === 0 ? 0 : value }
}

const tooManyDecimals = (decimals: number): string => {
  if (decimals === 0) return wholeOnly
  return decimals === 1 ? 'Höchstens eine Nachkommastelle.' : `Höchstens ${decimals} Nachkommastellen.`
}
