import type { FileType } from '@schrankwerk/contracts'
import { defaultFileType, fileTypesFor } from './file-types.ts'

/** What a drawing of the circuit is called. */
const circuitDiagram = /schaltpl(an|ä|ae)|stromlaufpl(an|ä|ae)|circuit[ _-]?diagram|schematic/i

/** The type of a file uploaded without one: its extension's only sensible type, else the one its name says, else UNKNOWN. */
export const fileTypeByName = (filename: string): FileType => {
  const isCircuit = circuitDiagram.test(filename.normalize('NFC'))
  const canBeCircuit = fileTypesFor(filename).includes('CIRCUIT_DIAGRAM')
  return isCircuit && canBeCircuit ? 'CIRCUIT_DIAGRAM' : defaultFileType(filename)
}
