import type { BomLine } from './bom-line.ts'

/** What a list must have for a bare line to mean an accessory. */
export interface AccessoryColumns {
  hasDescription: boolean
  hasDesignation: boolean
  hasManufacturer: boolean
}

function isBare(line: BomLine): boolean {
  return (
    (line.orderNumber !== '' || line.manufacturerNumber !== '') &&
    line.quantityText !== '' &&
    line.description === '' &&
    line.bmk === '' &&
    line.manufacturerName === '' &&
    !line.equivalentAllowed
  )
}

function isFull(line: BomLine, columns: AccessoryColumns): boolean {
  return (!columns.hasDescription || line.description !== '') && (!columns.hasDesignation || line.bmk !== '')
}

/** A full line as people find it: by its number, else its designation, and by its row; its place may still change. */
function nameOf({ orderNumber, manufacturerNumber, bmk, rowIndex }: BomLine): string {
  const name = orderNumber || manufacturerNumber || bmk
  const row = `Zeile ${rowIndex} der Datei`
  return name === '' ? row : `„${name}“ (${row})`
}

/**
 * A line with number and quantity only, below a full line, is an accessory of it. Location and
 * BMK are inherited, the manufacturer only as CHECK. Changes the lines in place.
 */
export function inheritAccessories(lines: BomLine[], columns: AccessoryColumns): void {
  if (!columns.hasDesignation && !(columns.hasDescription && columns.hasManufacturer)) return
  let full: BomLine | undefined
  for (const line of lines) {
    if (!isBare(line)) {
      full = isFull(line, columns) ? line : undefined
      continue
    }
    if (!full) continue
    line.accessoryOfRow = full.rowIndex
    line.bmk = full.bmk
    line.installationLocation ||= full.installationLocation
    line.locationIdentifier ||= full.locationIdentifier
    line.functionalAssignment ||= full.functionalAssignment
    line.functionDesignation ||= full.functionDesignation
    line.notes.push({ code: 'ACCESSORY', certainty: 'CHECK', text: `Zubehör zu ${nameOf(full)}` })
    if (full.manufacturerName !== '') {
      line.manufacturerName = full.manufacturerName
      line.manufacturerAlternatives = full.manufacturerAlternatives
      line.notes.push({
        code: 'MAKER_INHERITED',
        certainty: 'CHECK',
        text: `Hersteller „${full.manufacturerName}“ von ${nameOf(full)} übernommen`,
      })
    }
  }
}
