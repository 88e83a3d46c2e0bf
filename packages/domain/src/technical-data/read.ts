import { attributesOf } from './assign.ts'
import { findFamily } from './find-family.ts'
import { findingsOf } from './findings.ts'
import { foldText } from './folded-text.ts'
import { familyOf } from './infer-family.ts'
import type { TechnicalData } from './technical-data.ts'
import { tokensOf } from './tokens.ts'

/** A description that is longer is a text about the part. */
const readCharacters = 400

/** Reads what a description says of a part; what it does not say is left out. German and English. */
export function readTechnicalData(text: string): TechnicalData {
  const folded = foldText(text.length > readCharacters ? text.slice(0, readCharacters) : text)
  const findings = findingsOf(tokensOf(folded))
  const family = familyOf(findFamily(folded), findings)
  return { family, attributes: attributesOf(family, findings, folded) }
}
