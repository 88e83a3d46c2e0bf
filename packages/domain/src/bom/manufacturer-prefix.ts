/** Abbreviations as parts databases of EPLAN carry them before the first dot. */
export const knownManufacturerAbbreviations: ReadonlyMap<string, string> = new Map([
  ['ABB', 'ABB'],
  ['BALL', 'Balluff'],
  ['BAL', 'Balluff'],
  ['BECK', 'Beckhoff'],
  ['BEC', 'Beckhoff'],
  ['DEH', 'Dehn'],
  ['EAT', 'Eaton'],
  ['ETN', 'Eaton'],
  ['FES', 'Festo'],
  ['FIN', 'Finder'],
  ['HAG', 'Hager'],
  ['HAR', 'Harting'],
  ['ICO', 'ICOTEK'],
  ['IFM', 'ifm electronic'],
  ['LAPP', 'Lapp'],
  ['LEN', 'Lenze'],
  ['MOE', 'Eaton'],
  ['MURR', 'Murrelektronik'],
  ['MUR', 'Murrelektronik'],
  ['OMR', 'Omron'],
  ['PIL', 'Pilz'],
  ['PILZ', 'Pilz'],
  ['PULS', 'PULS'],
  ['PXC', 'Phoenix Contact'],
  ['RIT', 'Rittal'],
  ['SCHN', 'Schneider Electric'],
  ['SE', 'Schneider Electric'],
  ['SEW', 'SEW-Eurodrive'],
  ['SICK', 'SICK'],
  ['SIE', 'Siemens'],
  ['TURCK', 'Turck'],
  ['TUR', 'Turck'],
  ['WAG', 'WAGO'],
  ['WAGO', 'WAGO'],
  ['WEI', 'Weidmüller'],
  ['WM', 'Weidmüller'],
])

export interface ManufacturerPrefix {
  abbreviation: string
  manufacturerName: string
  number: string
}

/**
 * `SIE.3RT2015-1BB41` is Siemens and 3RT2015-1BB41. The text before the first dot counts only
 * where it is a known abbreviation (those of the catalogue go first).
 */
export function splitManufacturerPrefix(
  text: string,
  abbreviations?: ReadonlyMap<string, string>,
): ManufacturerPrefix | null {
  const found = text.trim().match(/^([\p{L}+&]{2,6})\.(\S.*)$/u)
  if (!found) return null
  const abbreviation = found[1]!
  const number = found[2]!.trim()
  if (!/\d/.test(number)) return null
  const wanted = abbreviation.toUpperCase()
  for (const [key, name] of abbreviations ?? []) {
    if (key.toUpperCase() === wanted) return { abbreviation, manufacturerName: name, number }
  }
  const name = knownManufacturerAbbreviations.get(wanted)
  return name ? { abbreviation, manufacturerName: name, number } : null
}
