/** Zero-based column of "AB12"; -1 where there are no letters. */
export function columnOf(address: string): number {
  let column = 0
  for (let at = 0; at < address.length; at++) {
    const code = address.charCodeAt(at) & 0xdf
    if (code < 65 || code > 90) break
    column = column * 26 + (code - 64)
    if (column > 20_000) break
  }
  return column - 1
}

/** Letters of a zero-based column. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return letters
}

export interface Area {
  top: number
  bottom: number
  left: number
  right: number
}

/** "C25:C29" as rows from 1 and columns from 0. */
export function areaOf(reference: string): Area | undefined {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(reference)
  if (!match) return undefined
  const area = {
    top: Number(match[2]),
    bottom: Number(match[4]),
    left: columnOf(match[1]!),
    right: columnOf(match[3]!),
  }
  return area.top >= 1 && area.top <= area.bottom && area.left <= area.right ? area : undefined
}
