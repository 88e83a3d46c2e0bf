import { splitDesignation } from './designation.ts'
import { leadingSign } from './signs.ts'

export interface SectionLocation {
  installationLocation?: string
  locationIdentifier?: string
  functionalAssignment?: string
}

const place =
  /^(?:feld|schrank|schaltschrank|tür|montageplatte|panel|cabinet|gehäuse|kasten|klemmenkasten|pult|bay|field|cubicle)\b[\s:.-]*(?:nr\.?\s*)?[\p{L}\d]{1,8}(?:[.\-/]\d+)?$/iu
const namedPlace = /^(?:einbauort|montageort|ort|mounting location|location)\s*[:=]?\s+\+?(\S.{0,40})$/i
const namedSite = /^(?:aufstellungsort|standort|installation site)\s*[:=]?\s+(?:\+\+)?(\S.{0,40})$/i
const namedPlant = /^(?:anlage|plant)\s*[:=]?\s+=?(\S.{0,40})$/i

/** Rule 9: the location that a section row („+S1“, „Feld 2“) gives what follows; null for other titles. */
export function sectionLocation(text: string): SectionLocation | null {
  const trimmed = text.trim().replace(/:$/, '')
  if (leadingSign(trimmed)) {
    const parts = splitDesignation(trimmed)
    const location: SectionLocation = {}
    if (parts.installationLocation) location.installationLocation = parts.installationLocation
    if (parts.locationIdentifier) location.locationIdentifier = parts.locationIdentifier
    if (parts.functionalAssignment) location.functionalAssignment = parts.functionalAssignment
    return Object.keys(location).length > 0 ? location : null
  }
  const named = trimmed.match(namedPlace)
  if (named) return { installationLocation: named[1]!.trim() }
  const site = trimmed.match(namedSite)
  if (site) return { locationIdentifier: site[1]!.trim() }
  const plant = trimmed.match(namedPlant)
  if (plant) return { functionalAssignment: plant[1]!.trim() }
  return place.test(trimmed) ? { installationLocation: trimmed } : null
}
