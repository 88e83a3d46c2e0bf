import type { TechnicalData } from './technical-data.ts'

/** Rows „description => family: attribute value, attribute value“; a dash for no family. */
export function descriptions(table: string): [text: string, data: TechnicalData][] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [text, facts] = row.split(' => ')
      const [family, named = ''] = facts!.split(':')
      const attributes = named
        .split(',')
        .map((attribute) => attribute.trim().split(' '))
        .filter(([name]) => name !== '')
        .map(([name, value]) => [name, Number.isNaN(Number(value)) ? value : Number(value)])
      return [
        text!,
        {
          family: family === '-' ? null : family,
          attributes: Object.fromEntries(attributes),
        } as TechnicalData,
      ]
    })
}
