import { formatNumber } from '../formats/formats.ts'

const whole = (count: number): string => formatNumber(count, { decimals: 0 })

/** A text that is too long is kept whole, and said to be: the browser's own limit would cut what is pasted without a word. */
export function lengthMessage(value: string, maxLength: number | undefined): string | undefined {
  const length = value?.trim().length ?? 0
  return maxLength !== undefined && length > maxLength
    ? `Höchstens ${whole(maxLength)} Zeichen; es sind ${whole(length)}. Bitte kürzen Sie den Text.`
    : undefined
}
