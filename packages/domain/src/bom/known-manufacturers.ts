import { knownManufacturerAbbreviations } from './manufacturer-prefix.ts'

const names =
  'Allen-Bradley|B&R|Bender|Block|Bosch Rexroth|Conta-Clip|Danfoss|Endress+Hauser|Fandis|Hälg|Häwa|Helukabel|Hirschmann|ifm|Janitza|Jumo|Keyence|Legrand|Leuze|Lütze|Mitsubishi|Mitsubishi Electric|Moeller|Murr|Pepperl+Fuchs|Pfannenberg|Phoenix|Rockwell|Rockwell Automation|Schmersal|Schneider|Socomec|Spelsberg|Stego|Wieland|Yaskawa'

const manufacturers = new Set(
  [...names.split('|'), ...knownManufacturerAbbreviations.values()].map((name) => name.toLowerCase()),
)

/** Whether a text is the name of a manufacturer, not only its abbreviation. */
export function isManufacturerName(text: string): boolean {
  return manufacturers.has(text.trim().toLowerCase())
}

/** Whether a text is the name of a manufacturer that control-cabinet lists usually name. */
export function isUsualManufacturer(text: string): boolean {
  if (knownManufacturerAbbreviations.has(text.trim())) return true
  return manufacturers.has(
    text
      .trim()
      .toLowerCase()
      .replace(/(?<!\s)\s+(?:ag|gmbh|se|gmbh & co\. kg)$/, ''),
  )
}
