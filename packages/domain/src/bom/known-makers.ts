import { knownMakerAbbreviations } from './maker-prefix.ts'

const names =
  'Allen-Bradley|B&R|Bender|Block|Bosch Rexroth|Conta-Clip|Danfoss|Endress+Hauser|Fandis|Hälg|Häwa|Helukabel|Hirschmann|ifm|Janitza|Jumo|Keyence|Legrand|Leuze|Lütze|Mitsubishi|Mitsubishi Electric|Moeller|Murr|Pepperl+Fuchs|Pfannenberg|Phoenix|Rockwell|Rockwell Automation|Schmersal|Schneider|Socomec|Spelsberg|Stego|Wieland|Yaskawa'

const makers = new Set(
  [...names.split('|'), ...knownMakerAbbreviations.values()].map((name) => name.toLowerCase()),
)

/** Whether a text is the name of a maker, not only its abbreviation. */
export function isMakerName(text: string): boolean {
  return makers.has(text.trim().toLowerCase())
}

/** Whether a text is the name of a maker that control-cabinet lists usually name. */
export function isUsualMaker(text: string): boolean {
  if (knownMakerAbbreviations.has(text.trim())) return true
  return makers.has(
    text
      .trim()
      .toLowerCase()
      .replace(/(?<!\s)\s+(?:ag|gmbh|se|gmbh & co\. kg)$/, ''),
  )
}
