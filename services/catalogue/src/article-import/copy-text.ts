import type { StagedValue } from './stage-row.ts'

const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A row in PostgreSQL's text format of COPY, line end included. */
export function copyLine(values: readonly StagedValue[]): string {
  let line = ''
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) line += '\t'
    line += copyValue(values[index]!)
  }
  return `${line}\n`
}

function copyValue(value: StagedValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return special.test(value) ? escaped(value) : value
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return escaped(`{${value.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`)
}

const escaped = (text: string) => text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign]!)
