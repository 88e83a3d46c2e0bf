import { splitDesignation } from './designation.ts'
import { isUsualManufacturer } from './known-manufacturers.ts'
import { leadingSign } from './signs.ts'

export interface SectionLocation {
  installationLocation?: string
  locationIdentifier?: string
  functionalAssignment?: string
}

const place =
  /^(?:feld|schrank|schaltschrank|tür|montageplatte|panel|cabinet|gehäuse|kasten|klemmenkasten|pult|bay|field|cubicle)\b[\s:.-]*(?:nr\.?\s*)?[\p{L}\d]{1,8}(?:[.\-/]\d+)?$/iu
const placeBefore =
  /^(?:feld|schrank|schaltschrank|klemmenkasten|anlage|ort|einbauort|panel|cabinet)\s+(?=[=+]{1,2}[\p{L}\d])/iu
const placeWithName =
  /^((?:feld|schrank|schaltschrank|panel|cabinet|bay|cubicle)\s*(?:nr\.?\s*)?\d{1,3}\p{L}?)\s*(?:[-–:/]\s+|\()\p{L}.{1,60}$/iu
const namedPlace = /^(?:einbauort|montageort|ort|mounting location|location) ?[:=]? \+?(\S.{0,40})$/i
const namedSite = /^(?:aufstellungsort|standort|installation site) ?[:=]? (?:\+\+)?(\S.{0,40})$/i
const namedPlant = /^(?:anlage|plant) ?[:=]? =?(\S.{0,40})$/i

/** The location that a section row („+S1“, „Feld 2“) gives what follows; null for other titles. */
export function sectionLocation(text: string): SectionLocation | null {
  const trimmed = text.replace(/\s+/g, ' ').trim().replace(/:$/, '')
  const designation = trimmed.replace(placeBefore, '').replace(/^([=+]\S+) (?![=+]|-\S).*$/u, '$1')
  if (leadingSign(designation)) {
    const parts = splitDesignation(designation)
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
  if (place.test(trimmed)) return { installationLocation: trimmed }
  const described = trimmed.match(placeWithName)
  return described ? { installationLocation: described[1]!.trim() } : null
}

const party =
  /^(?:lieferant|hersteller|fabrikat|firma|fa\.|händler|großhändler|supplier|vendor|distributor|manufacturer)(?:\s*:|\s+\p{L})/iu

/** Whether a title opens a block that is ordered otherwise, by supplier or manufacturer: a location above it ends there. */
export function endsLocation(text: string): boolean {
  return party.test(text.trim()) || isUsualManufacturer(text)
}
