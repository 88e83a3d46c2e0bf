import { uuidv7 } from '@schrankwerk/service-kit/job-thread'

const digits = 8
const lowDigits = 3
const lowAmount = 16 ** lowDigits
const lows = Array.from({ length: lowAmount }, (_, at) => at.toString(16).padStart(lowDigits, '0'))

/**
 * Ids for the articles that lines may become, in the order of the lines: one time and some forty random bits for all of a file,
 * its line for the rest. Random bits for each line would take the database a third of its time to take the lines.
 */
export function createLineIds(): (line: number) => string {
  const prefix = uuidv7().slice(0, -digits)
  let high = -1
  let beginning = ''
  return (line) => {
    const above = Math.floor(line / lowAmount)
    if (above !== high) {
      high = above
      beginning = prefix + above.toString(16).padStart(digits - lowDigits, '0')
    }
    return beginning + lows[line % lowAmount]
  }
}
